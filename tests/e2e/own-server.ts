/** A product of the test's own, where it needs other settings than the one that all tests share. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './fixtures'

type Own = {
  port: string
  /** Starts the built product, in place of the one started before: on the same port, with the same vault. */
  startServer: (settings: Record<string, string>) => Promise<void>
}

export const test = base.extend<Own>({
  port: async ({ browserName: _ }, use) => use(await freePort()),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  startServer: async ({ port, baseURL }, use) => {
    const { PATH = '' } = process.env
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'trois-piliers-own-'))
    const env = { NODE_ENV: 'production', SANDBOX: 'on', TODAY: '2026-11-21', PATH, PORT: port, DATA_DIR } as const
    let running: ChildProcess | null = null
    await use(async (settings) => {
      await stop(running)
      running = spawn(process.execPath, ['build/server/index.js'], { env: { ...env, ...settings }, stdio: 'ignore' })
      await expect.poll(() => isReady(`${baseURL}/health/ready`), { timeout: 20_000 }).toBe(true)
    })
    await stop(running)
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
})

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** As from the keyboard: at once, while a browser still holds its connection. */
async function stop(server: ChildProcess | null) {
  if (server?.exitCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return String(address.port)
}
