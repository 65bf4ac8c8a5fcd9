/** The built product as a process of its own on a free port of this machine, with folders of its own, to be measured. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBuilt } from '../support/built-server'
import { freePort } from '../support/free-port'

export type Product = Awaited<ReturnType<typeof startMeasured>>

/** Asks of `inside.mjs` and what it answers. */
type Inside = {
  memory: { rss: number; heapUsed: number; external: number; arrayBuffers: number }
  beginProfile: undefined
  endProfile: import('node:inspector').Profiler.Profile
}

const INSIDE = `--import=${fileURLToPath(new URL('inside.mjs', import.meta.url))}`
const ON_THIS_MACHINE = { HOST: '127.0.0.1' }

/** With the sandbox, limits off: one address asks for everything. */
export async function startMeasured(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const server = await startBuilt({
    dataDir,
    port: await freePort(),
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
