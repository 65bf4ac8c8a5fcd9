import type { Dossier } from '~/dossier/shape/shape'
import type { ColumnName } from '~/pillars/result'
import type { DecisionAnswer } from '../answers/decide/decision'
import { knownTaxStatus } from '../answers/decide/tax-status'
import { type Visit, withSavedChange } from '../visit'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

const decidedIn = (dossier: Dossier) => ({
  ...{ decision: dossier.decision, simulation: dossier.simulation },
  knownStatus: knownTaxStatus(dossier),
})

/** Pension or capital, and what is left of capital after tax. */
export const decisionReads = (visit: Visit) => {
  return {
    /** What is decided, and what follows from it. */
    async getDecision(): Promise<DecisionAnswer> {
      const { session, gathering, known } = await withSavedChange(visit)
      return gathering.answer('decision', known, decidedIn(session.dossier))
    },

    /** null: nothing is decided. */
    async getDecided(): Promise<DecidedAnswer | null> {
      if (!(await visit.session()).dossier.decision) return null
      const { session, gathering, known } = await withSavedChange(visit)
      const decided = decidedIn(session.dossier)
      const answer = await gathering.answer('decision', known, decided)
      return { ...answer, capitalLeft: await gathering.answer('capitalLeft', known, decided) }
    },
  }
}
