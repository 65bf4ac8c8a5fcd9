/** Two processes of the built product behind nginx, over one Redis; the sandbox in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { leave } from '../e2e/support/own-server'
import { type BuiltServer, startBuilt } from '../support/product/built-server'
import { freePort } from '../support/product/free-port'
import { productSettings, sandboxSettings } from '../support/product/several-settings'
import { type RedisSettings, startRedis } from '../support/vault/start-redis'
import { makeRelease } from './release'
import { startProxy } from './start-proxy'

export type Machines = Awaited<ReturnType<typeof startMachines>>
export type Which = 0 | 1

/** `keptSeconds`: how long the proxy keeps idle connections, where a test cannot wait for a minute. */
type MachineSettings = RedisSettings & { keptSeconds?: number | undefined }

async function startMachines({ keptSeconds, ...redisSettings }: MachineSettings) {
  const [port, sandboxPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const ports = [first, second] as const
  const address = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'machines-'))
  const redis = await startRedis(redisSettings)
  const start = (which: Which, cwd?: string) =>
    startBuilt({
      dataDir: join(folder, `product-${which + 1}`),
      port: ports[which],
      settings: { ...productSettings(address, String(sandboxPort)), REDIS_URL: redis.url },
      ...(cwd ? { cwd } : {}),
    })
  const [sandbox, ...started] = await Promise.all([
    startBuilt({
      dataDir: folder,
      port: sandboxPort,
      settings: sandboxSettings(address, String(sandboxPort)),
    }),
    start(0),
    start(1),
  ])
  const products: [BuiltServer, BuiltServer] = started
  const proxy = await startProxy({ port, products: ports, keptSeconds })

  return {
    address,
    ports,
    redis,
    proxy,
    products,
    /** Ends one, and starts another of the build in that folder in its place. @returns after how long it was ready */
    async replace(which: Which, signal: NodeJS.Signals, cwd?: string): Promise<number> {
      await products[which].end(signal)
      products[which] = await start(which, cwd)
      return products[which].readyAfterMs
    },
    async stop() {
      await proxy.stop()
      await Promise.all([sandbox, ...products].map((one) => one.end('SIGKILL')))
      await redis.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As the next one in turn reports it. */
export async function versionAt({ address }: Machines): Promise<string> {
  const { version } = (await (await fetch(`${address}/version`)).json()) as { version: string }
  return version
}

/** `release`: the folder of a new version, to be rolled out. */
export const test = base.extend<{ settings: MachineSettings; machines: Machines; release: string }>({
  settings: [{}, { option: true }],
  machines: async ({ settings, browserName: _ }, use) => {
    const machines = await startMachines(settings)
    await use(machines)
    await machines.stop()
  },
  release: async ({ machines }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    try {
      makeRelease(folder, await versionAt(machines))
      await use(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  baseURL: async ({ machines }, use) => use(machines.address),
  page: async ({ page }, use) => {
    await use(page)
    await leave(page.context())
  },
})
