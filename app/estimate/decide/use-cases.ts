import { Decision } from '~/dossier/shape/decision'
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

  async saveDecision(decision: Decision): Promise<void> {
    const session = await open()
    const problems = await findDecisionProblems(session, tools, decision)
    if (problems.length > 0) throw unfit(problems)
    await session.change((dossier) => ({ ...dossier, decision }))
  },

  /** Every problem of a decision, even if parts of it cannot be read. Saves nothing. */
  async checkDecision(typed: unknown) {
    const session = await open()
    return findAllProblems(Decision, typed, (part: Partial<Decision>) => findDecisionProblems(session, tools, part))
  },
})
