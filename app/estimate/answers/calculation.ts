/** Answers as calculations that can be made elsewhere: plain data in and out. */
import type { Day } from '~/pillars/day'
import type { Spent } from '~/threads/pool'
import type { Case, Found } from '../case/case'
import { estimateLife, type LifeEstimate } from '../life/estimate-life'
import { type LifeProblem, LifeRefusal } from '../life/problems'
import type { Life } from '../life/shape'
import { type FieldProblem, Refusal, type RefusalReason } from '../outcome'
import { ANSWERS, type AnswerName, type AnswerOf, type Given } from './answers'
import { mostAccounts } from './pension'

/** As a thread is given it. */
export type Calculation =
  | { name: AnswerName; known: Case; given: readonly unknown[] }
  | { name: 'life'; life: Life; today: Day }

/** As it comes back: a refusal is no error of the calculation. */
export type Calculated =
  /** `found`: what the case has in common with later answers. */
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

/**
 * @param spent is told how many milliseconds it took in another thread, if it did
 * @throws {TooBusy} if there is no room or no time
 */
export type Calculate = (asked: Calculation, spent?: Spent) => Promise<Calculated>

/** About ten milliseconds; the way into a thread and back takes one or two. */
const MOST_ACCOUNTS_HERE = 2000

/** About how many pensions an answer takes. */
const PENSIONS: Partial<Record<AnswerName, number>> = {
  digest: 5,
  ages: 35,
  levers: 8,
  pricedLevers: 20,
  scenarios: 20,
}

/** Whether it would hold the answers to everybody else. */
export function isDear(asked: Calculation): boolean {
  if (asked.name === 'life') {
    const { partner, marriages } = asked.life
    // All situations of a life are computed at once, each with all incomes that a spouse may have had.
    return partner?.incomes === null || marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null)
  }
  return mostAccounts(asked.known) * (PENSIONS[asked.name] ?? 2) > MOST_ACCOUNTS_HERE
}

/** @throws {Refusal} as the answer does */
export async function answerBy<Name extends AnswerName>(
  run: Calculate,
  name: Name,
  known: Case,
  given: Given<Name>,
): Promise<AnswerOf<Name>> {
  const made = await run({ name, known, given })
  if ('refused' in made) throw new Refusal(made.refused.reason, made.refused.title, made.refused.problems)
  const { answer, found } = made as { answer: AnswerOf<Name>; found?: Found }
  if (found && found !== known.found) keep(known.found, found)
  return answer
}

/** A thread has worked on a copy of the case. */
function keep(known: Found, { pensions, problems }: Found) {
  for (const [key, pension] of pensions) known.pensions.set(key, pension)
  for (const [key, one] of problems) known.problems.set(key, one)
}

export type LifeAnswer = { estimate: LifeEstimate } | { problems: readonly LifeProblem[] }

export async function lifeBy(run: Calculate, life: Life, today: Day, spent?: Spent): Promise<LifeAnswer> {
  const made = await run({ name: 'life', life, today }, spent)
  return 'problems' in made ? made : { estimate: (made as { answer: LifeEstimate }).answer }
}

export const calculateHere: Calculate = async (asked) => calculate(asked)

/** Only what is dear goes into a thread: the way there and back takes longer than most calculations. */
export const inThread =
  (run: Calculate): Calculate =>
  (asked, spent) =>
    isDear(asked) ? run(asked, spent) : calculateHere(asked)
