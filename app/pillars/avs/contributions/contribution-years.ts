import { type Account, insuredMonthsIn } from './account'
import { type Contributor, paysForBoth } from './contributor'

/**
 * A year with missing months, and how many of them were insured: only those could have been paid. `isUnderMinimum`:
 * there is an income, but it does not reach the minimum contribution.
 */
export type YearWithGap = { year: number; months: number; insured: number; isUnderMinimum: boolean }

/**
 * What fills unpaid months: credits, the spouse's contributions, the old law for wives, youth, the year of retirement.
 */
export type FilledMonths = {
  educationCredits: number
  spouse: number
  wifeBefore1997: number
  youth: number
  retirementYear: number
}

export type ContributionYears = {
  /** Whole years with the gaps filled: they determine the scale. */
  years: number
  cohortYears: number
  /** Months with own contributions. */
  ownMonths: number
  /** Months that count between the year of the 21st birthday and the end, without youth. */
  windowMonths: number
  /** All months that count for the scale, and those by which the income sum is divided for the average. */
  scaleMonths: number
  averageMonths: number
  /** Missing months, and those that fill them, in this order. */
  missing: number
  filled: FilledMonths
  /**
   * CHF: the incomes of the youth months that fill gaps; those of the year of retirement, which count only if there is
   * less than a year in all.
   */
  youthIncome: number
  retirementYearIncome: number
  gaps: YearWithGap[]
  /** Years in which months of a credit, of the spouse's contributions or of the old law for wives count. */
  coveredYears: number[]
  /** Less than a year in all: every month since the year of the 18th birthday counts, with its income (RAVS art. 52a). */
  isUnderOneYear: boolean
}

/** The end of a career: the last year that counts, and the months of the next one that can fill gaps. */
export type CareerEnd = { year: number; monthsAfter: number }

/** Before 1997 a married woman without work who was insured herself owed no contributions (10th revision, let. g al. 2). */
const WIVES_FREE_UNTIL = 1996

/**
 * Counts whole contribution years (LAVS art. 29ter, RAVS art. 50 to 52c): months add up; years with an education credit,
 * and those for which the spouse paid, count with the months insured; then youth months fill gaps with their incomes, the
 * latest first, and months of the year of retirement without theirs.
 */
export function contributionYears(
  contributor: Contributor,
  isCreditYear: readonly boolean[],
  { year: endYear, monthsAfter }: CareerEnd,
): ContributionYears {
  const { account } = contributor
  const { windowFrom, referenceYear } = account
  const window = windowMonths(contributor, isCreditYear, endYear)
  const windowLength = Math.max(0, endYear - windowFrom + 1) * 12
  const missing = windowLength - window.own
  const stillMissing = windowLength - window.counted
  const youth = youthMonths(account, stillMissing)
  const inRetirementYear = Math.min(monthsAfter, countedMonths(endYear + 1, contributor, isCreditYear))
  const retirementYear = Math.min(stillMissing - youth.months, inRetirementYear)
  const counted = window.counted + youth.months
  const result: ContributionYears = {
    years: Math.floor((counted + retirementYear) / 12),
    cohortYears: referenceYear - windowFrom,
    ownMonths: window.own,
    windowMonths: window.counted,
    scaleMonths: counted + retirementYear,
    averageMonths: counted,
    missing,
    filled: {
      educationCredits: window.educationCredits,
      spouse: window.spouse,
      wifeBefore1997: window.wifeBefore1997,
      youth: youth.months,
      retirementYear,
    },
    youthIncome: youth.income,
    retirementYearIncome: 0,
    gaps: window.gaps,
    coveredYears: window.coveredYears,
    isUnderOneYear: window.counted < 12,
  }
  return result.isUnderOneYear
    ? withEveryMonth(result, account, endYear, {
        insured: Math.min(monthsAfter, insuredMonthsIn(account, endYear + 1)),
        counted: inRetirementYear,
      })
    : result
}

/**
 * RAVS art. 52a: incomes and months since the year of the 18th birthday, including so many insured and counted months
 * of the year of retirement.
 */
function withEveryMonth(
  result: ContributionYears,
  account: Account,
  endYear: number,
  { insured, counted }: { insured: number; counted: number },
): ContributionYears {
  const youth = youthMonths(account, Number.POSITIVE_INFINITY)
  const months = result.averageMonths - result.filled.youth + youth.months + counted
  const retirementYearIncome = incomeOfFirst(insured, endYear + 1, account)
  return { ...result, averageMonths: months, youthIncome: youth.income, retirementYearIncome }
}

/** The part of a year's income that falls on so many of the months in which it was earned, whole francs. */
function incomeOfFirst(
  months: number,
  year: number,
  { amounts, entryMonths, insuredMonths, firstYear, toComeFrom }: Account,
) {
  const index = year - firstYear
  const all = (year < toComeFrom ? entryMonths[index] : insuredMonths[index]) || 12
  return Math.round(((amounts[index] ?? 0) * Math.min(months, all)) / all)
}

function windowMonths(contributor: Contributor, isCreditYear: readonly boolean[], endYear: number) {
  const { account } = contributor
  const gaps: YearWithGap[] = []
  const coveredYears: number[] = []
  const sum = { own: 0, counted: 0, educationCredits: 0, spouse: 0, wifeBefore1997: 0, gaps, coveredYears }
  for (let year = account.windowFrom; year <= endYear; year++) {
    const index = year - account.firstYear
    const own = account.months[index] as number
    const insured = account.insuredMonths[index] as number
    sum.own += own
    sum.counted += own
    if (own === 12) continue
    const filler = insured > own ? fillerOf(year, contributor, isCreditYear) : null
    if (filler) {
      sum[filler] += insured - own
      sum.counted += insured - own
      coveredYears.push(year)
    }
    const counted = filler ? insured : own
    if (counted < 12) {
      const isUnderMinimum = own === 0 && insured > 0 && (account.amounts[index] as number) > 0
      gaps.push({ year, months: 12 - counted, insured: insured - counted, isUnderMinimum })
    }
  }
  return sum
}

function fillerOf(year: number, { account, person, unions }: Contributor, isCreditYear: readonly boolean[]) {
  if (isCreditYear[year - account.windowFrom]) return 'educationCredits'
  if (unions.some((union) => paysForBoth(union, year))) return 'spouse'
  const isWife =
    person.gender === 'FEMALE' &&
    account.amounts[year - account.firstYear] === 0 &&
    unions.some(({ startYear, endYear }) => startYear <= year && year <= endYear)
  return isWife && year <= WIVES_FREE_UNTIL ? 'wifeBefore1997' : null
}

/** Months of one year, own or filled. */
function countedMonths(year: number, contributor: Contributor, isCreditYear: readonly boolean[]): number {
  const { months, insuredMonths, firstYear } = contributor.account
  const [own, most] = [months[year - firstYear] ?? 0, insuredMonths[year - firstYear] ?? 0]
  return most > own && fillerOf(year, contributor, isCreditYear) ? most : own
}

/** The latest months first (RAVS art. 52b names no order), each with its part of the year's income, whole francs. */
function youthMonths(
  { months, amounts, firstYear, windowFrom }: Account,
  most: number,
): { months: number; income: number } {
  let [used, income] = [0, 0]
  for (let index = windowFrom - firstYear - 1; index >= 0 && used < most; index--) {
    const inYear = months[index] as number
    if (inYear === 0) continue
    const taken = Math.min(inYear, most - used)
    used += taken
    income += taken === inYear ? (amounts[index] as number) : Math.round(((amounts[index] as number) * taken) / inYear)
  }
  return { months: used, income }
}
