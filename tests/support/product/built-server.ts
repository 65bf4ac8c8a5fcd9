/** The built product as a separate process, which a test stops, kills, and starts again over the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

export type BuiltServer = Awaited<ReturnType<typeof startBuilt>>

/** On a machine that is busy with other things. */
const READY_WITHIN_MS = 120_000

export type BuiltOptions = {
  dataDir: string
  port: number
  settings?: Record<string, string>
  /** A wrapper of the command, such as `['faketime', '-f', '+1h']`. */
  through?: readonly string[]
  /** Of Node. */
  flags?: readonly string[]
  /** The folder in which `build` stands; by default this project. */
  cwd?: string
}

/** Resolves as soon as it serves people. @throws where it ends before, with what it has said */
export async function startBuilt({ dataDir, port, settings = {}, through = [], flags = [], cwd }: BuiltOptions) {
  const [command = '', ...given] = [...through, process.execPath, ...flags, 'build/server/index.js']
  const { PATH = '' } = process.env
  const begun = performance.now()
  const started = spawn(command, given, {
    cwd,
    env: {
      NODE_ENV: 'production',
      SANDBOX: 'on',
      TODAY: '2026-11-21',
      RATE_LIMIT: 'off',
      LOAD_LIMIT: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      PATH,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const said: string[] = []
  started.stderr?.on('data', (text) => said.push(String(text)))
  const origin = `http://localhost:${port}`
  const end = Date.now() + READY_WITHIN_MS
  while ((await readyStatus(origin)) !== 200) {
    if (hasEnded(started)) throw new Error(`the server has ended: ${said.join('')}`)
    if (Date.now() > end) throw new Error(`the server does not come up: ${said.join('')}`)
    await setTimeout(20)
  }
  return {
    origin,
    process: started,
    readyAfterMs: performance.now() - begun,
    /** What it has written to standard error. */
    said,
    /** Asks until the answer is not 200. @returns the status that says that it is not ready; 0: none */
    async notReady(): Promise<number> {
      for (;;) {
        const status = await readyStatus(origin)
        if (status !== 200) return status
      }
    },
    /** Sends the signal. @returns how it ended: its code or the signal, and after how many milliseconds */
    async end(signal: NodeJS.Signals) {
      const begun = performance.now()
      if (!hasEnded(started)) {
        const exited = once(started, 'exit')
        started.kill(signal)
        await exited
      }
      return { code: started.exitCode ?? started.signalCode, afterMs: performance.now() - begun }
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const readyStatus = (origin: string) =>
  fetch(`${origin}/health/ready`).then(
    ({ status }) => status,
    () => 0,
  )
