/** Pension or capital, and where and as whom tax is paid. */
import { fittingFields } from '~/dossier/shape/fitting-part'
import { movedTo } from '~/dossier/shape/place'
import { DecisionForm, withShare } from '~/dossier/shape/simulation'
import { unfit } from '../case/refusal'
import { knownWithSavedChange, type Visit } from '../visit'
import { findAllProblems } from './all-problems'

const rules = (visit: Visit) => async (part: Partial<DecisionForm>) => {
  const known = await knownWithSavedChange(visit)
  return visit.gathering.answer('decisionProblems', known, part, visit.session.dossier.simulation)
}

/**
 * The share becomes that of the change, which every page shows, and the home that of the place.
 * @param keepsShare the share of the change stays, whatever is told: another page may have chosen it since
 */
export async function saveDecision(visit: Visit, told: DecisionForm, { keepsShare = false } = {}): Promise<void> {
  const { session } = visit
  const { lppCapitalShare: typed, canton, municipality, ...decision } = told
  const lppCapitalShare = keepsShare ? (session.dossier.simulation?.lppCapitalShare ?? null) : typed
  const problems = await rules(visit)({ ...told, lppCapitalShare })
  if (problems.length > 0) throw unfit(problems)
  await session.change((dossier) => ({
    ...dossier,
    place: movedTo(dossier.place, { canton, municipality }),
    decision,
    simulation: withShare(dossier.simulation, lppCapitalShare),
  }))
}

/** Every problem of a decision, even if parts of it cannot be read. Saves nothing. */
export const checkDecision = (visit: Visit, typed: unknown) =>
  findAllProblems(DecisionForm, typed, rules(visit), () => fittingFields(DecisionForm, typed))
