/** A Redis server of the tests' own, on a free port, with nothing on the disk, where the machine has one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { onPath } from '../../system-packages.mjs'
import { freePort } from '../product/free-port'

export const hasRedis = onPath(['redis-server']) !== undefined

export type StartedRedis = Awaited<ReturnType<typeof startRedis>>

/** `appendOnly`: writes every change to its disk as well, and reads it when it starts again. */
export type RedisSettings = { password?: string; appendOnly?: boolean }

/** `stop` ends it, and removes what it wrote. */
export async function startRedis({ password, appendOnly = false }: RedisSettings = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--rdbcompression', 'no']
  if (appendOnly) settings.push('--appendonly', 'yes')
  let server = await run()

  async function run(): Promise<ChildProcess> {
    const started = spawn('redis-server', [...settings, ...(password ? ['--requirepass', password] : [])])
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject)
      started.stdout.on('data', (lines) => String(lines).includes('Ready to accept connections') && resolve())
    })
    return started
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }

  const url = `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`
  return {
    url,
    port,
    /** Where it would write, if it wrote. */
    dir,
    /** What stands there now. */
    async keys(): Promise<string[]> {
      const client = await createClient({ url }).connect()
      return client.keys('*').finally(() => client.close())
    },
    /** Takes connections, and answers nothing; until `resume`. */
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    /** As when its machine fails: with all that was in it. */
    kill: () => end('SIGKILL'),
    /** Another one at the same address: empty, or with what `appendOnly` has written. */
    async startAgain() {
      await end('SIGKILL')
      server = await run()
    },
    async stop() {
      server.kill('SIGCONT')
      await end('SIGTERM')
      rmSync(dir, { recursive: true })
    },
  }
}
