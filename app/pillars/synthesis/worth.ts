/** What the amounts of a column mean: beside today's salary, and as a month of a capital. */
import { type Day, monthsBetween } from '../day'
import { type Franc, franc } from '../money'
import type { Column } from '../result'
import { lastBirthday, type Salary } from './income-over-time'

/**
 * How much of today's gross salary all pensions together replace, whole percent, from the day on which all of them run.
 * The 13th pension is left out, as it is of the total. null without a salary, and without a pension.
 */
export function replacedShare({ monthlyTotal }: Pick<Column, 'monthlyTotal'>, current: Salary | null): number | null {
  if (!current || current.salary <= 0 || !monthlyTotal) return null
  return Math.round((100 * 12 * monthlyTotal) / current.salary)
}

/** A capital as a monthly amount, CHF, for so many months. A comparison only: it is in no total. */
export type SpreadCapital = { capital: Franc; from: Day; months: number; monthly: Franc }

/**
 * What a capital could pay each month from its day until the 90th birthday: the capital divided by the months, without
 * interest. null without a capital, and where no whole month is left.
 */
export function spreadCapital(capital: Franc, from: Day, birthDate: Day): SpreadCapital | null {
  const months = monthsBetween(from, lastBirthday(birthDate))
  if (capital <= 0 || months <= 0) return null
  return { capital, from, months, monthly: franc(capital / months) }
}
