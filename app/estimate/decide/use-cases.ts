import { fittingFields } from '~/dossier/shape/fitting-part'
import { ToldDecision, withShare } from '~/dossier/shape/simulation'
import { findAllProblems } from '../all-problems'
import { unfit } from '../outcome'
import type { Visit } from '../tools'
import { type DecisionAnswer, findDecisionProblems, loadDecision } from './decision'

/** Pension or capital, and what is left of capital after tax. */
export const decideUseCases = ({ session: open, tools }: Visit) => ({
  /** What is decided, and what follows from it. */
  getDecision: async (): Promise<DecisionAnswer> => loadDecision(await open(), tools),

  /** null: nothing is decided. */
  getDecided: async (): Promise<DecisionAnswer | null> => {
    const session = await open()
    return session.dossier.decision && loadDecision(session, tools)
  },

  /**
   * The share becomes that of the change, which every page shows.
   * @param keepsShare the share of the change stays, whatever is told: another page may have chosen it since
   */
  async saveDecision(told: ToldDecision, { keepsShare = false } = {}): Promise<void> {
    const session = await open()
    const { lppCapitalShare: typed, ...decision } = told
    const lppCapitalShare = keepsShare ? (session.dossier.simulation?.lppCapitalShare ?? null) : typed
    const problems = await findDecisionProblems(session, tools, { ...decision, lppCapitalShare })
    if (problems.length > 0) throw unfit(problems)
    await session.change((dossier) => ({
      ...dossier,
      decision,
      simulation: withShare(dossier.simulation, lppCapitalShare),
    }))
  },

  /** Every problem of a decision, even if parts of it cannot be read. Saves nothing. */
  async checkDecision(typed: unknown) {
    const session = await open()
    const rules = (part: Partial<ToldDecision>) => findDecisionProblems(session, tools, part)
    return findAllProblems(ToldDecision, typed, rules, () => fittingFields(ToldDecision, typed))
  },
})
