/** Missing years that can still be paid (LAVS art. 16 al. 1; RAVS art. 39): their least cost, and what they fill. */
import { MINIMUM_CONTRIBUTION, minimumContributionOf } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import type { ContributionGaps } from '~/pillars/avs/result'
import { type Day, dayOf, yearOf } from '~/pillars/day'
import type { PaidGap } from '~/pillars/synthesis/change'
import type { IncomeEntry } from '../facts'

export type { PaidGap }

/** `cost`: the least, CHF, without interest on arrears; null: the contribution of that year was not found. */
export type PayableGap = PaidGap & { cost: number | null; until: Day }

const YEAR = 12

/**
 * The years that can still be paid on a day. Years to come are not due yet. Years whose income does not reach the
 * minimum are left out, because who owes the rest depends on the work.
 */
export function payableGaps({ years }: Pick<ContributionGaps, 'years'>, today: Day): PayableGap[] {
  return years.flatMap(({ year, insuredMonths, isUnderMinimum, payableUntil }) => {
    if (!payableUntil || isUnderMinimum || year >= yearOf(today)) return []
    const { contribution } = rowOn(MINIMUM_CONTRIBUTION, dayOf(year, 1, 1)).value
    const cost = contribution && Math.ceil((contribution * insuredMonths) / YEAR)
    return [{ year, months: insuredMonths, cost, until: payableUntil }]
  })
}

/**
 * The entries that the account then has for them: the income for which the minimum contribution counts (RAVS art. 50).
 */
export const incomesOfPaidGaps = (paid: readonly PaidGap[]): IncomeEntry[] =>
  paid.map(({ year, months }) => ({
    year,
    amount: Math.ceil((minimumContributionOf(year).income * months) / YEAR),
    months,
    isPaidLater: true,
  }))
