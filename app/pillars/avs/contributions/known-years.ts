/** Which months count in the years that a record knows. */
import type { AvsLaw } from '~/law/avs/avs-law'
import { minimumContributionIn, minimumContributionOf } from '~/law/avs/minimum-contribution'
import type { Account } from './account'

/** A year counts with its insured months if its income reaches the minimum contribution for them (RAVS art. 50). */
export function fillKnownYears(account: Account, last: number, { minimumContribution }: AvsLaw) {
  const { amounts, insuredMonths, months, firstYear, windowFrom, referenceYear, lawYear } = account
  for (let index = 0; index <= last - firstYear; index++) {
    const year = firstYear + index
    const amount = amounts[index] as number
    const inYear = insuredMonths[index] as number
    const reaches = reachesMinimum(year, amount, inYear, lawYear)
    if (reaches) months[index] = inYear
    if (amount === 0 || inYear === 0 || year < windowFrom || year >= referenceYear) continue
    if (!reaches) account.hasYearUnderMinimum = true
    if (amount < minimumContribution.income && minimumContributionOf(year).assumed) account.isMinimumDoubtful = true
  }
}

/** Whether an income (CHF of the year) reaches the minimum contribution for so many months. */
export const reachesMinimum = (year: number, amount: number, months: number, lawYear: number): boolean =>
  amount > 0 && amount * 12 >= minimumContributionIn(year, lawYear).income * months
