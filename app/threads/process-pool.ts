/**
 * One process for work on what a stranger has sent, where a thread is not enough: what it allocates outside its heap is the
 * server's too, and no limit of a thread sees it. It knows nothing of ours, and is ended by whoever looks at it from outside.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPool, type Helper, type QueueOptions, type Reason, WorkNotDone } from './pool'
import { firstLine, framed, READY } from './process-messages'
import type { ThreadAnswer } from './thread-work'

const MEGABYTE = 1024 * 1024
/** Many times what it takes to load everything on a busy machine. */
const START_MS = 20_000
/** A megabyte takes a process some tenths of a millisecond to fill: it gets some tens of them further at most. */
const LOOK_EVERY_MS = 20
/** What it holds after a piece of work is not given back: above this another one takes its place, and so after a minute of rest. */
const MOST_KEPT_BYTES = 160 * MEGABYTE
const REST_MS = 60_000

export type ProcessPoolOptions = QueueOptions & {
  /** A module that calls `serveProcess`. */
  file: URL
  /** Of Node.js, before the file. */
  flags: readonly string[]
  /** How long a piece of work may take once the process has begun, in milliseconds. */
  deadlineMs: number
  /** Resident, as long as it works. */
  mostBytes: number
  /** Of an answer. */
  mostAnswerBytes: number
}

/** The answer is JSON. */
export function createProcessPool<Made>(options: ProcessPoolOptions) {
  const { mostWaiting, told, ...one } = options
  const queue = { ...(mostWaiting !== undefined && { mostWaiting }), ...(told && { told }) }
  return createPool<Uint8Array, Made>({ ...queue, helpers: 1, begin: (ended) => beginProcess<Made>(one, ended) })
}

type ProcessOptions = Omit<ProcessPoolOptions, keyof QueueOptions>

const NOTHING = {} as NodeJS.ProcessEnv

/** Without our environment, which has our secrets in it; what it writes beside its answers is thrown away. */
function startProcess({ file, flags }: ProcessOptions) {
  const args = [...flags, fileURLToPath(file)]
  const child = spawn(process.execPath, args, { env: NOTHING, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
  // Pipes of a process are sockets.
  const [input, output] = [child.stdin as Socket, child.stdout as Socket]
  // Its end is told by `exit`.
  for (const part of [child, input, output]) part.on('error', () => undefined)
  return { child, input, output }
}

function beginProcess<Made>(options: ProcessOptions, ended: () => void): Helper<Uint8Array, Made> {
  const { deadlineMs, mostBytes, mostAnswerBytes } = options
  const { child, input, output } = startProcess(options)
  let isOver = false
  const exited = once(child, 'exit').then(
    ([, signal]) => (isOver ? 'THREAD_ENDED' : reasonOfEnd(signal)),
    () => 'THREAD_ENDED' as const,
  )
  void exited.then(ended)
  const began = lineWithin(READY.length, START_MS)
  // Whoever asks for work is told why it has not begun. Where nobody asks, that must not end our process.
  began.catch(() => undefined)
  let resting: NodeJS.Timeout | undefined

  /** What it writes next. @throws where it ends, or takes or writes more than it may */
  async function lineWithin(bytes: number, ms: number): Promise<string> {
    const over = new AbortController()
    const { signal } = over
    const failed = (reason: Promise<Reason>) => reason.then((code) => Promise.reject(new WorkNotDone(code)))
    const late = wait(ms, 'DEADLINE_PASSED' as const, { signal })
    const large = larger(child, mostBytes, signal).then(() => 'MEMORY_EXCEEDED' as const)
    try {
      return await Promise.race([firstLine(output, bytes, signal), ...[exited, late, large].map(failed)])
    } finally {
      over.abort()
    }
  }

  function end() {
    isOver = true
    clearTimeout(resting)
    ended()
    child.ref()
    child.kill('SIGKILL')
    output.destroy()
    return exited
  }

  return {
    async work(given) {
      clearTimeout(resting)
      for (const part of [child, input, output]) part.ref()
      await began
      input.write(framed(given))
      const answer: ThreadAnswer<Made> = JSON.parse(await lineWithin(mostAnswerBytes, deadlineMs))
      if ((residentBytesOf(child.pid) ?? 0) > MOST_KEPT_BYTES) void end()
      return answer
    },
    rest() {
      for (const part of [child, input, output]) part.unref()
      resting = setTimeout(end, REST_MS).unref()
    },
    end,
  }
}

/** It ends itself by these above its memory (process-work.ts), as do Node.js above its heap and Linux where none is left. */
const reasonOfEnd = (signal: NodeJS.Signals | null): Reason =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' ? 'MEMORY_EXCEEDED' : 'THREAD_ENDED'

/** Done when it holds more than it may. Where there is no /proc, the process alone watches itself. */
async function larger(child: ChildProcess, mostBytes: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(LOOK_EVERY_MS, undefined, { signal })
    if ((residentBytesOf(child.pid) ?? 0) > mostBytes) return
  }
}

/** null: the process has ended, or the system does not say. */
export function residentBytesOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
