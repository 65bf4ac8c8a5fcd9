/** The yearly incomes of who has no extract of the account at hand: an estimate from a few figures, with its bounds. */
import { type Day, dayOf, daysInMonth, yearOf } from '../day'
import type { IncomeEntry, InsuredPeriod, InsuredPerson } from './facts'
import { pensionLevel } from './pension-level'

/** Pay of whole calendar years, both included: CHF a year, in the francs of the time. */
export type PayBlock = { from: number; to: number; salary: number }

/**
 * How pay has come to what it is: always about as today, rising with age, mostly less than today; or blocks, of which
 * several in a year add up, and between which nothing was earned.
 */
export type CourseOfPay = 'steady' | 'rising' | 'lower' | readonly PayBlock[]

export type FewFigures = {
  birthDate: Day
  /** Before deductions, as paid today: CHF a year. */
  salary: number
  /** The first calendar year of work in Switzerland; null: that of the 21st birthday. */
  since: number | null
  course: CourseOfPay
  /** Outside of them nothing was earned here; null: nobody says when the person was insured. */
  insured: readonly InsuredPeriod[] | null
  /** The day on which the salary is paid; its year and those after it are still to come. */
  asOf: Day
}

/** Nobody's income counts before the year of the 18th birthday (RAVS art. 52b); without a word work begins in the 21st. */
const FIRST_AGE = 18
const USUAL_FIRST_AGE = 21

/**
 * A judgement, since no figures of pay by age are established: training is over at 25, with seven tenths of the pay that is
 * reached at 50 by the same step each year, half of a working life later.
 */
const RISING = { fromAge: 25, percent: 70, toAge: 50 }

/** A judgement: "mostly less than today" is read as the start of a rising pay, or as part-time work of 70 %. */
const LOWER_PERCENT = 70

/** A judgement: who says so may have worked half the time; whoever had less over a whole life has blocks to tell it. */
const LOWEST_PERCENT = 50

/**
 * The incomes expected, and between which bounds they lie. Past pay is today's pay in the chosen course, lowered to the
 * francs of its year by the rise of pensions since (LAVS art. 33ter): that holds for the expected and the low incomes. The
 * high ones are today's pay in today's francs; the low ones follow the lowest course. Blocks are taken as they are, so
 * that the bounds are one. In the years to come today's salary goes on.
 * @returns what an insured person has of it, to be spread over its other facts
 * @throws {RangeError} for pay below 0 or infinite, and for a block that ends before it begins
 */
export function incomesFromFewFigures(
  figures: FewFigures,
): Pick<InsuredPerson, 'insured' | 'incomes' | 'incomeBounds' | 'incomesAsOf' | 'incomeToCome'> {
  const { salary, since, course, insured, asOf } = figures
  requirePay(salary)
  const [now, pays] = [yearOf(asOf), paysOf(figures)]
  const incomes = entriesOf(figures, pays.expected)
  return {
    insured,
    incomes,
    incomeBounds:
      typeof course === 'string'
        ? { low: entriesOf(figures, pays.low), high: entriesOf(figures, pays.high) }
        : { low: incomes, high: incomes },
    incomesAsOf: asOf,
    incomeToCome: { amount: salary, from: since !== null && since > now ? since : null },
  }
}

/** CHF of a full year, not rounded. */
type PayIn = (year: number) => number

function paysOf(figures: FewFigures): Record<'low' | 'expected' | 'high', PayIn> {
  const { salary, course, asOf } = figures
  if (typeof course !== 'string') {
    const pay = payInBlocks(course)
    return { low: pay, expected: pay, high: pay }
  }
  const now = pensionLevel(yearOf(asOf))
  const percents = (year: number) => percentsOfToday(figures, year)
  const lowered = (year: number, percent: number) => (salary * percent * pensionLevel(year)) / (100 * now)
  return {
    low: (year) => lowered(year, Math.min(...Object.values(percents(year)), course === 'lower' ? LOWEST_PERCENT : 100)),
    expected: (year) => lowered(year, percents(year)[course]),
    high: (year) => (salary * Math.max(...Object.values(percents(year)))) / 100,
  }
}

/** What a past year's pay was in each course, percent of today's. */
const percentsOfToday = ({ birthDate, asOf }: FewFigures, year: number) => ({
  steady: 100,
  rising: (100 * risingPercent(year - yearOf(birthDate))) / risingPercent(yearOf(asOf) - yearOf(birthDate)),
  lower: LOWER_PERCENT,
})

/** Percent of the pay at 50, by the age that is reached in the year. */
function risingPercent(age: number): number {
  const { fromAge, toAge, percent } = RISING
  const part = Math.min(1, Math.max(0, (age - fromAge) / (toAge - fromAge)))
  return percent + (100 - percent) * part
}

function payInBlocks(blocks: readonly PayBlock[]): PayIn {
  for (const { from, to, salary } of blocks) {
    requirePay(salary)
    if (!(from <= to)) throw new RangeError('a block ends before it begins')
  }
  return (year) => blocks.reduce((sum, { from, to, salary }) => sum + (from <= year && year <= to ? salary : 0), 0)
}

function requirePay(salary: number) {
  if (!(salary >= 0 && Number.isFinite(salary))) throw new RangeError('no pay')
}

/** An entry for each year until the last one that is over, also without income: so the record knows all of them. */
function entriesOf(figures: FewFigures, payIn: PayIn): IncomeEntry[] {
  const last = yearOf(figures.asOf) - 1
  const first = firstYearOf(figures)
  const entries: IncomeEntry[] = []
  for (let year = Math.min(first, last); year <= last; year++) {
    const pay = year < first ? 0 : payIn(year)
    const months = pay > 0 ? insuredMonthsIn(year, figures.insured) : 0
    entries.push({ year, amount: Math.round((pay * months) / 12), months })
  }
  return entries
}

/** Blocks say themselves when work began. */
function firstYearOf({ birthDate, since, course }: FewFigures): number {
  const birthYear = yearOf(birthDate)
  const begun =
    typeof course === 'string' ? (since ?? birthYear + USUAL_FIRST_AGE) : Math.min(...course.map(({ from }) => from))
  return Math.max(birthYear + FIRST_AGE, begun)
}

/** A month counts that one of the periods touches (LAVS art. 1a, 2). */
function insuredMonthsIn(year: number, insured: FewFigures['insured']): number {
  if (insured === null) return 12
  let months = 0
  for (let month = 1; month <= 12; month++) {
    const [start, end] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
    if (insured.some(({ from, to }) => from <= end && (to === null || to >= start))) months++
  }
  return months
}
