/** `npm run bench [-- part ...]`: finds what measuring needs, then measures all parts or those that are named. */
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'
import { findRedis } from './find-redis.mjs'
import { installed, onPath } from './system-packages.mjs'

const PARTS = ['pages', 'server', 'vault', 'start', 'calculation', 'journey', 'pdf', 'strangers', 'play']
/** Only by name: no figures, but where they come from. */
const CAUSES = 'profile'
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => ![...PARTS, CAUSES].includes(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${[...PARTS, CAUSES].join(', ')}.`)
  process.exit(1)
}
const parts = asked.length > 0 ? asked : PARTS
const needs = (...names) => names.some((name) => parts.includes(name))

const CHROMIUM_PATH = needs('pages', 'play') ? findChromium() : undefined
const missing = [
  needs('pages', 'play') &&
    !CHROMIUM_PATH &&
    'No Chromium: pages and presses are not measured. Type:  sudo apt-get install -y chromium',
  needs('server') &&
    !(onPath(['wrk']) ?? installed('wrk')) &&
    'No wrk: requests a second are not measured. Type:  sudo apt-get install -y wrk',
  needs('vault') &&
    !findRedis() &&
    'No redis-server: the vault is compared with SQLite only. Type:  sudo apt-get install -y redis-server',
].filter(Boolean)

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'tests/bench/vitest.config.ts', ...parts.map((name) => `tests/bench/${name}.part.ts`)],
  { stdio: 'inherit', env: { ...process.env, ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}) } },
)
for (const line of missing) console.warn(line)
process.exit(status ?? 1)
