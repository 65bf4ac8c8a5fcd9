/** Pension or capital, and what is left of capital after tax. */
import type { ColumnName } from '~/pillars/result'
import type { Decided, DecisionAnswer } from '../answers/decide/decision'
import { knownTaxStatus } from '../answers/decide/tax-status'
import { FAILURES } from '../calls'
import { attempt } from '../outcome'
import { knownWithSavedChange, type Visit } from '../visit'
import { getHousehold } from './first-pillar'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

/** As the dossier tells it once everybody has been heard. */
async function decidedIn(visit: Visit): Promise<Decided> {
  const { dossier } = visit.session
  const { place, decision, simulation } = dossier
  const knownStatus = knownTaxStatus(dossier)
  const isTaxedTogether = place !== null && decision?.status === 'married' && knownStatus === 'married'
  return { place, decision, simulation, knownStatus, isSpouseShared: isTaxedTogether && (await isSpouseShared(visit)) }
}

/** Whether both spouses have entered each other; not, if the register does not say who the spouse is. */
const isSpouseShared = async (visit: Visit): Promise<boolean> =>
  (await attempt(visit, getHousehold(visit), FAILURES.getHousehold)).answer?.both ?? false

/** What is decided, and what follows from it. */
export async function getDecision(visit: Visit): Promise<DecisionAnswer> {
  const known = await knownWithSavedChange(visit)
  return visit.gathering.answer('decision', known, await decidedIn(visit))
}

/** null: nothing is decided. */
export async function getDecided(visit: Visit): Promise<DecidedAnswer | null> {
  const { session, gathering } = visit
  if (!session.dossier.decision) return null
  const known = await knownWithSavedChange(visit)
  const decided = await decidedIn(visit)
  const answer = await gathering.answer('decision', known, decided)
  return { ...answer, capitalLeft: await gathering.answer('capitalLeft', known, decided) }
}
