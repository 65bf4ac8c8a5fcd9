/** A few threads for work that would block the thread that answers requests, with a bounded queue and a deadline. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createPool, type Helper, type QueueOptions, type Reason, WorkNotDone } from './pool'
import type { ThreadAnswer } from './thread-work'

/** Threads per pool: it leaves a core to the requests if no other pool is busy. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Many times what a thread needs for its first work, which includes loading everything. Beyond that, it hangs. */
const DEADLINE_MS = 10_000
/**
 * A thread that exceeds this ends alone; without a limit it could exhaust the memory of the whole process. The young
 * generation is bounded too: a larger one promotes more at once than V8 leaves between the limit and its end, and then
 * V8 ends the process.
 */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

export type PoolOptions<Given> = QueueOptions & {
  /** A module that calls `serveThread`. */
  file: URL
  threads?: number
  /** How long the work may take in its thread, in milliseconds. */
  deadlineOf?: (input: Given) => number
}

/** Input and output are copied, so they must be plain data. */
export function createThreadPool<Given, Made>({ file, threads = THREADS, ...options }: PoolOptions<Given>) {
  const { deadlineOf = () => DEADLINE_MS, ...queue } = options
  return createPool<Given, Made>({
    ...queue,
    helpers: threads,
    begin: (ended) => beginThread(file, deadlineOf, ended),
  })
}

function beginThread<Given, Made>(
  file: URL,
  deadlineOf: (input: Given) => number,
  ended: () => void,
): Helper<Given, Made> {
  const thread = new Worker(file, { resourceLimits: MOST_MEMORY })
  // The exit event is sufficient, but an error event without a listener would end the process.
  thread.on('error', () => undefined)
  thread.once('exit', ended)
  return {
    work: (input) => answerOf<Given, Made>(thread, input, deadlineOf(input)),
    rest: () => thread.unref(),
    end: () => thread.terminate(),
  }
}

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
