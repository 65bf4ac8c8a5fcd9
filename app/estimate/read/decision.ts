import { fittingFields } from '~/dossier/shape/fitting-part'
import type { Dossier } from '~/dossier/shape/shape'
import { type Simulation, ToldDecision, withShare } from '~/dossier/shape/simulation'
import type { ColumnName } from '~/pillars/result'
import type { DecisionAnswer } from '../answers/decide/decision'
import { knownTaxStatus } from '../answers/decide/tax-status'
import { unfit } from '../case/refusal'
import { queryOf } from '../case/rules/simulation-query'
import { findAllProblems } from '../save/all-problems'
import type { Visit } from '../visit'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

const ALL = { funds: 'again', providers: 'again' } as const

const decidedIn = (dossier: Dossier) => ({
  ...{ decision: dossier.decision, simulation: dossier.simulation },
  knownStatus: knownTaxStatus(dossier),
})

/** Pension or capital, and what is left of capital after tax. */
export const decideUseCases = ({ gathering: begin }: Visit) => {
  const gathered = async (simulation: Simulation | null) => {
    const { session, gathering } = await begin()
    const known = await gathering.known(ALL)
    const changed = await gathering.withChanges(known, simulation ? [queryOf(simulation)] : [])
    return { session, gathering, known: changed }
  }
  const problemsOf = async (part: Partial<ToldDecision>) => {
    const { session } = await begin()
    const { simulation } = session.dossier
    const { gathering, known } = await gathered(simulation)
    return gathering.answer('decisionProblems', known, part, simulation)
  }
  return {
    /** What is decided, and what follows from it. */
    async getDecision(): Promise<DecisionAnswer> {
      const { session } = await begin()
      const { gathering, known } = await gathered(session.dossier.simulation)
      return gathering.answer('decision', known, decidedIn(session.dossier))
    },

    /** null: nothing is decided. */
    async getDecided(): Promise<DecidedAnswer | null> {
      const { session } = await begin()
      if (!session.dossier.decision) return null
      const { gathering, known } = await gathered(session.dossier.simulation)
      const decided = decidedIn(session.dossier)
      const answer = await gathering.answer('decision', known, decided)
      return { ...answer, capitalLeft: await gathering.answer('capitalLeft', known, decided) }
    },

    /**
     * The share becomes that of the change, which every page shows.
     * @param keepsShare the share of the change stays, whatever is told: another page may have chosen it since
     */
    async saveDecision(told: ToldDecision, { keepsShare = false } = {}): Promise<void> {
      const { session } = await begin()
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
