/** An advance of the second pillar for a home of one's own (LPP art. 30a to 30f). */
import { LPP_HOME_ADVANCE } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addYears, type Day } from '../day'
import { addFrancs, type Franc, franc } from '../money'
import type { Step } from '../result'
import { grownUntil, withLess } from './changed-statement'
import { type LppQuestion, lppFromStatements, type NoFigureReason } from './estimate'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { ageAtRetirement } from './retirement-date'

/**
 * `savings`: the vested benefits on the day `on`, CHF; `savingsAt50`: those at the age of 50, null if unknown;
 * `entitledOn`: the day from which the fund owes old-age benefits. A married person needs the written consent of the
 * spouse (al. 5).
 */
export type AdvanceQuestion = {
  birthDate: Day
  on: Day
  savings: number
  savingsAt50: number | null
  entitledOn: Day
}

/** CHF; `bound`: the rule that decides it. `atLeast`: the savings at 50 are unknown, and could allow more. */
export type LargestAdvance =
  | { available: number; bound: 'all' | 'savingsAt50' | 'half'; atLeast: boolean }
  | { refusal: 'tooLate'; lastDay: Day }

/**
 * The most that can be drawn for a home: all savings up to the age of 50; later those at 50 or half of today's,
 * whichever is more; nothing in the last three years before the right to old-age benefits (LPP art. 30c al. 1, 2).
 */
export function largestAdvance({ birthDate, on, savings, savingsAt50, entitledOn }: AdvanceQuestion): LargestAdvance {
  const { wholeUntilAge, shareLater, yearsBefore } = rowOn(LPP_HOME_ADVANCE, on).value
  const lastDay = addYears(entitledOn, -yearsBefore)
  if (on > lastDay) return { refusal: 'tooLate', lastDay }
  if (on <= addYears(birthDate, wholeUntilAge)) return { available: savings, bound: 'all', atLeast: false }
  const half = (savings * shareLater) / 100
  if (savingsAt50 === null || half >= savingsAt50)
    return { available: half, bound: 'half', atLeast: savingsAt50 === null }
  // An earlier advance or a loss may have left less than at 50.
  return { available: Math.min(savings, savingsAt50), bound: 'savingsAt50', atLeast: false }
}

/** Whether an advance may be repaid on a day: until the right to old-age benefits arises (LPP art. 30d al. 3 let. a). */
export const mayRepay = (on: Day, entitledOn: Day) => on < entitledOn

/**
 * The amount by which an advance reduces the savings at retirement (CHF), the pension (CHF a month) and capital (CHF).
 */
export type AdvanceEffect = { savings: Franc; monthly: Franc; capital: Franc; steps: Step[] }

export type NoAdvanceEffect = { missing: NoFigureReason | 'noProjectionRate' | 'moreThanSavings' }

/**
 * The loss after an advance, by the fund's own projection: the amount with its interest is missing, in proportion from
 * the mandatory part and the rest (LPP art. 30c al. 4, 30d al. 6). A repayment on the same terms undoes it.
 */
export function advanceEffect(
  statement: FundStatement,
  advance: { amount: number; on: Day },
  question: LppQuestion,
): AdvanceEffect | NoAdvanceEffect {
  const before = lppFromStatements([statement], question)
  if (!before.result) return { missing: before.missing[0]?.reason ?? 'noProjectionForAge' }
  const lost = grownUntil(statement, advance, question)
  if (lost === null) return { missing: 'noProjectionRate' }
  const age = ageAtRetirement(question.birthDate, question.retirementDate)
  const projected = benefitsAtAge(statement, age)?.capital ?? 0
  if (lost > projected) return { missing: 'moreThanSavings' }
  const changed = withLess(statement, projected > 0 ? lost / projected : 0, question)
  const after = changed && lppFromStatements([changed], question).result
  if (!after) return { missing: 'noProjectionForAge' }
  const monthly = addFrancs(before.result.monthly, -after.monthly as Franc)
  const capital = addFrancs(before.result.capital, -after.capital as Franc)
  return { savings: franc(lost), monthly, capital, steps: stepsOf(advance, franc(lost), monthly) }
}

const stepsOf = ({ amount, on }: { amount: number; on: Day }, savings: Franc, monthly: Franc): Step[] => [
  { key: 'advanceSavings', inputs: { amount, on }, output: savings, article: 'LPP art. 30c al. 4' },
  { key: 'advancePension', inputs: { savings }, output: monthly, article: 'LPP art. 14, 30c al. 4' },
]
