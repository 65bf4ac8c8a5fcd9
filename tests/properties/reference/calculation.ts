/** One calculation of a pension: duration, average income, scale (LAVS art. 29bis to 30, 34, 38, 40). */
import { type AvsLaw, revaluationFactorOf } from '~/law/avs/avs-law'
import { REVALUATION_FACTORS } from '~/law/avs/revaluation'
import { rowOn } from '~/law/table'
import { type Day, dayOf, monthOf, yearOf } from '~/pillars/day'
import { accountOf, knownThrough } from './account'
import { type AfterWork, isAskedBy, workAfter } from './after-work'
import { type Duration, durationUntil, monthsOf } from './contributions'
import { creditsIn } from './credits'
import { decimal, dividedBy, type Exact, exact, plus, times, wholeFrancs } from './exact'
import { incomeOn } from './incomes'
import { insuredCount } from './insured'
import { pensionOf, tableStepOf } from './pension-table'
import type { Household, Human } from './people'
import { scaleOf } from './scales'

export type Calculation = {
  scale: number
  /** CHF a year, a step of the table. */
  ramd: number
  contributionYears: number
  cohortYears: number
  /** CHF a month, whole, undivided by shares, rates and caps. */
  pension: number
}

/**
 * The pension of somebody for a start, whole or in part, as it stands on a later day: with the incomes that are divided
 * by then, and with work after the reference age from the month after the request.
 */
export function calculate(human: Human, start: Day, on: Day, household: Household, law: AvsLaw): Calculation {
  const duration = durationUntil(start, human, household)
  const last = (start === human.rightFrom ? human.eventYear : yearOf(start)) - 1
  const cohortYears = human.eventYear - human.windowFrom
  // Work after the reference age founds no right (LAVS art. 29bis al. 3).
  const after = duration.scaleMonths >= 12 && isAskedBy(human, on) ? workAfter(human, duration) : null
  const contributionYears = Math.floor((duration.scaleMonths + (after?.months ?? 0)) / 12)
  const scale = scaleOf(contributionYears, cohortYears)
  const average = averageOf({ human, start, on, household, law, duration, last, after })
  const step = tableStepOf(average, law.minimumPension)
  const pension = scale === 0 ? 0 : pensionOf(step, scale, law.minimumPension)
  // The last row of the table stands for all that is above it: six times the smallest yearly pension.
  const ramd = Math.min(step, 6 * 12 * law.minimumPension)
  return { scale, ramd, contributionYears, cohortYears, pension }
}

type Basis = {
  human: Human
  start: Day
  on: Day
  household: Household
  law: AvsLaw
  duration: Duration
  /** The last year whose incomes count. */
  last: number
  after: AfterWork | null
}

/** LAVS art. 29quater, 30: two averages, each in whole francs. */
function averageOf(basis: Basis): number {
  const { human, household, law, duration, last, after } = basis
  const isShort = duration.windowMonths < 12
  const months =
    duration.windowMonths +
    monthsOf(isShort ? duration.allYouth : duration.youth) +
    (isShort ? duration.allStartYearMonths : 0) +
    (after?.months ?? 0)
  if (months === 0) return 0
  const quarters = creditsIn(human, human.windowFrom, last, household)
  const credit = exact(quarters * law.educationCredit.yearlyMinimums * 12 * law.minimumPension, 4)
  const revalued = decimal(wholeFrancs(times(incomeSum(basis, isShort), decimal(factorOf(basis, isShort)))))
  // Incomes from after the reference age are not revalued (RAVS art. 51bis al. 3).
  return perYear(plus(revalued, decimal(after?.income ?? 0)), months) + perYear(credit, months)
}

const perYear = (sum: Exact, months: number) => wholeFrancs(dividedBy(times(sum, exact(12)), exact(months)))

/**
 * Incomes between the 20th birthday and the year of the start, and those of youth that fill gaps (RAVS art. 51 al. 2).
 * `isShort`: without a whole year in that time all incomes since the 17th birthday count (RAVS art. 52a).
 */
function incomeSum({ human, start, on, duration, last }: Basis, isShort: boolean): Exact {
  let sum = (isShort ? duration.allYouth : duration.youth).reduce((all, { income }) => all + income, 0)
  for (let year = human.windowFrom; year <= last; year++) sum += incomeOn(human, year, on)
  if (isShort) sum += incomeOfStartYear(human, last + 1, start, on)
  return decimal(sum)
}

/** Of the year of the start, as much as its months before the start are of all in which its income was earned. */
function incomeOfStartYear(human: Human, year: number, start: Day, on: Day): number {
  const untilAge = human.eventYear === year && yearOf(human.rightFrom) === year ? monthOf(human.rightFrom) - 1 : 12
  const all =
    year <= knownThrough(human) ? (accountOf(human).get(year)?.months ?? 0) : insuredCount(human, year, untilAge)
  if (all === 0) return 0
  const before = Math.min(all, insuredCount(human, year, yearOf(start) > year ? 12 : monthOf(start) - 1))
  return wholeFrancs(times(decimal(incomeOn(human, year, on)), exact(before, all)))
}

/**
 * The factor of the year in which the event falls, at an early start of that year (RAVS art. 51bis, 56 al. 4), by the
 * first counted entry, not before the year of the 21st birthday. It stays when a pension is calculated anew because
 * the spouse has a right too or the marriage ends (LAVS art. 31).
 */
function factorOf(basis: Basis, isShort: boolean): number {
  const { start, last } = basis
  const first = firstCounted(basis, start, isShort) ?? firstCounted(basis, basis.on, isShort) ?? last
  const factors = rowOn(REVALUATION_FACTORS, dayOf(last + 1, 1, 1)).value
  return revaluationFactorOf(first, factors)
}

function firstCounted({ human, duration, last }: Basis, on: Day, isShort: boolean): number | null {
  const youth = isShort ? duration.allYouth : duration.youth
  if (youth.some(({ income }) => income > 0)) return human.windowFrom
  for (let year = human.windowFrom; year <= last; year++) if (incomeOn(human, year, on) > 0) return year
  return null
}
