/** A bounded queue in front of a few helpers: threads, or processes. */
import type { ThreadAnswer } from './thread-work'

/** Anybody further back in the queue would wait for several seconds. */
const MOST_WAITING = 32

export type Reason =
  | 'QUEUE_FULL'
  | 'ASKER_LEFT'
  | 'DEADLINE_PASSED'
  | 'MEMORY_EXCEEDED'
  | 'THREAD_ENDED'
  | 'WORK_FAILED'
  | 'POOL_CLOSED'

/** Why work was not done, as a code for the log. It contains nothing of the work itself. */
export class WorkNotDone extends Error {
  override name = 'WorkNotDone'

  /** @param failedAt the place in the helper's code, as a line of a stack */
  constructor(
    readonly code: Reason,
    failedAt?: string,
  ) {
    super(code)
    if (failedAt) this.stack = `${this.name}: ${code}\n${failedAt}`
  }
}

/** A thread or a process that does one piece of work at a time. */
export type Helper<Given, Made> = {
  /** @throws if it ends or takes too long: then it is of no further use */
  work(input: Given): Promise<ThreadAnswer<Made>>
  /** There is nothing to do, so it must not keep our process alive. */
  rest(): void
  end(): Promise<unknown>
}

export type QueueOptions = {
  mostWaiting?: number
  /**
   * Called with how each piece of work ended, and how long that took in milliseconds, including the wait for a helper.
   */
  told?: (outcome: 'DONE' | Reason, ms: number) => void
}

type PoolOptions<Given, Made> = QueueOptions & {
  helpers: number
  /** @param ended to be called when it ends by itself */
  begin: (ended: () => void) => Helper<Given, Made>
}

/** A queue of work for a few helpers. */
export function createPool<Given, Made>({ told, ...options }: PoolOptions<Given, Made>) {
  const helpers = createHelpers(options)

  async function run(input: Given, signal: AbortSignal | undefined, spent: Spent): Promise<Made> {
    const helper = await helpers.take(signal)
    const begunAt = performance.now()
    const answer = await helper
      .work(input)
      .finally(() => spent(performance.now() - begunAt))
      .catch((error) => {
        helpers.replace(helper)
        throw error instanceof WorkNotDone ? error : new WorkNotDone('THREAD_ENDED')
      })
    helpers.release(helper)
    if ('failedAt' in answer) throw new WorkNotDone('WORK_FAILED', answer.failedAt)
    return answer.result
  }

  return {
    /**
     * @param signal aborted when the caller leaves: ends the wait in the queue, but not work that has started
     * @param spent called once with how long a helper worked on it; not at all if no helper did
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

    /** The number of pieces of work that wait for a helper. */
    waiting: helpers.waiting,

    /** Ends all helpers and their work. */
    close: helpers.close,
  }
}

/** Helpers are started when there is work and none is free, then kept, and replaced if they end or take too long. */
function createHelpers<Given, Made>(options: Omit<PoolOptions<Given, Made>, 'told'>) {
  const { helpers: most, begin: beginHelper, mostWaiting = MOST_WAITING } = options
  type Ours = Helper<Given, Made>
  const all = new Set<Ours>()
  const free = new Set<Ours>()
  const waiting = new Set<Turn<Ours>>()
  let closed = false

  function begin(): Ours {
    const helper = beginHelper(() => forget(helper))
    all.add(helper)
    return helper
  }

  function forget(helper: Ours) {
    all.delete(helper)
    free.delete(helper)
  }

  return {
    /** A free helper, or a new one, or the next to become free. @throws {WorkNotDone} */
    async take(signal: AbortSignal | undefined): Promise<Ours> {
      if (closed) throw new WorkNotDone('POOL_CLOSED')
      const [helper] = free
      if (helper) free.delete(helper)
      if (helper || all.size < most) return helper ?? begin()
      if (waiting.size >= mostWaiting) throw new WorkNotDone('QUEUE_FULL')
      return inTurn(waiting, signal)
    },

    /** Gives the helper to whoever has waited longest. */
    release(helper: Ours): void {
      const [next] = waiting
      if (!all.has(helper)) next?.(begin())
      else if (next) next(helper)
      else {
        helper.rest()
        free.add(helper)
      }
    },

    /** Ends a helper that is of no further use; whoever has waited longest gets a new one. */
    replace(helper: Ours): void {
      forget(helper)
      void helper.end()
      const [next] = waiting
      if (next) next(begin())
    },

    waiting: () => waiting.size,

    async close(): Promise<void> {
      closed = true
      for (const turn of waiting) turn(new WorkNotDone('POOL_CLOSED'))
      await Promise.all([...all].map((helper) => helper.end()))
    },
  }
}

/** In milliseconds. */
export type Spent = (ms: number) => void

/** Called with the helper that has become free, or with the reason why there is none. */
type Turn<Ours> = (helper: Ours | WorkNotDone) => void

const inTurn = <Ours>(waiting: Set<Turn<Ours>>, signal: AbortSignal | undefined) =>
  new Promise<Ours>((resolve, reject) => {
    const leave = () => turn(new WorkNotDone('ASKER_LEFT'))
    const turn: Turn<Ours> = (helper) => {
      waiting.delete(turn)
      signal?.removeEventListener('abort', leave)
      if (helper instanceof WorkNotDone) reject(helper)
      else resolve(helper)
    }
    waiting.add(turn)
    signal?.addEventListener('abort', leave)
    if (signal?.aborted) leave()
  })
