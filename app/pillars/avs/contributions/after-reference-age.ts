import type { ContributionLaw } from '~/law/avs/contribution-law'
import { type Chf, toRappen } from '~/pillars/money'

/** `pay`: from one employer or from self-employment, CHF. `months`: of the year, 1 to 12, after the reference age. */
export type PayAfterReferenceAge = { pay: number; months: number; isAllowanceWaived: boolean }

/**
 * The part of a year's pay after the reference age on which contributions are paid, CHF: what exceeds the allowance,
 * which is smaller for part of a year (RAVS art. 6quater). People who waive it pay on everything.
 * @throws {RangeError} if the pay is negative or not finite, or the months are not 1 to 12
 */
export function liablePay(
  { pay, months, isAllowanceWaived }: PayAfterReferenceAge,
  { allowance }: Pick<ContributionLaw, 'allowance'>,
): Chf {
  if (!(pay >= 0 && Number.isFinite(pay))) throw new RangeError('no pay')
  if (!Number.isInteger(months) || months < 1 || months > 12) throw new RangeError('no months of a year')
  return toRappen(isAllowanceWaived ? pay : Math.max(0, pay - (allowance * months) / 12))
}
