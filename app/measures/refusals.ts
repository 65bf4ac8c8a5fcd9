import type { ClosedMetrics } from './closed-metrics'
import { DOOR_REFUSALS, PROBLEM_PLACES, REFUSAL_REASONS, REFUSERS, type UseCaseReason, type Word } from './words'

/** What was refused, and what went wrong unexpectedly. `refused` counts any refusal; the others are told what happened. */
export function refusalMeasures({ counter }: ClosedMetrics) {
  const refused = counter(
    {
      name: 'piliers_refusals_total',
      help: 'What was refused, by whom and why',
      labels: { by: REFUSERS, reason: Object.values(REFUSAL_REASONS).flat() },
    },
    REFUSERS.flatMap((by) => REFUSAL_REASONS[by].map((reason) => ({ by, reason }))),
  )
  const problems = counter(
    {
      name: 'piliers_problems_total',
      help: 'Unexpected errors, by where they were met: each is a line in the log',
      labels: { where: PROBLEM_PLACES },
    },
    PROBLEM_PLACES.map((where) => ({ where })),
  )
  return {
    refused,

    problem(where: Word<typeof PROBLEM_PLACES>): void {
      problems({ where })
    },

    /** The door answered with this status. A status that is logged as an event is counted there, not here. */
    refusedAtDoor(status: number): void {
      const reason = DOOR_REFUSALS[status as keyof typeof DOOR_REFUSALS]
      if (reason) refused({ by: 'door', reason })
    },

    refusedByUseCase(reason: UseCaseReason): void {
      refused({ by: 'use-case', reason })
    },
  }
}
