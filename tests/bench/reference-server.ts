/** A small server to compare with, as a process of its own on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/product/free-port'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** So that it never outlives the bench. */
const INSIDE = `--import=${fileURLToPath(new URL('inside.mjs', import.meta.url))}`
const READY_WITHIN_MS = 20_000

export type ReferenceServer = { origin: string; pid: number; stop: () => Promise<void> }

/** @param command what Node runs @throws if it does not answer */
export async function startReference(command: string[], env: Record<string, string> = {}): Promise<ReferenceServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [INSIDE, ...command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
  })
  const stop = async () => {
    if (hasEnded(child)) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const origin = `http://127.0.0.1:${port}`
  const end = Date.now() + READY_WITHIN_MS
  while (!(await answers(origin))) {
    if (hasEnded(child) || Date.now() > end) {
      await stop()
      throw new Error(`${command.join(' ')} does not answer`)
    }
    await setTimeout(20)
  }
  return { origin, pid: child.pid ?? 0, stop }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  )
