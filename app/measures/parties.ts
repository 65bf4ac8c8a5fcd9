import type { ClosedMetrics } from './closed-metrics'
import { BREAKER_STATES, PARTIES, PARTY_OUTCOMES, type Word } from './words'

/** Upper bounds in seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Party = Word<typeof PARTIES>
type State = Word<typeof BREAKER_STATES>

/** How outside parties answer. */
export function partyMeasures({ histogram, gauge }: ClosedMetrics) {
  const waits = histogram(
    {
      name: 'piliers_party_wait_seconds',
      help: 'How long requests waited for an outside party, by its kind and how that ended',
      labels: { party: PARTIES, outcome: PARTY_OUTCOMES },
    },
    BUCKETS,
  )
  const breakers = gauge({
    name: 'piliers_party_breakers',
    help: 'Parties that have been asked, by kind and by the state of their circuit breaker',
    labels: { party: PARTIES, state: BREAKER_STATES },
  })
  return {
    waitedFor(party: Party, outcome: Word<typeof PARTY_OUTCOMES>, ms: number): void {
      waits({ party, outcome }, ms / 1000)
    },

    /** @param before null: the breaker is new */
    breakerChanged(party: Party, state: State, before: State | null): void {
      if (before) breakers.add({ party, state: before }, -1)
      breakers.add({ party, state }, 1)
    },
  }
}
