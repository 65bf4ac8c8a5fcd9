import type { ClosedMetrics } from './closed-metrics'
import { createFirstTimes } from './first-times'
import type { refusalMeasures } from './refusals'
import { type DoorEvent, type SignInProblem, WAYS_IN, WAYS_OUT } from './words'

export type SessionEvent =
  | { event: 'signed-in' | 'own-begun' | 'logged-out' | 'data-deleted' }
  | { event: 'sign-in-refused'; reason: SignInProblem }
  | { event: DoorEvent }

type Needs = Pick<ReturnType<typeof refusalMeasures>, 'refused'> & {
  /** The longest life of a dossier that is extended as often as possible, in milliseconds. */
  longestMs: number
  /** Monotonic milliseconds. */
  now: () => number
}

/** Sessions from their first event to their last. */
export function journeyMeasures(metrics: ClosedMetrics, { refused, longestMs, now }: Needs) {
  const { begun, reached, ended } = journeyCounters(metrics)
  const isFirst = createFirstTimes(now, longestMs)

  const COUNT_OF: Record<Exclude<SessionEvent['event'], 'sign-in-refused'>, () => void> = {
    'signed-in': () => begun({ way: 'signed-in' }),
    'own-begun': () => begun({ way: 'own-papers' }),
    'logged-out': () => ended({ how: 'logged-out' }),
    'data-deleted': () => ended({ how: 'deleted' }),
    'foreign-origin': () => refused({ by: 'door', reason: 'foreign-origin' }),
    'rate-reached': () => refused({ by: 'door', reason: 'rate-reached' }),
    'cost-reached': () => refused({ by: 'door', reason: 'cost-reached' }),
    shed: () => refused({ by: 'door', reason: 'shed' }),
    'bodies-full': () => refused({ by: 'door', reason: 'bodies-full' }),
  }

  return {
    event(event: SessionEvent): void {
      if (event.event === 'sign-in-refused') refused({ by: 'sign-in', reason: event.reason })
      else COUNT_OF[event.event]()
    },

    /** @param token of the session; nothing that could lead back to it is kept */
    reachedSynthesis(token: string): void {
      if (isFirst(token)) reached({})
    },
  }
}

const journeyCounters = ({ counter }: ClosedMetrics) => ({
  begun: counter(
    { name: 'piliers_journeys_begun_total', help: 'Sessions that were begun', labels: { way: WAYS_IN } },
    WAYS_IN.map((way) => ({ way })),
  ),
  reached: counter(
    {
      name: 'piliers_syntheses_reached_total',
      help: 'Sessions that saw the figures of their synthesis, each once in a process',
      labels: {},
    },
    [{}],
  ),
  ended: counter(
    {
      name: 'piliers_journeys_ended_total',
      help: 'Sessions that their visitors ended, or emptied of their data',
      labels: { how: WAYS_OUT },
    },
    WAYS_OUT.map((how) => ({ how })),
  ),
})
