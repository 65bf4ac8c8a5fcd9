/** What a release consists of, how it is named, and how the same commit becomes the same bytes. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files and folders of the commit that go into a release, beside `build` and `node_modules`: what runs (the two files of `app`
 * stand before `npm start`), what an operator copies from, and what they read.
 */
export const RELEASED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'app/shell/check-node.mjs',
  'app/shell/node-in-force.mjs',
  'deploy',
  'docs',
  'CHANGELOG.md',
  'SECURITY.md',
]

/** The one platform whose packages, Node among them, go along. On another one `npm ci --omit=dev` brings its own. */
export const PLATFORM = 'linux-x64'

/**
 * @param version of package.json
 * @param changelog CHANGELOG.md as it stands in the commit
 * @param commit its whole hash
 * @returns the version; while changes wait under [Unreleased], with the commit: no two releases have the same name
 */
export function releaseVersion(version, changelog, commit) {
  const [, waiting = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  if (waiting.trim() !== '') return `${version}+${commit.slice(0, 12)}`
  if (!changelog.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has no heading for ${version}`)
  return version
}

/**
 * npm's bill without what differs between two runs and machines.
 * @param seconds since 1970, of the commit
 */
export function steadyBill({ serialNumber: _, ...bill }, seconds) {
  const { tools: __, ...metadata } = bill.metadata
  return { ...bill, metadata: { ...metadata, timestamp: new Date(seconds * 1000).toISOString() } }
}

/** As `sha256sum` writes and reads them: every file of a folder, in one order everywhere. Links name files that are in the list. */
export function sumsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
  return files
    .toSorted()
    .map((path) => sumLine(sha256(readFileSync(join(folder, path))), path))
    .join('')
}

/** A name with a line end or a backslash is escaped, and the line begins with a backslash (`sha256sum`). */
function sumLine(sum, path) {
  const written = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `${written === path ? '' : '\\'}${sum}  ${written}\n`
}

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * Packs a folder: whoever packs it, in which order its files were written, when, and with which rights, the bytes are the same.
 * GNU tar alone has these options; what Node's own gzip writes would depend on the processor.
 * @param {{ parent: string, folder: string, seconds: number }} given the folder, whose name all paths begin with, where it lies,
 * and the time of every file in seconds since 1970
 * @returns the path of the archive, beside the folder
 */
export function pack({ parent, folder, seconds }) {
  const archive = join(parent, `${folder}.tar`)
  const same = ['--format=gnu', '--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner']
  const rights = '--mode=u=rwX,go=rX'
  // Options of whoever packs it, which both programs would add to ours.
  const { TAR_OPTIONS: _, GZIP: __, ...env } = process.env
  execFileSync('tar', [...same, rights, '-C', parent, '-cf', archive, folder], { env: { ...env, LC_ALL: 'C' } })
  execFileSync('gzip', ['-9n', archive], { env })
  return `${archive}.gz`
}
