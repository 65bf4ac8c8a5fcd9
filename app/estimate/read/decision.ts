/** Pension or capital, and what is left of capital after tax. */
import type { Dossier } from '~/dossier/shape/shape'
import type { ColumnName } from '~/pillars/result'
import type { DecisionAnswer } from '../answers/decide/decision'
import { knownTaxStatus } from '../answers/decide/tax-status'
import { knownWithSavedChange, type Visit } from '../visit'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

/** As the dossier tells it once everybody has been heard. */
const decidedIn = (dossier: Dossier) => ({
  ...{ place: dossier.place, decision: dossier.decision, simulation: dossier.simulation },
  knownStatus: knownTaxStatus(dossier),
})

/** What is decided, and what follows from it. */
export async function getDecision(visit: Visit): Promise<DecisionAnswer> {
  const known = await knownWithSavedChange(visit)
  return visit.gathering.answer('decision', known, decidedIn(visit.session.dossier))
}

/** null: nothing is decided. */
export async function getDecided(visit: Visit): Promise<DecidedAnswer | null> {
  const { session, gathering } = visit
  if (!session.dossier.decision) return null
  const known = await knownWithSavedChange(visit)
  const decided = decidedIn(session.dossier)
  const answer = await gathering.answer('decision', known, decided)
  return { ...answer, capitalLeft: await gathering.answer('capitalLeft', known, decided) }
}
