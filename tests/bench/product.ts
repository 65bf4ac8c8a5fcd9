/** The built product as a separate process on a free port of this machine, with its own folders, to be measured. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBuilt } from '../support/product/built-server'
import { freePort } from '../support/product/free-port'

export type Product = Awaited<ReturnType<typeof startMeasured>>

/** Requests to `inside.mjs` and its answers. */
type Inside = {
  /** Microseconds of a core so far. */
  core: number
  memory: { rss: number; heapUsed: number; external: number; arrayBuffers: number }
  beginTurns: undefined
  /** Milliseconds of the longest turn of the event loop since: by the clock, and of a core. */
  endTurns: { ms: number; coreMs: number }
  beginProfile: undefined
  endProfile: import('node:inspector').Profiler.Profile
}

const INSIDE = `--import=${fileURLToPath(new URL('inside.mjs', import.meta.url))}`
const ON_THIS_MACHINE = { HOST: '127.0.0.1' }

const SECRETS = {
  IDENTITY_CLIENT_SECRET: 'secret at the identity service',
  PARTIES_CLIENT_SECRET: 'secret at funds and 3a providers',
  REGISTER_KEY: 'key-of-the-avs-register',
}

/** Settings of a product without the sandbox, whose outside parties stand at this address. */
export const withPartiesAt = (address: string) => ({
  ...SECRETS,
  SANDBOX: 'off',
  IDENTITY_ISSUER: `${address}/identity`,
  DIRECTORY_URL: `${address}/directory/pension-funds`,
  ENTITIES_URL: `${address}/directory/entities`,
  REGISTER_URL: `${address}/register`,
})

/** The product with the sandbox in a separate process, so that the core time is the product's alone. */
export async function startApart() {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const common = { ...ON_THIS_MACHINE, PUBLIC_ORIGIN: `http://localhost:${port}` }
  const alone = { ...SECRETS, SANDBOX: 'alone', SANDBOX_PORT: String(sandboxPort) }
  const sandbox = await startBuilt({ dataDir: tmpdir(), port: sandboxPort, settings: { ...common, ...alone } })
  const end = () => sandbox.end('SIGKILL')
  try {
    const settings = withPartiesAt(`http://localhost:${sandboxPort}/sandbox`)
    const product = await startMeasured({ ...common, ...settings, PORT: String(port) })
    return { ...product, stop: async () => void (await Promise.all([product.stop(), end()])) }
  } catch (error) {
    await end()
    throw error
  }
}

/** With the sandbox, limits off: one address asks for everything. */
export async function startMeasured(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const server = await startBuilt({
    dataDir,
    port: Number(settings.PORT ?? (await freePort())),
    settings: { ...ON_THIS_MACHINE, ...settings },
    flags: ['--enable-source-maps', INSIDE],
  })
  const { process: child, origin } = server
  return {
    origin,
    pid: child.pid ?? 0,
    async inside<Ask extends keyof Inside>(ask: Ask): Promise<Inside[Ask]> {
      const answered = once(child, 'message')
      child.send(ask)
      const [{ answer }] = await answered
      return answer
    },
    async stop() {
      await server.end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
