/**
 * The yearly incomes of people without an extract of their account: an estimate from a few figures, with its bounds.
 */
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { type Day, dayOf, daysInMonth, yearOf } from '../day'
import type { IncomeEntry, InsuredPeriod, InsuredPerson } from './facts'
import { pensionLevel } from './pension-level'

/** Pay in whole calendar years, both included: CHF a year, in the francs of that time. */
export type PayBlock = { from: number; to: number; salary: number }

/**
 * How pay has developed: always about as today, rising with age, or mostly less than today; or blocks of years. Several
 * blocks in a year add up, and nothing was earned between them.
 */
export type CourseOfPay = 'steady' | 'rising' | 'lower' | readonly PayBlock[]

export type FewFigures = {
  birthDate: Day
  /** Before deductions, as paid today: CHF a year. */
  salary: number
  /** The first calendar year of work in Switzerland; null: that of the 21st birthday. */
  since: number | null
  course: CourseOfPay
  /** The insured periods, outside which nothing was earned here; null: not given. */
  insured: readonly InsuredPeriod[] | null
  /** The day to which the salary belongs; its year and those after it are still to come. */
  asOf: Day
}

/**
 * Nobody's income counts before the year of the 18th birthday (RAVS art. 52b); unless given otherwise, work begins in
 * the 21st.
 */
const FIRST_AGE = 18
const USUAL_FIRST_AGE = 21

/**
 * A judgement, since no figures of pay by age are established: training ends at 25, with seven tenths of the pay at 50.
 * Pay grows by the same step each year until then, the middle of a working life.
 */
const RISING = { fromAge: 25, percent: 70, toAge: 50 }

/** A judgement: "mostly less than today" is read as the start of a rising pay, or as part-time work of 70 %. */
const LOWER_PERCENT = 70

/** A judgement: people who say so may have worked half the time; those with less over a whole life can enter blocks. */
const LOWEST_PERCENT = 50

/**
 * The expected incomes and their bounds. Past pay is today's pay in the chosen course; for the expected and the low
 * incomes it is lowered to the francs of its year by the rise of pensions since (LAVS art. 33ter). The high ones are
 * today's pay in today's francs; the low ones follow the lowest course. Whoever is insured and earns less than the minimum
 * contribution asks for owes that (LAVS art. 3 al. 1bis, 10 al. 1): the expected and the high incomes are at least as much, the
 * low ones leave open whether it was paid. Blocks are taken as they are, so both bounds are the same. Today's salary continues in
 * the years to come.
 * @returns the fields of an insured person that it determines, to be combined with the other facts
 * @throws {RangeError} for pay that is negative or infinite, and for a block that ends before it begins
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
  const { birthDate, salary, course, asOf } = figures
  if (typeof course !== 'string') {
    const pay = payInBlocks(course)
    return { low: pay, expected: pay, high: pay }
  }
  const now = pensionLevel(yearOf(asOf))
  const percents = (year: number) => percentsOfToday(figures, year)
  const lowered = (year: number, percent: number) => (salary * percent * pensionLevel(year)) / (100 * now)
  // In whole francs a month, so that a part of a year reaches its part of the minimum too.
  const owed = (year: number) =>
    year < yearOf(birthDate) + USUAL_FIRST_AGE ? 0 : 12 * Math.ceil(minimumContributionOf(year).income / 12)
  return {
    low: (year) => lowered(year, Math.min(...Object.values(percents(year)), course === 'lower' ? LOWEST_PERCENT : 100)),
    expected: (year) => Math.max(owed(year), lowered(year, percents(year)[course])),
    high: (year) => Math.max(owed(year), (salary * Math.max(...Object.values(percents(year)))) / 100),
  }
}

/** The pay of a past year in each course, percent of today's. */
const percentsOfToday = ({ birthDate, asOf }: FewFigures, year: number) => ({
  steady: 100,
  rising: (100 * risingPercent(year - yearOf(birthDate))) / risingPercent(yearOf(asOf) - yearOf(birthDate)),
  lower: LOWER_PERCENT,
})

/** The pay at the age reached in the year, percent of the pay at 50. */
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

/**
 * An entry for each year up to the last complete one, even without income, so that the record knows all of them. Between blocks
 * nobody was here; in a course, also years without pay have the months in which contributions are owed.
 */
function entriesOf(figures: FewFigures, payIn: PayIn): IncomeEntry[] {
  const last = yearOf(figures.asOf) - 1
  const first = firstYearOf(figures)
  const entries: IncomeEntry[] = []
  for (let year = Math.min(first, last); year <= last; year++) {
    const pay = year < first ? 0 : payIn(year)
    const isOpen = typeof figures.course === 'string' && year >= first
    const months = pay > 0 || isOpen ? insuredMonthsIn(year, figures.insured) : 0
    entries.push({ year, amount: Math.round((pay * months) / 12), months })
  }
  return entries
}

/** Blocks show when work began. */
function firstYearOf({ birthDate, since, course }: FewFigures): number {
  const birthYear = yearOf(birthDate)
  const begun =
    typeof course === 'string' ? (since ?? birthYear + USUAL_FIRST_AGE) : Math.min(...course.map(({ from }) => from))
  return Math.max(birthYear + FIRST_AGE, begun)
}

/** Every month touched by one of the periods counts (LAVS art. 1a, 2). */
function insuredMonthsIn(year: number, insured: FewFigures['insured']): number {
  if (insured === null) return 12
  let months = 0
  for (let month = 1; month <= 12; month++) {
    const [start, end] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
    if (insured.some(({ from, to }) => from <= end && (to === null || to >= start))) months++
  }
  return months
}
