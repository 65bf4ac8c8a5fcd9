/**
 * The law's guarantee from the salaries alone, for people without a fund's answer or a certificate: a floor, since most
 * funds insure more. Salaries insured with several employers count as if from one, and the savings stay with a fund
 * after the end of work, because a vested benefits account has no minimum interest.
 */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import type { OutlookName } from '~/law/outlook'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import { type Day, dayOf, yearOf } from '../day'
import { fundRates, outlookRate, realRate } from '../interest-outlook'
import { type Franc, franc } from '../money'
import type { Step } from '../result'
import { balanceAfter, countedYears, interestOf } from '../savings'
import { coordinatedSalary } from './coordinated-salary'
import { minimumConversionRate, monthlyPension, yearlyPension } from './pension'
import type { LppAssumptionKey } from './result'
import { FIRST_SAVINGS_AGE, lppAge, savingsCreditRate } from './savings-credit'

/** The salary (CHF) of an employee in a calendar year, and the months (1 to 12) in which it was earned. */
export type Salary = { year: number; amount: number; months: number }

/**
 * `salaryToCome`: CHF a year, after the last year of `salaries`; null: none. `stopsOn`: the first day without work; null:
 * work goes on until the retirement.
 */
export type LegalMinimumQuestion = {
  birthDate: Day
  gender: Gender
  salaries: readonly Salary[]
  salaryToCome: number | null
  stopsOn: Day | null
  /** The first of a month. */
  retirementDate: Day
  computedOn: Day
  /**
   * CHF of today's savings with a vested benefits institution, which no fund converts (LFLP art. 4, 10); left out: none. All
   * salaries count, so these would count twice.
   */
  outside?: number
  /** The outlook for the minimum interest of the years to come; left out: it stays as it is. */
  outlook?: OutlookName
}

/** A calendar year: coordinated salary (CHF a year), rate (percent), credit, interest and savings at its end (CHF). */
export type LegalMinimumYear = {
  year: number
  coordinated: number
  rate: number
  credit: number
  interest: number
  balance: number
}

/**
 * `capital`: the legal minimum of the savings. `monthly`: the pension that the law guarantees from it, CHF a month;
 * null for a start before the reference age, for which the law has no rate (LPP art. 14).
 */
export type LegalMinimumResult = {
  capital: Franc
  monthly: Franc | null
  from: Day
  years: LegalMinimumYear[]
  assumptions: LppAssumptionKey[]
  steps: Step[]
}

/** The year in which the act came into force. */
const FIRST_YEAR = 1985

/**
 * The legal minimum: savings credits on the coordinated salary of each year by the law of the year, from 25 to the
 * reference age, with the minimum interest of each year (LPP art. 7, 8, 15, 16). Years to come keep the law of today.
 * @throws {RangeError} if a year does not have 1 to 12 months of salary
 */
export function legalMinimumFromSalaries(question: LegalMinimumQuestion): LegalMinimumResult {
  const { gender, retirementDate } = question
  const reference = retirementOf(question).start
  const years = yearsOf(question, savedUntil(question))
  const capital = years.at(-1)?.balance ?? 0
  const rate = retirementDate < reference ? null : minimumConversionRate(gender, reference)
  const monthly = rate === null ? null : monthlyPension(yearlyPension(capital, rate))
  return {
    capital: franc(capital),
    monthly,
    from: retirementDate,
    years,
    assumptions: ['legalMinimum', ...(question.outside ? (['vestedOutsideMinimum'] as const) : [])],
    steps: [savingsStep(years, capital), ...(monthly === null ? [] : [pensionStep(capital, rate ?? 0, monthly)])],
  }
}

/** The savings of the law end at the reference age (LPP art. 10 al. 2, art. 15 al. 1). */
function savedUntil(question: LegalMinimumQuestion): Day {
  const reference = retirementOf(question).start
  return question.retirementDate < reference ? question.retirementDate : reference
}

/** A part drawn on the first of a month; `share`: percent of the whole benefit. */
type PartOfMinimum = { share: number; question: LegalMinimumQuestion }

/**
 * The savings of each part, CHF, drawn one after the other (LPP art. 13a): what is left keeps earning the minimum interest, and
 * all later credits are added to it. `question`: with the day of the part as `retirementDate`.
 */
export function legalMinimumInParts(parts: readonly PartOfMinimum[]): number[] {
  const drawn: { on: Day; amount: number }[] = []
  let left = 100
  for (const { share, question } of parts) {
    const { retirementDate: on } = question
    const whole = yearsOf(question, savedUntil(question)).at(-1)?.balance ?? 0
    const gone = drawn.reduce((sum, one) => sum + grownSince(one, question), 0)
    drawn.push({ on, amount: ((whole - gone) * share) / left })
    left -= share
  }
  return drawn.map(({ amount }) => amount)
}

/** CHF: what an amount that was drawn would have become. */
const grownSince = ({ on, amount }: { on: Day; amount: number }, question: LegalMinimumQuestion): number =>
  countedYears(on, savedUntil(question)).reduce((balance, { year, months }) => {
    const interestRate = interestIn(year, lawOfYear(year, question.computedOn), question)
    return balanceAfter(balance, { interestRate, payment: 0, months })
  }, amount)

function yearsOf(question: LegalMinimumQuestion, end: Day): LegalMinimumYear[] {
  const { birthDate, gender, computedOn } = question
  const first = Math.max(FIRST_YEAR, firstYearOf(birthDate))
  const years: LegalMinimumYear[] = []
  let balance = 0
  for (const { year, months } of countedYears(dayOf(first, 1, 1), end)) {
    const law = lawOfYear(year, computedOn)
    const { coordinated, insuredMonths } = insuredIn(year, months, law, question)
    const rate = savingsCreditRate(lppAge(birthDate, year), gender, law)
    const credit = (coordinated * rate * insuredMonths) / 1200
    const part = { interestRate: interestIn(year, law, question), payment: 0, months }
    const interest = interestOf(balance, part)
    const outside = year === yearOf(computedOn) ? (question.outside ?? 0) : 0
    balance = Math.max(0, balanceAfter(balance, part) + credit - outside)
    years.push({ year, coordinated, rate, credit, interest, balance })
  }
  return years
}

/** Percent a year; for a year to come as in the outlook, in today's francs. */
function interestIn(year: number, law: Day, { computedOn, outlook = 'expected' }: LegalMinimumQuestion): number {
  const own = rowOn(LPP_MINIMUM_INTEREST, law).value
  const rate = year > yearOf(computedOn) ? outlookRate(own, outlook, fundRates) : null
  return rate ? realRate(rate) : own
}

const firstYearOf = (birthDate: Day) => yearOf(birthDate) + FIRST_SAVINGS_AGE

/** Past years have their own law; the years to come have that of the day of computation. */
const lawOfYear = (year: number, computedOn: Day): Day => (year > yearOf(computedOn) ? computedOn : dayOf(year, 1, 1))

/**
 * The coordinated salary of a year, CHF a year, and the months that count. A salary for some months is insured for
 * these months like that of a whole year (LPP art. 2 al. 2; OPP 2 art. 11).
 */
function insuredIn(year: number, monthsToEnd: number, law: Day, question: LegalMinimumQuestion) {
  const { salaries, salaryToCome, computedOn } = question
  const known = salaries.filter((salary) => salary.year === year)
  const worked = known.reduce((sum, { months }) => Math.min(12, sum + checked(months)), 0)
  if (worked > 0) {
    const amount = known.reduce((sum, salary) => sum + salary.amount, 0)
    return {
      coordinated: coordinatedSalary((amount * 12) / worked, law).salary,
      insuredMonths: Math.min(worked, monthsToEnd),
    }
  }
  const lastKnown = Math.max(yearOf(computedOn) - 1, ...salaries.map((salary) => salary.year))
  const isToCome = salaryToCome !== null && year > lastKnown
  if (!isToCome) return { coordinated: 0, insuredMonths: 0 }
  return {
    coordinated: coordinatedSalary(salaryToCome, law).salary,
    insuredMonths: monthsOfWork(year, monthsToEnd, question),
  }
}

function checked(months: number): number {
  if (months < 1 || months > 12) throw new RangeError('a salary is of 1 to 12 months')
  return months
}

function monthsOfWork(year: number, monthsToEnd: number, { stopsOn }: LegalMinimumQuestion): number {
  if (stopsOn === null || yearOf(stopsOn) > year) return monthsToEnd
  const [counted] = countedYears(dayOf(year, 1, 1), stopsOn)
  return yearOf(stopsOn) < year ? 0 : Math.min(monthsToEnd, counted?.months ?? 0)
}

const sumOf = (years: readonly LegalMinimumYear[], field: 'credit' | 'interest') =>
  years.reduce((sum, year) => sum + year[field], 0)

function savingsStep(years: readonly LegalMinimumYear[], capital: number): Step {
  const insured = years.filter(({ credit }) => credit > 0)
  return {
    key: 'legalSavings',
    inputs: {
      years: insured.length,
      firstYear: insured[0]?.year ?? 0,
      lastYear: insured.at(-1)?.year ?? 0,
      credits: franc(sumOf(years, 'credit')),
      interest: franc(sumOf(years, 'interest')),
    },
    output: franc(capital),
    article: 'LPP art. 7, 8, 15, 16; OPP 2 art. 12',
  }
}

const pensionStep = (capital: number, rate: number, monthly: Franc): Step => ({
  key: 'legalPension',
  inputs: { capital: franc(capital), rate },
  output: monthly,
  article: 'LPP art. 14 al. 2',
})
