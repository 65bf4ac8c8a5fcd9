/** Of whose pensions a right to complementary benefits may come. */
import type { Digest } from './digest'
import { type ComplementaryHint, complementaryHint } from './need'

/**
 * `household`: what both spouses are paid for life in the last column, as far as it is known, CHF a month; null: it may not be
 * told, or nobody knows. `tells3a`: whether all of pillar 3a is told, accounts or that there are none.
 */
type HouseholdPensions = { digest: Digest; household: number | null; isCouple: boolean; tells3a: boolean }

/**
 * With the change if there is one. Of a couple the own pensions, compared with a half: the other's fund is never known. null:
 * above what the law counts, not every pillar is known, or the capital that is known is above its limit.
 */
export function complementaryIn({ digest, household, isCouple, tells3a }: HouseholdPensions): ComplementaryHint | null {
  const { avs, monthlyTotal, ranges, complete, capitalTotal } = digest.withChange ?? digest.withoutChange
  // Whoever has no pension of the AVS has no right to complementary benefits of it (LPC art. 4).
  if (!avs?.monthly || !complete || !tells3a || monthlyTotal === null) return null
  const who = isCouple ? 'couple' : 'single'
  const hintAt = (monthly: number, isHalf: boolean) =>
    complementaryHint({ who, monthly: monthly - avs.supplement, isHalf }, digest.computedOn)
  if (household !== null && !hintAt(household, false)) return null
  const hint = hintAt(ranges?.total.high ?? monthlyTotal, isCouple)
  return hint && (capitalTotal ?? 0) <= hint.wealth ? hint : null
}
