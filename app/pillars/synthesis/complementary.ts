/** Of whose pensions a right to complementary benefits may come. */
import type { Digest } from './digest'
import { type ComplementaryHint, complementaryHint } from './need'

/**
 * `household`: what both spouses are paid for life in the last column, CHF a month, while that may be told; null: it may not,
 * or nobody knows. `hasNoFund`: nobody has told of any.
 */
type HouseholdPensions = { digest: Digest; household: number | null; isCouple: boolean; hasNoFund: boolean }

/** With the change if there is one. null: above what the law counts, or not every pension is known. */
export function complementaryIn({
  digest,
  household,
  isCouple,
  hasNoFund,
}: HouseholdPensions): ComplementaryHint | null {
  const { avs, lpp, monthlyTotal, ranges } = digest.withChange ?? digest.withoutChange
  const isKnown = (lpp !== null || hasNoFund) && !digest.silent.some(({ party }) => party !== 'entity')
  // Whoever has no pension of the AVS has no right to complementary benefits of it (LPC art. 4).
  if (!avs?.monthly || !isKnown || monthlyTotal === null) return null
  const own = (ranges?.total.high ?? monthlyTotal) - avs.supplement
  const monthly = household === null ? own : household - avs.supplement
  const who = isCouple ? 'couple' : 'single'
  return complementaryHint({ who, monthly, isHalf: isCouple && household === null }, digest.computedOn)
}
