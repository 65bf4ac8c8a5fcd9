/** `npm run test:browser`: finds a Chromium and a Redis server, then runs the journeys against the built product. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTests } from './acceptance/whole-run.mjs'
import { findChromium } from './find-chromium.mjs'
import { findRedis, MISSING } from './find-redis.mjs'

const chromium = findChromium()
if (!chromium) {
  console.error('No Chromium. Type:  sudo apt-get install -y chromium   (or set CHROMIUM_PATH)')
  process.exit(1)
}
const hasRedis = findRedis()
// Everything that the run leaves in the temporary folder is removed with it.
const TMPDIR = mkdtempSync(join(tmpdir(), 'trois-piliers-'))
const status = runTests('browser', ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], {
  whole: ['--forbid-only'],
  part: process.argv.slice(2),
  env: { CHROMIUM_PATH: chromium, TMPDIR },
})
rmSync(TMPDIR, { recursive: true, force: true })
if (!hasRedis) console.warn(MISSING)
process.exit(status)
