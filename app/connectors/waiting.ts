/**
 * Keeps a silent party from keeping everybody waiting: only so many requests wait for parties at a time, and after a
 * time-out nobody waits for that party for a while.
 */
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  type IBackoff,
} from 'cockatiel'
import { NoAnswerInTime, PartyError } from './connectors'

/** How long a party counts as silent after a time-out. Then one request tries, and all others go on without it. */
const PAUSE_MS = 10_000
/** At most this many wait for one party, so that there is room for requests to others. */
const MOST_FOR_ONE = 50

export type WaitingOptions = {
  /** Milliseconds that only go up. */
  now?: () => number
  /** Takes a place among all who wait; left out, there is always one. @returns gives it back; null: there is none */
  beginWaiting?: () => (() => void) | null
}

export type Waiting = ReturnType<typeof createWaiting>

export function createWaiting({ now = () => performance.now(), beginWaiting = () => () => {} }: WaitingOptions = {}) {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const waiting = new Map<string, number>()

  function breakerOf(party: string): CircuitBreakerPolicy {
    const breaker =
      breakers.get(party) ??
      circuitBreaker(handleType(NoAnswerInTime), { halfOpenAfter: pauseBy(now), breaker: new ConsecutiveBreaker(1) })
    breakers.set(party, breaker)
    return breaker
  }

  return {
    /**
     * Asks a party, unless it was silent a moment ago. Only a time-out counts as silence: an answer, whatever it says of one
     * visitor's token or data, must not stop other visitors from asking.
     * @param party its address, or another value that identifies it
     * @throws {PartyError} `timeout` without having asked
     */
    async ask<Answer>(party: string, ask: () => Promise<Answer>): Promise<Answer> {
      const breaker = breakerOf(party)
      // Left to itself, the library makes everybody wait for the one request that tries.
      if (breaker.state === CircuitState.HalfOpen) throw silentAMomentAgo()
      return breaker.execute(ask).catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? silentAMomentAgo() : error
      })
    },

    /** Waits for a party's answer if there is a place. @throws {PartyError} `timeout` at once where there is none */
    async wait<Answer>(party: string, answer: () => Promise<Answer>): Promise<Answer> {
      const before = waiting.get(party) ?? 0
      const leave = before < MOST_FOR_ONE ? beginWaiting() : null
      if (!leave) throw new PartyError('timeout', 'not waited for: too many wait')
      waiting.set(party, before + 1)
      try {
        return await answer()
      } finally {
        leave()
        waiting.set(party, (waiting.get(party) ?? 1) - 1)
      }
    },
  }
}

const silentAMomentAgo = () => new PartyError('timeout', 'not asked: silent a moment ago')

/** The library's own pause follows the system clock: set back, it would keep a party paused for that much longer. */
function pauseBy(now: () => number) {
  const next = (): IBackoff<unknown> => {
    const end = now() + PAUSE_MS
    return {
      next,
      get duration() {
        return now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
      },
    }
  }
  return { next }
}
