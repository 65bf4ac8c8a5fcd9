/** `npm run test:machines [-- -g words]`: finds nginx, Redis and Chromium, then tries two processes behind a proxy. */
import { spawnSync } from 'node:child_process'
import { findChromium } from '../find-chromium.mjs'
import { findNginx } from '../find-nginx.mjs'
import { findRedis } from '../find-redis.mjs'

const chromium = findChromium()
const missing = [!chromium && 'chromium', !findNginx() && 'nginx', !findRedis() && 'redis-server'].filter(Boolean)
if (missing.length > 0) {
  console.error(`Nothing was tried: no ${missing.join(', ')} here. Type:  sudo apt-get install -y ${missing.join(' ')}`)
  process.exit(1)
}
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/machines/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
)
process.exit(status ?? 1)
