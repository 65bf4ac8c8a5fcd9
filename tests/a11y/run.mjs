/**
 * `npm run test:a11y`: brings a visitor to every state of every page, in every pair of circumstances, and asks four
 * checkers. What it prints at the end says which of them ran, and what they found.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../find-chromium.mjs'
import { findJava, MISSING } from '../find-java.mjs'
import { checkWithNu } from './check-nu.mjs'
import { report } from './report.mjs'

const chromium = findChromium()
if (!chromium) {
  console.error('axe, HTML_CodeSniffer, html-validate and the Nu HTML checker DID NOT RUN: no Chromium here.')
  console.error('Type:  sudo apt-get install -y chromium   (or set CHROMIUM_PATH)')
  process.exit(1)
}
const java = findJava()
const begun = performance.now()
const TMPDIR = mkdtempSync(join(tmpdir(), 'trois-piliers-'))
const SERVED_PAGES = mkdtempSync(join(tmpdir(), 'trois-piliers-served-'))
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/a11y/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, JAVA_PATH: java ?? '', TMPDIR, SERVED_PAGES } },
)
const files = [...filesIn(SERVED_PAGES), ...filesIn(fileURLToPath(new URL('../../build/client', import.meta.url)))]
const faultsOfNu = java ? checkWithNu(java, files) : null
for (const folder of [TMPDIR, SERVED_PAGES]) rmSync(folder, { recursive: true, force: true })
report({ faultsOfNu, files: files.length, minutes: (performance.now() - begun) / 60_000 })
if (!java) console.warn(MISSING)
process.exit(status || (faultsOfNu?.length ? 1 : 0))

/** Pages, style sheets and drawings. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(html|css|svg)$/.test(name))
    .map((name) => join(folder, name))
}
