import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { WORK_AFTER_REFERENCE_AGE } from '~/law/avs/work-after-reference-age'
import { addYears, type Day, firstOfNextMonth, monthOf, yearOf } from '~/pillars/day'
import type { Account } from '../contributions/account'
import type { Career } from '../contributions/career'
import type { Contributor } from '../contributions/contributor'

/** The effect of work after the reference age: its first day, CHF that are not revalued, and months that fill gaps. */
export type AfterReferenceAge = { from: Day; incomes: number; months: number; missingMonths: number }

/**
 * The one new computation: incomes on which contributions were paid between the reference age and the request, at most
 * five years. Gaps are closed by the months of years with at least 40 % of the average income before splitting and the
 * minimum contribution, tested year by year (LAVS art. 29bis al. 3, 4; RAVS art. 52dbis to 52dquater). It is paid from
 * the month after the request. null: not requested.
 */
export function afterReferenceAgeOf(
  { person, retirement, account }: Contributor,
  career: Career,
): AfterReferenceAge | null {
  const { workAfterReferenceAge: work } = person
  if (!work || work.asksOn < retirement.start) return null
  const lastDay = addYears(retirement.referenceDay, WORK_AFTER_REFERENCE_AGE.yearsThatCount)
  const lastYear = Math.min(yearOf(work.asksOn), yearOf(lastDay))
  const least = (averageUnsplit(account, career) * WORK_AFTER_REFERENCE_AGE.leastPercentOfAverage) / 100
  const years = new Map<number, { amount: number; months: number }>()
  for (const { year, amount, months } of work.incomes) {
    if (year < account.referenceYear || year > lastYear) continue
    const before = years.get(year) ?? { amount: 0, months: 0 }
    years.set(year, { amount: before.amount + amount, months: before.months + months })
  }
  let [incomes, months] = [0, 0]
  for (const [year, { amount, months: inYear }] of years) {
    incomes += amount
    if (amount < least || amount < minimumContributionIn(year, account.lawYear).income) continue
    months += Math.min(inYear, monthsAfter(year, retirement.referenceDay, lastDay, work.asksOn))
  }
  const { cohortYears, scaleMonths } = career.contributions
  const missingMonths = Math.max(0, 12 * cohortYears - scaleMonths)
  return { from: firstOfNextMonth(work.asksOn), incomes, months: Math.min(months, missingMonths), missingMonths }
}

/** Months of a year after the reference age and until the last day that counts. */
function monthsAfter(year: number, referenceDay: Day, lastDay: Day, asksOn: Day): number {
  const end = asksOn < lastDay ? asksOn : lastDay
  const from = year === yearOf(referenceDay) ? monthOf(referenceDay) : 0
  const to = year === yearOf(end) ? monthOf(end) : 12
  return Math.max(0, to - from)
}

/** CHF a year: the average income of the years that count, before any splitting, without youth years and credits. */
function averageUnsplit({ amounts, firstYear, windowFrom }: Account, { endYear, contributions }: Career): number {
  let sum = 0
  for (let year = windowFrom; year <= endYear; year++) sum += amounts[year - firstYear] as number
  if (sum === 0) return 0
  const months = contributions.windowMonths
  return months === 0 ? Number.POSITIVE_INFINITY : (sum * 12) / months
}
