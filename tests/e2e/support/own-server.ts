/** A separate product for a test that needs other settings than the shared one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { freePort } from '../../support/product/free-port'
import { test as base, expect } from './fixtures'

type Own = {
  port: string
  /** Starts the built product instead of the one started before: on the same port, with the same vault. */
  startServer: (settings: Record<string, string>) => Promise<void>
  /** Starts another one beside it. */
  startBeside: (settings: Record<string, string> & { PORT: string }) => Promise<void>
}

const { PATH = '' } = process.env
const COMMON = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  TODAY: '2026-11-21',
  RATE_LIMIT: 'off',
  LOAD_LIMIT: 'off',
  PATH,
} as const

export const test = base.extend<Own>({
  port: async ({ browserName: _ }, use) => use(String(await freePort())),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  startServer: async ({ port, context }, use) => {
    const DATA_DIR = newDataDir()
    let running: ChildProcess | null = null
    await use(async (settings) => {
      await stop(running)
      running = await start({ PORT: port, DATA_DIR, ...settings })
    })
    await leave(context)
    await stop(running)
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
  startBeside: async ({ context }, use) => {
    const DATA_DIR = newDataDir()
    let running: ChildProcess | null = null
    await use(async (settings) => {
      running = await start({ DATA_DIR, ...settings })
    })
    await leave(context)
    await stop(running)
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
})

const newDataDir = () => mkdtempSync(join(tmpdir(), 'trois-piliers-own-'))

/** Asked again at once: a start takes a second or two. */
const SOON = { timeout: 60_000, intervals: [50] }

/** The built product, or the sandbox alone; resolves as soon as it serves people. `port`: where it then answers. */
export async function start(
  settings: Record<string, string>,
  port = settings.PORT ?? settings.SANDBOX_PORT,
): Promise<ChildProcess> {
  const env = { ...COMMON, ...settings }
  const started = spawn(process.execPath, ['build/server/index.js'], { env, stdio: 'ignore' })
  await expect.poll(() => isReady(`http://localhost:${port}/health/ready`), SOON).toBe(true)
  return started
}

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Pictures still loading would miss their server, and the console would report it. */
export async function leave(context: BrowserContext) {
  for (const open of context.pages()) await open.goto('about:blank')
}

/** As by Ctrl+C: at once, while a browser still holds its connection. */
export async function stop(server: ChildProcess | null) {
  if (server?.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}
