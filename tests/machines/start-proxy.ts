/** nginx with the very file that `deploy/` has for it, on a port of the tests, in front of their processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export const NGINX_CONF = 'deploy/nginx.conf'

type ProxySettings = {
  port: number
  /** Where the processes of the product listen. */
  products: readonly number[]
  /** How long it keeps an idle connection to them; by default as in the file. */
  keptSeconds?: number | undefined
}

/** Without TLS, which Chromium does not require of localhost, and with the tests' own addresses. */
export function configured(conf: string, { port, products, keptSeconds }: ProxySettings): string {
  const addressed = products.reduce(
    (text, product, which) => text.replace(`product-${which + 1}:3000`, `127.0.0.1:${product}`),
    conf.replace(/^ *ssl_.*\n/gm, '').replace(/listen .*;/, `listen 127.0.0.1:${port};`),
  )
  return keptSeconds ? addressed.replace(/keepalive_timeout \d+s;/, `keepalive_timeout ${keptSeconds}s;`) : addressed
}

export async function startProxy(settings: ProxySettings) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'run'))
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, configured(readFileSync(NGINX_CONF, 'utf8'), settings))
  // Otherwise root's workers would run as a user who may not enter the tests' folder.
  const asSelf = process.getuid?.() === 0 ? 'user root;' : ''
  const started = spawn('nginx', ['-p', join(folder, 'run'), '-c', conf, '-g', `daemon off; ${asSelf}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  started.stderr.on('data', (text) => said.push(String(text)))
  const address = `http://localhost:${settings.port}`
  await expect.poll(() => answers(`${address}/health/live`), { message: said.join('') }).toBe(true)
  return {
    address,
    /** What it has written to its log. */
    said,
    /** Reads its file again: new workers take over, the old ones end once they have answered. */
    reload: () => void started.kill('SIGHUP'),
    async stop() {
      started.kill('SIGTERM')
      if (started.exitCode === null) await once(started, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
