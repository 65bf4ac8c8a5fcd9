/**
 * How capital develops over life, month by month: as with a pension, an amount is taken at the start of each month; the
 * rest then bears interest for a month. Money in CHF, unrounded; yields in percent a year, after costs and taxes.
 */
import { addYears, type Day, firstOfNextMonth, monthsBetween } from '../day'
import { type Franc, franc } from '../money'

/** The part of a yearly yield that a month bears, so that twelve of them give the year. */
const ofMonth = (yearly: number) => (1 + yearly / 100) ** (1 / 12) - 1

/** The capital left after taking `monthly` for so many months; below 0: it was not enough. */
export function leftAfter(capital: number, monthly: number, { months, yearly }: { months: number; yearly: number }) {
  const rate = ofMonth(yearly)
  let left = capital
  for (let month = 0; month < months; month += 1) left = (left - monthly) * (1 + rate)
  return left
}

/** Longer than anybody lives: capital that lasts so many months counts as endless. */
const ENDLESS_MONTHS = 12 * 100
/** CHF: an amount short by less than half a centime counts as complete. */
const NEARLY = 0.005

/** The number of months for which the full amount can be taken; null: it never ends. */
export function monthsUntilSpent(capital: number, monthly: number, yearly: number): number | null {
  if (monthly <= 0) return null
  const rate = ofMonth(yearly)
  let left = capital
  for (let months = 0; months < ENDLESS_MONTHS; months += 1) {
    if (left + NEARLY < monthly) return months
    left = (left - monthly) * (1 + rate)
  }
  return null
}

/** The monthly amount that uses the capital up in so many months, CHF. @throws {RangeError} without a month */
export function monthlyFrom(capital: number, months: number, yearly: number): number {
  if (months < 1) throw new RangeError('capital is spread over a month at least')
  const rate = ofMonth(yearly)
  // The present value, at the start of the first month, of a franc at the start of each of these months.
  let presentValue = 0
  for (let month = 0; month < months; month += 1) presentValue += (1 + rate) ** -month
  return capital / presentValue
}

/** Percent a year that nobody promises: no yield above it is shown. */
const HIGHEST_YIELD = 100
const STEPS = 60

/**
 * The yield at which `monthly` can be taken for exactly so many months, percent a year; 0: the capital is enough without
 * interest. null: no yield up to 100 % is enough.
 */
export function yieldNeeded(capital: number, monthly: number, months: number): number | null {
  const isEnough = (yearly: number) => monthlyFrom(capital, months, yearly) >= monthly
  if (isEnough(0)) return 0
  if (!isEnough(HIGHEST_YIELD)) return null
  let [low, high] = [0, HIGHEST_YIELD]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/** The number of monthly payments from a first of a month on, up to the month of the birthday; 0: the age is past. */
export const monthsUntilAge = (birthDate: Day, from: Day, age: number): number => {
  const end = firstOfNextMonth(addYears(birthDate, age))
  return end > from ? monthsBetween(from, end) : 0
}

/**
 * `capital`: available from `from` on, CHF; `givenUp`: the pension that it replaces, CHF a month; `yields`: those to
 * compute with, percent a year; `ages`: those until which it should last, years.
 */
export type CapitalQuestion = {
  capital: Franc
  givenUp: Franc
  birthDate: Day
  from: Day
  yields: readonly number[]
  ages: readonly number[]
}

/**
 * `lasts`: for each yield, the months for which the pension given up can be taken; null: without end. `until`: for each
 * age the months, the yield needed to match that pension (percent a year; 0: none, null: none is enough), and the
 * monthly amount with each yield, CHF.
 */
export type CapitalOverLife = {
  lasts: { yearly: number; months: number | null }[]
  until: { age: number; months: number; needed: number | null; monthly: { yearly: number; amount: Franc }[] }[]
}

/** Capital compared with the pension that it replaces; past ages are left out. */
export function capitalOverLife({ capital, givenUp, birthDate, from, yields, ages }: CapitalQuestion): CapitalOverLife {
  const ahead = ages.map((age) => ({ age, months: monthsUntilAge(birthDate, from, age) }))
  return {
    lasts: yields.map((yearly) => ({ yearly, months: monthsUntilSpent(capital, givenUp, yearly) })),
    until: ahead
      .filter(({ months }) => months > 0)
      .map(({ age, months }) => ({
        age,
        months,
        needed: yieldNeeded(capital, givenUp, months),
        monthly: yields.map((yearly) => ({ yearly, amount: franc(monthlyFrom(capital, months, yearly)) })),
      })),
  }
}
