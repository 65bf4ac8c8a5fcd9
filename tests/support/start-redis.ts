/** A Redis server of the tests' own, on a socket in a new folder, where the machine has one. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** Starts it on a free port of this machine; `stop` ends it and removes what it wrote. */
export async function startRedis() {
  const dir = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''])
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.stdout.on('data', (lines) => String(lines).includes('Ready to accept connections') && resolve())
  })
  const stop = async () => {
    server.kill()
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dir, { recursive: true })
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
