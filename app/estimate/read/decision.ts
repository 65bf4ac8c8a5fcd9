/** Pension or capital, and what is left of capital after tax. */
import type { Dossier } from '~/dossier/shape/shape'
import type { ColumnName } from '~/pillars/result'
import type { Decided, DecisionAnswer } from '../answers/decide/decision'
import { knownTaxStatus } from '../answers/decide/tax-status'
import { knownWithSavedChange, type Visit } from '../visit'
import { isSpouseTold } from './spouse'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

/** As the dossier tells it once everybody has been heard. `isSpouseShared`: both spouses have entered each other. */
const decidedIn = (dossier: Dossier, isSpouseShared: boolean): Decided => ({
  ...{ place: dossier.place, decision: dossier.decision, simulation: dossier.simulation },
  ...{ knownStatus: knownTaxStatus(dossier), isSpouseShared },
})

/** What is decided, and what follows from it. */
export async function getDecision(visit: Visit): Promise<DecisionAnswer> {
  const known = await knownWithSavedChange(visit)
  const isSpouseShared = await isSpouseTold(visit)
  return visit.gathering.answer('decision', known, decidedIn(visit.session.dossier, isSpouseShared))
}

/** @param isSpouseShared both spouses have entered each other. null: nothing is decided */
export async function getDecided(visit: Visit, isSpouseShared: boolean): Promise<DecidedAnswer | null> {
  const { session, gathering } = visit
  if (!session.dossier.decision) return null
  const known = await knownWithSavedChange(visit)
  const decided = decidedIn(session.dossier, isSpouseShared)
  const answer = await gathering.answer('decision', known, decided)
  return { ...answer, capitalLeft: await gathering.answer('capitalLeft', known, decided) }
}
