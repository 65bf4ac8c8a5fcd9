/**
 * Prevents a silent party from keeping everybody waiting: only so many requests wait for parties at a time, and after a
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
import { type AskedKind, NoAnswerInTime, PartyError } from './connectors'

/** How long a party counts as silent after a time-out. Then one request tries, and the others go on without it. */
const PAUSE_MS = 10_000
/** At most this many wait for one party, so that there is room for requests to others. */
const MOST_FOR_ONE = 50

export type WaitingOptions = {
  /** Monotonic milliseconds. */
  now?: () => number
  /**
   * Takes one of the places for waiting requests; by default there is always one. @returns the function that gives it
   * back; null: there is none
   */
  beginWaiting?: () => (() => void) | null
  watch?: WaitingWatch
}

/** The party that a request waits for; `api`: its address, or another value that identifies it. */
export type PartyAddress = { kind: AskedKind; api: string }

/** How a wait ended. `notAsked`: silent a moment ago, or too many are waiting; `failed`: by another kind of error. */
export type WaitOutcome = 'answered' | PartyError['reason'] | 'notAsked' | 'failed'

type BreakerState = 'closed' | 'open' | 'halfOpen'

/** Measures of parties, by their kind. */
export type WaitingWatch = {
  /** One request has waited for so many milliseconds. */
  waitedFor: (kind: AskedKind, outcome: WaitOutcome, ms: number) => void
  /** @param before null: the breaker is new, because the party was not asked before */
  breakerChanged: (kind: AskedKind, state: BreakerState, before: BreakerState | null) => void
}

export type Waiting = ReturnType<typeof createWaiting>

export function createWaiting({
  now = () => performance.now(),
  beginWaiting = () => () => {},
  watch,
}: WaitingOptions = {}) {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const waiting = new Map<string, number>()

  function breakerOf({ kind, api }: PartyAddress): CircuitBreakerPolicy {
    const known = breakers.get(api)
    if (known) return known
    const breaker = circuitBreaker(handleType(NoAnswerInTime), {
      halfOpenAfter: pauseBy(now),
      breaker: new ConsecutiveBreaker(1),
    })
    breakers.set(api, breaker)
    if (watch) watchBreaker(breaker, kind, watch)
    return breaker
  }

  /** Waits for a party's answer if there is a place. @throws {PartyError} `timeout` at once if there is none */
  async function wait<Answer>({ api }: PartyAddress, answer: () => Promise<Answer>): Promise<Answer> {
    const before = waiting.get(api) ?? 0
    const leave = before < MOST_FOR_ONE ? beginWaiting() : null
    if (!leave) throw new NotAsked('not waited for: too many wait')
    waiting.set(api, before + 1)
    try {
      return await answer()
    } finally {
      leave()
      waiting.set(api, (waiting.get(api) ?? 1) - 1)
    }
  }

  return {
    /**
     * Asks a party, unless it was silent a moment ago. Only a time-out counts as silence: an answer, whatever it says
     * about one visitor's token or data, must not stop other visitors from asking.
     * @throws {PartyError} `timeout` without having asked
     */
    async ask<Answer>(party: PartyAddress, ask: () => Promise<Answer>): Promise<Answer> {
      const breaker = breakerOf(party)
      // By default the library makes everybody wait for the one request that tries.
      if (breaker.state === CircuitState.HalfOpen) throw silentAMomentAgo()
      return breaker.execute(ask).catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? silentAMomentAgo() : error
      })
    },

    wait: watch ? watchedWait(wait, watch) : wait,
  }
}

/** The caller learns that the party is silent, without having waited for it. */
class NotAsked extends PartyError {
  constructor(detail: string) {
    super('timeout', detail)
  }
}

const silentAMomentAgo = () => new NotAsked('not asked: silent a moment ago')

type Wait = <Answer>(party: PartyAddress, answer: () => Promise<Answer>) => Promise<Answer>

const watchedWait =
  (wait: Wait, watch: WaitingWatch): Wait =>
  async (party, answer) => {
    const begun = performance.now()
    let outcome: WaitOutcome = 'answered'
    try {
      return await wait(party, answer)
    } catch (error) {
      outcome = outcomeOf(error)
      throw error
    } finally {
      watch.waitedFor(party.kind, outcome, performance.now() - begun)
    }
  }

function outcomeOf(error: unknown): WaitOutcome {
  if (error instanceof NotAsked) return 'notAsked'
  return error instanceof PartyError ? error.reason : 'failed'
}

/** The library's names; a program may ask for `isolated`, which nobody here does. */
const STATES: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Isolated]: 'open',
}

function watchBreaker(breaker: CircuitBreakerPolicy, kind: AskedKind, watch: WaitingWatch) {
  let state = STATES[breaker.state]
  watch.breakerChanged(kind, state, null)
  breaker.onStateChange((changed) => {
    const before = state
    state = STATES[changed]
    watch.breakerChanged(kind, state, before)
  })
}

/**
 * The library's own pause follows the system clock: if that is set back, a party would stay paused for that much
 * longer.
 */
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
