import type { AvsLaw } from '~/law/avs/avs-law'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { yearOf } from '~/pillars/day'
import type { Marriage } from '../facts'
import { type Account, type AccountYear, accountYear } from './individual-account'

/** A year with missing months that neither a credit nor the spouse's contributions fill. */
export type YearWithGap = { year: number; months: number }

export type ContributionYears = {
  /** Whole years, gaps filled: what the scale is taken from. */
  years: number
  cohortYears: number
  /** Months with contributions of their own. */
  ownMonths: number
  /** The months that divide the income sum for the average. */
  averageMonths: number
  /** Months that were missing, and those found to fill them, in this order. */
  missing: number
  filled: { educationCredits: number; spouse: number; youth: number; retirementYear: number }
  gaps: YearWithGap[]
  /** Whether a year without an entry was filled, as only a year insured in Switzerland can be. */
  filledWithoutEntry: boolean
  /** Whether a small income was judged by another year's minimum contribution because its own is not known. */
  minimumAssumed: boolean
}

type Circumstances = {
  /** For each year of the window. */
  credits: readonly boolean[]
  marriage: Marriage | null
  spouse: Account | null
  /** Months from January on, in the year in which the pension starts, that can fill gaps. */
  monthsOfLastYear: number
  /** The years of the age class until the reference age; an early start does not shorten them (RAVS art. 52 al. 1bis). */
  cohortYears: number
}

/**
 * Counts whole contribution years (LAVS art. 29ter, RAVS art. 50, 52b, 52c): months add up, and gaps are filled by
 * years with an education credit, years in which the spouse paid twice the minimum, youth years and the months of the
 * retirement year. Years without an entry that are filled so do not count in the average.
 */
export function contributionYears(account: Account, circumstances: Circumstances, law: AvsLaw): ContributionYears {
  const { cohortYears, monthsOfLastYear } = circumstances
  const window = windowMonths(account, circumstances, law)
  const windowLength = account.window.length * 12
  const missing = windowLength - window.own
  const stillMissing = missing - window.educationCredits - window.spouse
  const youth = Math.min(stillMissing, youthMonths(account))
  const lastYear = Math.min(monthsOfLastYear, countedMonths(account.retirementYear))
  const retirementYear = Math.min(stillMissing - youth, lastYear)
  const total = windowLength - stillMissing + youth + retirementYear
  const { educationCredits, spouse } = window
  return {
    years: Math.floor(total / 12),
    cohortYears,
    ownMonths: window.own,
    averageMonths: window.average || total,
    missing,
    filled: { educationCredits, spouse, youth, retirementYear },
    gaps: window.gaps,
    filledWithoutEntry: window.filledWithoutEntry,
    minimumAssumed: window.minimumAssumed,
  }
}

function windowMonths(account: Account, { credits, marriage, spouse }: Circumstances, law: AvsLaw) {
  const gaps: YearWithGap[] = []
  const sum = {
    own: 0,
    average: 0,
    educationCredits: 0,
    spouse: 0,
    filledWithoutEntry: false,
    minimumAssumed: false,
    gaps,
  }
  account.window.forEach((year, index) => {
    const own = countedMonths(year)
    sum.own += own
    sum.average += own
    if (isDoubtful(year, law)) sum.minimumAssumed = true
    if (own === 12) return
    const filler = credits[index] ? 'educationCredits' : spousePaid(year.year, marriage, spouse) ? 'spouse' : null
    if (!filler) {
      gaps.push({ year: year.year, months: 12 - own })
      return
    }
    sum[filler] += 12 - own
    if (year.kind === 'missing') sum.filledWithoutEntry = true
    else sum.average += 12 - own
  })
  return sum
}

/** The months of a year if its income covers the minimum contribution of those months, else 0. */
function countedMonths({ kind, year, amount, months }: AccountYear): number {
  if (kind === 'toCome') return months
  return amount * 12 >= minimumContributionOf(year).income * months ? months : 0
}

/** Whether another year's minimum was used, so that a higher one could have led to another answer. */
const isDoubtful = ({ kind, year, amount }: AccountYear, { minimumContribution }: AvsLaw) =>
  kind === 'entered' && amount > 0 && amount < minimumContribution.income && minimumContributionOf(year).assumed

/** Whether the spouse paid at least twice the minimum in a year of the marriage (LAVS art. 29ter al. 2 let. b). */
function spousePaid(year: number, marriage: Marriage | null, spouse: Account | null): boolean {
  if (!marriage || !spouse || year < yearOf(marriage.start)) return false
  if (marriage.end && year > yearOf(marriage.end)) return false
  const { income, spouseTimes } = minimumContributionOf(year)
  return (accountYear(spouse, year)?.amount ?? 0) >= income * spouseTimes
}

const youthMonths = (account: Account) => account.youth.reduce((months, year) => months + countedMonths(year), 0)
