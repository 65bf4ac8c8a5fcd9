/**
 * What each answer costs, in milliseconds of a core. The thread that answers can only say what it has used in all, so the
 * time between two events is given to the answer that it was most likely used for: most pages are made in one synchronous
 * run, so what passes from an answer's beginning to the end of that run, or since the last event before its end, is its own.
 */

/**
 * Time that belongs to no single answer is divided among the open ones, since one may go on after it has let others go first
 * (`resume.ts`). Each is charged at most this much of it, since most of them are waiting.
 */
const MOST_SHARED_MS = 500
/** How often what was used since the last event is divided. */
const SETTLED_EVERY_MS = 50

export type Meter = ReturnType<typeof createMeter>

/** An answer that is being made. */
export type MeteredAnswer = {
  /** Adds what is spent for it elsewhere, in a thread or another process; also after its end. */
  spend(ms: number): void
  /** It is finished, or nobody is waiting for it any more. */
  end(): void
}

/** @param spentMs how much this thread has used in all, in milliseconds */
export function createMeter(spentMs: () => number = threadMs) {
  const open = new Set<OpenAnswer>()
  let readAt = spentMs()
  let current: OpenAnswer | null = null

  function sinceLast(): number {
    const before = readAt
    readAt = spentMs()
    return readAt - before
  }

  function settle(): void {
    const ms = sinceLast()
    if (current) current.ms += ms
    else for (const answer of open) answer.bear(ms / open.size)
    current = null
  }

  return {
    /** The synchronous run of the answer that has begun last is over, or some time has passed. */
    settle,

    /** @param charge takes what the answer has cost: once at its end, and whenever more is spent elsewhere */
    begin(charge: (ms: number) => void): MeteredAnswer {
      settle()
      const answer = new OpenAnswer()
      open.add(answer)
      current = answer
      return {
        spend: charge,
        end() {
          if (!open.delete(answer)) return
          if (current === answer) current = null
          charge(answer.ms + sinceLast())
        },
      }
    },

    /** How many answers are being made. */
    underWay: () => open.size,
  }
}

class OpenAnswer {
  ms = 0
  #shared = 0

  bear(share: number): void {
    const borne = Math.min(share, MOST_SHARED_MS - this.#shared)
    this.#shared += borne
    this.ms += borne
  }
}

/** Measures this thread. */
export function watchCost(): Meter & { stop: () => void } {
  const meter = createMeter()
  const ticks = setInterval(meter.settle, SETTLED_EVERY_MS).unref()
  return { ...meter, stop: () => clearInterval(ticks) }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
