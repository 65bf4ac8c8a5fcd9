/** `npm run test:browser`: finds a Chromium and a Redis server, then runs the journeys against the built product. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { findRedis, MISSING } from './find-redis.mjs'

const chromium = findChromium()
if (!chromium) {
  console.error('No Chromium. Type:  sudo apt-get install -y chromium   (or set CHROMIUM_PATH)')
  process.exit(1)
}
const hasRedis = findRedis()
// All that the run leaves in the temporary folder goes with it.
const TMPDIR = mkdtempSync(join(tmpdir(), 'trois-piliers-'))
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, TMPDIR },
  },
)
rmSync(TMPDIR, { recursive: true, force: true })
if (!hasRedis) console.warn(MISSING)
process.exit(status ?? 1)
