/** Decides where answers are calculated: here, or in another thread if they are expensive. */
import type { Day } from '~/pillars/day'
import type { Spent } from '~/threads/pool'
import type { AnswerName, AnswerOf, Given } from './answers/answers'
import { type Calculated, type Calculation, calculate, isDear } from './answers/calculation'
import type { LifeEstimate } from './answers/life/estimate-life'
import type { Case, Found } from './case/case'
import type { LifeProblem } from './case/life/problems'
import type { Life } from './case/life/shape'
import { Refusal } from './case/refusal'

/**
 * @param spent called with the milliseconds that another thread took, if one was used
 * @throws {TooBusy} if there is no room or no time
 */
export type Calculate = (asked: Calculation, spent?: Spent) => Promise<Calculated>

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

/** The thread worked on a copy of the case. */
function keep(known: Found, { pensions, problems }: Found) {
  for (const [key, pension] of pensions) known.pensions.set(key, pension)
  for (const [key, one] of problems) known.problems.set(key, one)
}

export type LifeAnswer = { estimate: LifeEstimate } | { problems: readonly LifeProblem[] }

export const lifeBy = (run: Calculate, life: Life, today: Day, spent?: Spent): Promise<LifeAnswer> =>
  run({ name: 'life', life, today }, spent).then((made) =>
    'problems' in made ? made : { estimate: (made as { answer: LifeEstimate }).answer },
  )

export const calculateHere: Calculate = async (asked) => calculate(asked)

/** Only expensive calculations go to a thread: reaching it and returning takes longer than most. */
export const inThread =
  (run: Calculate): Calculate =>
  (asked, spent) =>
    isDear(asked) ? run(asked, spent) : calculateHere(asked)
