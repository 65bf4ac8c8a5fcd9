/**
 * One process for work on strangers' input, where a thread is not sufficient: what a thread allocates outside its heap
 * burdens the server too, and no limit of a thread sees it. It knows nothing of ours, and is watched and ended from
 * outside.
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
/** Many times what loading everything takes on a busy machine. */
const START_MS = 20_000
/**
 * A process fills a megabyte in some tenths of a millisecond, so it exceeds the limit by a few tens of them at most.
 */
const LOOK_EVERY_MS = 20
/**
 * Memory held after a piece of work is not given back: above this, and after a minute of rest, another process takes
 * its place.
 */
const MOST_KEPT_BYTES = 160 * MEGABYTE
const REST_MS = 60_000

export type ProcessPoolOptions = QueueOptions & {
  /** A module that calls `serveProcess`. */
  file: URL
  /** Flags of Node.js, before the file. */
  flags: readonly string[]
  /** How long a piece of work may take once the process is ready, in milliseconds. */
  deadlineMs: number
  /** Resident bytes while it works. */
  mostBytes: number
  /** Bytes of an answer. */
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

/** Without our environment, which contains our secrets; whatever it writes besides its answers is discarded. */
function startProcess({ file, flags }: ProcessOptions) {
  const args = [...flags, fileURLToPath(file)]
  const child = spawn(process.execPath, args, { env: NOTHING, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
  // A process's pipes are sockets.
  const [input, output] = [child.stdin as Socket, child.stdout as Socket]
  // `exit` reports its end.
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
  // Whoever asks for work learns why it has not started. If nobody asks, that must not end our process.
  began.catch(() => undefined)
  let resting: NodeJS.Timeout | undefined

  /** What it writes next. @throws if it ends, or takes or writes more than it may */
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

/**
 * It ends by one of these signals above its memory: by itself (process-work.ts), by Node.js above its heap, by Linux
 * when memory runs out.
 */
const reasonOfEnd = (signal: NodeJS.Signals | null): Reason =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' ? 'MEMORY_EXCEEDED' : 'THREAD_ENDED'

/** Resolves when it holds more than it may. Without /proc, only the process watches itself. */
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
