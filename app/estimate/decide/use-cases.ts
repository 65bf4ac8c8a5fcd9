import { capitalUseOf } from '~/dossier/shape/decision'
import { fittingFields } from '~/dossier/shape/fitting-part'
import { ToldDecision, withShare } from '~/dossier/shape/simulation'
import type { ColumnName } from '~/pillars/result'
import { findAllProblems } from '../all-problems'
import { unfit } from '../outcome'
import type { Session } from '../session'
import type { Tools, Visit } from '../tools'
import { type DecisionAnswer, findDecisionProblems, loadDecision } from './decision'
import { loadLeftAfterTax } from './left-after-tax'

/** What is left of all own capital after tax, CHF at least; null: not known of that column. */
type CapitalLeft = Record<ColumnName, number | null>
export type DecidedAnswer = DecisionAnswer & { capitalLeft: CapitalLeft }

async function loadCapitalLeft(session: Session, tools: Tools): Promise<CapitalLeft> {
  const { simulation, decision } = session.dossier
  const use = capitalUseOf(decision)
  const withoutChange = await loadLeftAfterTax(session, tools, null, use)
  const withChange = simulation && (await loadLeftAfterTax(session, tools, simulation, use))
  return { withoutChange: withoutChange?.low ?? null, withChange: withChange?.low ?? null }
}

/** Pension or capital, and what is left of capital after tax. */
export const decideUseCases = ({ session: open, tools }: Visit) => ({
  /** What is decided, and what follows from it. */
  getDecision: async (): Promise<DecisionAnswer> => loadDecision(await open(), tools),

  /** null: nothing is decided. */
  getDecided: async (): Promise<DecidedAnswer | null> => {
    const session = await open()
    if (!session.dossier.decision) return null
    return { ...(await loadDecision(session, tools)), capitalLeft: await loadCapitalLeft(session, tools) }
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
