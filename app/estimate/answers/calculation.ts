/** Answers as calculations that can be made elsewhere: plain data in and out. */
import type { DigestQuery, Simulation } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import type { Case, Found } from '../case/case'
import { type LifeProblem, LifeRefusal } from '../case/life/problems'
import type { Life } from '../case/life/shape'
import { mostAccounts } from '../case/pension'
import { type FieldProblem, Refusal, type RefusalReason } from '../case/refusal'
import { ANSWERS, type AnswerName, type Given } from './answers'
import { estimateLife } from './life/estimate-life'

/** A calculation as passed to a thread. */
export type Calculation =
  | { name: AnswerName; known: Case; given: readonly unknown[] }
  | { name: 'life'; life: Life; today: Day }

/** Its result. A refusal is not an error of the calculation. */
export type Calculated =
  /** `found`: results that later answers of the case share. */
  | { answer: unknown; found?: Found }
  | { refused: { reason: RefusalReason; title: string; problems: readonly FieldProblem[] } }
  | { problems: readonly LifeProblem[] }

export function calculate(asked: Calculation): Calculated {
  try {
    if (asked.name === 'life') return { answer: estimateLife(asked.life, asked.today) }
    const run = ANSWERS[asked.name] as (known: Case, ...given: readonly unknown[]) => unknown
    return { answer: run(asked.known, ...asked.given), found: asked.known.found }
  } catch (error) {
    if (error instanceof LifeRefusal) return { problems: error.problems }
    if (error instanceof Refusal)
      return { refused: { reason: error.reason, title: error.title, problems: error.problems } }
    throw error
  }
}

/** About ten milliseconds of work: a thread costs one or two to reach and return from. */
const MOST_ACCOUNTS_HERE = 2000

/** Only the pension shows which missing years can be paid. */
const forGaps = ({ paysGaps }: DigestQuery) => (paysGaps ? 1 : 0)

/** Only computing a pension shows whether it can be drawn from a day. */
const forDays = (change: Partial<Simulation> | null) =>
  change?.retirementDate || change?.drawing || change?.partner || change?.paysGaps ? 2 : 0

/** The approximate number of pensions that an answer takes, without regard to those already computed. */
const PENSIONS: { [Name in AnswerName]: number | ((...given: Given<Name>) => number) } = {
  ...{
    pension: 1,
    digest: 5,
    savingsAssumptions: 5,
    ages: 35,
    stop: 60,
    contributions: 1,
    pricedLevers: 20,
    scenarios: 20,
  },
  ...{ net: 0, salariesToAsk: 0, purchasesToAsk: 0, plan: 6, planWithAvsFrom: 0 },
  compared: ({ departures }) => 5 * (departures.length + 1),
  ...{ play: 10, playedOn: (_saved, { retirementDate }) => (retirementDate ? 5 : 2) },
  ...{ agesAhead: forGaps, lppExplanation: forGaps, pillar3aExplanation: forGaps },
  ...{
    situationsOfAges: forGaps,
    situationsOfPlay: forGaps,
    situations: (queries) => Math.max(0, ...queries.map(forGaps)),
  },
  simulation: forDays,
  simulationProblems: forDays,
  decision: ({ simulation }) => forDays(simulation),
  decisionProblems: (_part, beside) => forDays(beside),
  capitalLeft: ({ simulation }) => forDays(simulation),
}

/** Whether it would hold up all other answers. */
export function isDear(asked: Calculation): boolean {
  if (asked.name === 'life') {
    const { partner, marriages } = asked.life
    // All situations of a life are computed at once, each for every income that a spouse may have had.
    return partner?.incomes === null || marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null)
  }
  const pensions = PENSIONS[asked.name]
  const count =
    typeof pensions === 'number' ? pensions : (pensions as (...given: readonly unknown[]) => number)(...asked.given)
  return count > 0 && mostAccounts(asked.known) * count > MOST_ACCOUNTS_HERE
}
