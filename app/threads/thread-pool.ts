/** A few threads for work that would block the thread that answers requests, with a bounded queue and a deadline. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './thread-work'

/** Leaves one core to the requests. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Anybody further back in the queue would wait for several seconds. */
const MOST_WAITING = 32
/** Many times what a thread needs for its first work, which includes loading everything. Beyond that, it hangs. */
const DEADLINE_MS = 10_000
/** A thread that exceeds this ends alone; without a limit it could exhaust the memory of the whole process. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 }

export type Reason = 'QUEUE_FULL' | 'ASKER_LEFT' | 'DEADLINE_PASSED' | 'THREAD_ENDED' | 'WORK_FAILED' | 'POOL_CLOSED'

/** Why work was not done, as a code for the log. Contains nothing of the work itself. */
export class WorkNotDone extends Error {
  override name = 'WorkNotDone'

  /** @param failedAt the place in the thread's code, as a line of a stack */
  constructor(
    readonly code: Reason,
    failedAt?: string,
  ) {
    super(code)
    if (failedAt) this.stack = `${this.name}: ${code}\n${failedAt}`
  }
}

export type PoolOptions<Given> = {
  /** A module that calls `serveThread`. */
  file: URL
  threads?: number
  mostWaiting?: number
  /** How long the work may take in its thread, in milliseconds. */
  deadlineOf?: (input: Given) => number
  /** Is told how each work has ended, and how long that took in milliseconds, the wait for a thread included. */
  told?: (outcome: 'DONE' | Reason, ms: number) => void
}

/**
 * Threads are started when there is work and none is free, then kept, and replaced if they end or hang. Input and output
 * are copied, so they must be plain data.
 */
export function createThreadPool<Given, Made>({ file, told, ...options }: PoolOptions<Given>) {
  const { threads = THREADS, mostWaiting = MOST_WAITING, deadlineOf = () => DEADLINE_MS } = options
  const all = new Set<Worker>()
  const free = new Set<Worker>()
  const waiting = new Set<Turn>()
  let closed = false

  function begin(): Worker {
    const thread = new Worker(file, { resourceLimits: MOST_MEMORY })
    all.add(thread)
    // The exit event is enough, but an error event without a listener would end the process.
    thread.on('error', () => undefined)
    thread.once('exit', () => forget(thread))
    return thread
  }

  function forget(thread: Worker) {
    all.delete(thread)
    free.delete(thread)
  }

  async function threadFor(signal: AbortSignal | undefined): Promise<Worker> {
    if (closed) throw new WorkNotDone('POOL_CLOSED')
    const [thread] = free
    if (thread) free.delete(thread)
    if (thread || all.size < threads) return thread ?? begin()
    if (waiting.size >= mostWaiting) throw new WorkNotDone('QUEUE_FULL')
    return inTurn(waiting, signal)
  }

  /** Gives the thread to whoever has waited longest. An idle thread does not keep the process alive. */
  function release(thread: Worker) {
    const [next] = waiting
    if (next) return next(thread)
    thread.unref()
    free.add(thread)
  }

  function replace(thread: Worker) {
    forget(thread)
    void thread.terminate()
    const [next] = waiting
    if (next) next(begin())
  }

  async function run(input: Given, signal: AbortSignal | undefined, spent: Spent): Promise<Made> {
    const thread = await threadFor(signal)
    const begunAt = performance.now()
    const answer = await answerOf<Given, Made>(thread, input, deadlineOf(input))
      .finally(() => spent(performance.now() - begunAt))
      .catch((error) => {
        replace(thread)
        throw error instanceof WorkNotDone ? error : new WorkNotDone('THREAD_ENDED')
      })
    release(thread)
    if ('failedAt' in answer) throw new WorkNotDone('WORK_FAILED', answer.failedAt)
    return answer.result
  }

  return {
    /**
     * @param signal aborted when the caller leaves: ends the wait in the queue, but not work that has started
     * @param spent is told once how long the work had a thread; not at all if it got none
     * @throws {WorkNotDone}
     */
    async run(input: Given, signal?: AbortSignal, spent: Spent = () => {}): Promise<Made> {
      const begunAt = performance.now()
      let outcome: 'DONE' | Reason = 'DONE'
      try {
        return await run(input, signal, spent)
      } catch (error) {
        outcome = error instanceof WorkNotDone ? error.code : 'THREAD_ENDED'
        throw error
      } finally {
        told?.(outcome, performance.now() - begunAt)
      }
    },

    /** How much work waits for a thread. */
    waiting: () => waiting.size,

    /** Ends all threads and their work. */
    async close(): Promise<void> {
      closed = true
      for (const turn of waiting) turn(new WorkNotDone('POOL_CLOSED'))
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

/** In milliseconds. */
export type Spent = (ms: number) => void

/** Called with the thread that has become free, or with the reason why there is none. */
type Turn = (thread: Worker | WorkNotDone) => void

const inTurn = (waiting: Set<Turn>, signal: AbortSignal | undefined) =>
  new Promise<Worker>((resolve, reject) => {
    const leave = () => turn(new WorkNotDone('ASKER_LEFT'))
    const turn: Turn = (thread) => {
      waiting.delete(turn)
      signal?.removeEventListener('abort', leave)
      if (thread instanceof WorkNotDone) reject(thread)
      else resolve(thread)
    }
    waiting.add(turn)
    signal?.addEventListener('abort', leave)
    if (signal?.aborted) leave()
  })

/** @throws if the thread ends or takes too long */
async function answerOf<Given, Made>(thread: Worker, input: Given, deadlineMs: number): Promise<ThreadAnswer<Made>> {
  const over = new AbortController()
  const { signal } = over
  const instead = (reason: Reason) => () => Promise.reject(new WorkNotDone(reason))
  thread.ref()
  thread.postMessage(input)
  try {
    const [answer] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(instead('THREAD_ENDED')),
      setTimeout(deadlineMs, null, { signal }).then(instead('DEADLINE_PASSED')),
    ])
    return answer
  } finally {
    over.abort()
  }
}
