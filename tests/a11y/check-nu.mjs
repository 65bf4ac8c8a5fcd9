/** The Nu HTML checker, on files: pages, style sheets and drawings as they were served. */
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const JAR = fileURLToPath(new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
const LIMIT_MS = 15 * 60_000

/** Its false positives, each with its reason. */
const LEFT_OUT = [
  // A table whose cells stand one below the other on a narrow screen is `display: block` there. Browsers of 2018, and
  // Safari for longer, then hide that it is a table, unless the roles say so. Elsewhere the roles are redundant and
  // harm nobody.
  /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/,
  /^The “(table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary for element “/,
  // Properties of SVG 2, known to every browser; the checker knows those of SVG 1.1.
  /^CSS: “paint-order”: Property “paint-order” doesn't exist/,
]

/**
 * One start for all files: starting takes longer than reading a page.
 * @param {string} java its path
 * @param {string[]} files
 * @returns {{ rule: string, file: string, where: string }[]} errors and warnings
 * @throws where the checker itself fails
 */
export function checkWithNu(java, files) {
  const options = ['--also-check-css', '--also-check-svg', '--format', 'json', '--stdout']
  const { stdout, stderr, error } = spawnSync(java, ['-jar', JAR, ...options, ...files], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 2 ** 30,
  })
  if (error || !stdout) throw new Error(`The Nu HTML checker has failed: ${error ?? stderr}`)
  return JSON.parse(stdout)
    .messages.filter(isFault)
    .map(({ message, url = '', lastLine = 0, lastColumn = 0, extract = '' }) => ({
      rule: message,
      file: basename(decodeURIComponent(url)),
      where: `${lastLine}:${lastColumn} ${extract.replace(/\s+/g, ' ')}`,
    }))
}

/** Mere remarks, such as on a slash without effect, are no faults. */
const isFault = ({ type, subType, message }) =>
  (type !== 'info' || subType === 'warning') && !LEFT_OUT.some((pattern) => pattern.test(message))
