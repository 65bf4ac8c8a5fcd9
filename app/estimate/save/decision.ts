/** Pension or capital, and where and as whom tax is paid. */
import { fittingFields } from '~/dossier/shape/fitting-part'
import { ToldDecision, withShare } from '~/dossier/shape/simulation'
import { unfit } from '../case/refusal'
import { type Visit, withSavedChange } from '../visit'
import { findAllProblems } from './all-problems'

export const decisionSaves = (visit: Visit) => {
  const problemsOf = async (part: Partial<ToldDecision>) => {
    const { session, gathering, known } = await withSavedChange(visit)
    return gathering.answer('decisionProblems', known, part, session.dossier.simulation)
  }
  return {
    /**
     * The share becomes that of the change, which every page shows.
     * @param keepsShare the share of the change stays, whatever is told: another page may have chosen it since
     */
    async saveDecision(told: ToldDecision, { keepsShare = false } = {}): Promise<void> {
      const session = await visit.session()
      const { lppCapitalShare: typed, ...decision } = told
      const lppCapitalShare = keepsShare ? (session.dossier.simulation?.lppCapitalShare ?? null) : typed
      const problems = await problemsOf({ ...decision, lppCapitalShare })
      if (problems.length > 0) throw unfit(problems)
      await session.change((dossier) => ({
        ...dossier,
        decision,
        simulation: withShare(dossier.simulation, lppCapitalShare),
      }))
    },

    /** Every problem of a decision, even if parts of it cannot be read. Saves nothing. */
    checkDecision: (typed: unknown) =>
      findAllProblems(ToldDecision, typed, problemsOf, () => fittingFields(ToldDecision, typed)),
  }
}
