/** What the amounts of a column mean: compared with today's salary, and a capital as a monthly amount. */
import { type Day, monthsBetween } from '../day'
import { type Franc, franc } from '../money'
import { type IncomeStep, lastBirthday, type Salary } from './income-over-time'

/** Whole percent of today's gross salary. */
export type ReplacedShare = { from: Day; percent: number }

/**
 * How much of today's gross salary the pensions replace: from the day on which all of them run, and again after the
 * last change. The 13th pension is left out, as in the total. Empty without a salary or a pension.
 */
export function replacedShares(
  income: readonly IncomeStep[],
  totalFrom: Day | null,
  current: Salary | null,
): ReplacedShare[] {
  if (!current || current.salary <= 0 || totalFrom === null) return []
  const running = income.filter((_, index) => (income[index + 1]?.from ?? AFTER_ALL) > totalFrom)
  const [first, ...later] = running
    .map(({ from, avs, lpp }) => ({ from, percent: percentOf(franc((avs ?? 0) + (lpp ?? 0)), current) }))
    .filter(({ percent }) => percent > 0)
  const last = later.at(-1)
  if (!first) return []
  return last && last.percent !== first.percent ? [first, last] : [first]
}

const AFTER_ALL = '9999'

/** Whole percent of a salary (CHF a year) that an amount a month replaces. */
export const percentOf = (monthly: Franc, { salary }: Pick<Salary, 'salary'>) =>
  Math.round((100 * 12 * monthly) / salary)

/** A capital as a monthly amount, CHF, and the number of months. For comparison only: it is in no total. */
export type SpreadCapital = { capital: Franc; from: Day; months: number; monthly: Franc }

/**
 * The amount that a capital could pay each month from its day until the 90th birthday: the capital divided by the
 * months, without interest. null without a capital, or if no whole month is left.
 */
export function spreadCapital(capital: Franc, from: Day, birthDate: Day): SpreadCapital | null {
  const months = monthsBetween(from, lastBirthday(birthDate))
  if (capital <= 0 || months <= 0) return null
  return { capital, from, months, monthly: franc(capital / months) }
}
