import type { PensionLaw } from '~/law/avs/avs-law'
import { type Franc, franc } from '~/pillars/money'

/** A pension that was not drawn: CHF a month, and the number of months. */
export type DeferredPension = { monthly: number; months: number }

export type DeferralSupplement = {
  months: number
  percent: number
  /** The average of the deferred pensions, CHF a month; not rounded. */
  average: number
  /** CHF a month. */
  supplement: Franc
}

/** The average of pensions, weighted by their months: CHF a month. */
export const averagePension = (pensions: readonly DeferredPension[]): number => {
  let [sum, months] = [0, 0]
  for (const one of pensions) {
    sum += one.monthly * one.months
    months += one.months
  }
  return months === 0 ? 0 : sum / months
}

/** The rise of a pension after whole months of deferral, percent (RAVS art. 55ter al. 1); 0 below a year. */
export const deferralPercent = (months: number, { deferralRates }: Pick<PensionLaw, 'deferralRates'>): number =>
  deferralRates.findLast(({ fromMonths }) => fromMonths <= months)?.percent ?? 0

/**
 * The supplement for a deferral, CHF a month in whole francs: the rate for all months, applied to the average of the
 * deferred pensions, each as it was at the time and capped for a couple (RAVS art. 55ter al. 2). After five years the
 * rate no longer rises (LAVS art. 39 al. 1).
 */
export function deferralSupplement(
  deferred: readonly DeferredPension[],
  law: Pick<PensionLaw, 'deferralRates'>,
): DeferralSupplement {
  const months = deferred.reduce((sum, one) => sum + one.months, 0)
  const percent = deferralPercent(months, law)
  const average = averagePension(deferred)
  return { months, percent, average, supplement: franc((average * percent) / 100) }
}
