/** Every event of the operator's log goes through here once: it is written as a line, and counted if there are measures. */
import { logProblem, logSilence, type ProblemPlace, type SilentParty } from './log-problem'
import { logSecurity, type SecurityEvent } from './log-security'

/** The measures that count the events of the log. */
export type EventCounts = {
  problem: (where: ProblemPlace) => void
  event: (event: SecurityEvent) => void
}

export type Logbook = ReturnType<typeof createLogbook>

/** @param now milliseconds since 1970 */
export const createLogbook = (now: () => number, counts?: EventCounts) => ({
  /** The reporter of unexpected errors from that place. */
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
