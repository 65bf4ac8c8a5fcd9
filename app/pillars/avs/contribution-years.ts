import type { AvsLaw } from '~/law/avs-law'
import { type Day, monthOf, yearOf } from '../day'
import type { Marriage } from './facts'
import { type Account, type AccountYear, accountYear } from './individual-account'

export type ContributionYears = {
  /** Whole years, gaps filled: what the scale is taken from. */
  years: number
  cohortYears: number
  /** Months that count by themselves. */
  ownMonths: number
  /** Months by which the average is divided. */
  averageMonths: number
  /** Months that were missing, and those found to fill them, in this order. */
  missing: number
  filled: { educationCredits: number; spouse: number; youth: number; retirementYear: number }
  /** Whether a year was left out because its income bears less than the minimum contribution of the law year. */
  leftOut: boolean
}

type Circumstances = {
  /** For each year of the window. */
  credits: readonly boolean[]
  marriage: Marriage | null
  spouse: Account | null
  referenceDay: Day
}

/**
 * Counts whole contribution years (LAVS art. 29ter, RAVS art. 50, 52b, 52c): months add up, and gaps are filled by
 * years with an education credit, years in which the spouse paid twice the minimum, youth years and the months of the
 * retirement year. Years without an entry that are filled so do not count in the average.
 */
export function contributionYears(account: Account, circumstances: Circumstances, law: AvsLaw): ContributionYears {
  const window = windowMonths(account, circumstances, law)
  const cohortYears = account.window.length
  const missing = cohortYears * 12 - window.own
  const stillMissing = missing - window.educationCredits - window.spouse
  const youth = Math.min(stillMissing, youthMonths(account, law))
  const retirementYear = Math.min(stillMissing - youth, retirementMonths(account, circumstances.referenceDay, law))
  const total = cohortYears * 12 - stillMissing + youth + retirementYear
  const { educationCredits, spouse } = window
  return {
    years: Math.floor(total / 12),
    cohortYears,
    ownMonths: window.own,
    averageMonths: window.average || total,
    missing,
    filled: { educationCredits, spouse, youth, retirementYear },
    leftOut: window.leftOut,
  }
}

function windowMonths(account: Account, { credits, marriage, spouse }: Circumstances, law: AvsLaw) {
  const sum = { own: 0, average: 0, educationCredits: 0, spouse: 0, leftOut: false }
  account.window.forEach((year, index) => {
    const own = countedMonths(year, law)
    sum.own += own
    sum.average += own
    if (own === 0 && year.amount > 0) sum.leftOut = true
    if (own === 12) return
    const filler = credits[index] ? 'educationCredits' : spousePaid(year.year, marriage, spouse, law) ? 'spouse' : null
    if (!filler) return
    sum[filler] += 12 - own
    if (year.kind !== 'missing') sum.average += 12 - own
  })
  return sum
}

/** The months of a year whose income bears the minimum contribution of those months; else none. */
function countedMonths(year: AccountYear, { minimumContribution }: AvsLaw): number {
  if (year.kind === 'toCome') return year.months
  return year.amount * 12 >= minimumContribution.income * year.months ? year.months : 0
}

/** Whether the spouse paid at least twice the minimum in a year of the marriage (LAVS art. 29ter al. 2 let. b). */
function spousePaid(year: number, marriage: Marriage | null, spouse: Account | null, law: AvsLaw): boolean {
  if (!marriage || !spouse || year < yearOf(marriage.start)) return false
  if (marriage.end && year > yearOf(marriage.end)) return false
  const { income, spouseTimes } = law.minimumContribution
  return (accountYear(spouse, year)?.amount ?? 0) >= income * spouseTimes
}

const youthMonths = (account: Account, law: AvsLaw) =>
  account.youth.reduce((months, year) => months + countedMonths(year, law), 0)

/** From January to the month in which the reference age is reached, as far as contributions were paid. */
const retirementMonths = (account: Account, referenceDay: Day, law: AvsLaw) =>
  Math.min(monthOf(referenceDay), countedMonths(account.retirementYear, law))
