/** Each event of the operator's log is told here once: it is written as a line, and counted where somebody counts. */
import { logProblem, logSilence, type ProblemPlace, type SilentParty } from './log-problem'
import { logSecurity, type SecurityEvent } from './log-security'

/** Whoever counts what the log tells. */
export type EventCounts = {
  problem: (where: ProblemPlace) => void
  event: (event: SecurityEvent) => void
}

export type Logbook = ReturnType<typeof createLogbook>

/** @param now milliseconds since 1970 */
export const createLogbook = (now: () => number, counts?: EventCounts) => ({
  /** Who reports unexpected errors from there. */
  problemsOf:
    (where: ProblemPlace) =>
    (error: unknown): void => {
      logProblem(where, error, now())
      counts?.problem(where)
    },

  /** Counted where it is waited for (`app/connectors/waiting.ts`). */
  silence: (silence: SilentParty): void => logSilence(silence, now()),

  security(event: SecurityEvent): void {
    logSecurity(event, now())
    counts?.event(event)
  },
})
