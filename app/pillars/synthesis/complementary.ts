/** The pensions that decide whether a right to complementary benefits is possible. */
import type { Digest } from './digest'
import { type ComplementaryHint, complementaryHint } from './need'

/**
 * `household`: both spouses' income for life in the last column, as far as it is known, CHF a month; null: it may not
 * be shown, or is not known. `tells3a`: whether pillar 3a is fully given, with its accounts or as none.
 */
type HouseholdPensions = { digest: Digest; household: number | null; isCouple: boolean; tells3a: boolean }

/**
 * With the change, if there is one. For a couple only the person's own pensions are compared, with half of the needs,
 * since the other's fund is never known. null: they exceed the needs, a pillar is unknown, or the known capital exceeds
 * its limit.
 */
export function complementaryIn({ digest, household, isCouple, tells3a }: HouseholdPensions): ComplementaryHint | null {
  const { avs, monthlyTotal, ranges, complete, capitalTotal } = digest.withChange ?? digest.withoutChange
  // Without an AVS pension there is no right to complementary benefits (LPC art. 4).
  if (!avs?.monthly || !complete || !tells3a || monthlyTotal === null) return null
  const who = isCouple ? 'couple' : 'single'
  const hintAt = (monthly: number, isHalf: boolean) =>
    complementaryHint({ who, monthly: monthly - avs.supplement, isHalf }, digest.computedOn)
  if (household !== null && !hintAt(household, false)) return null
  const hint = hintAt(ranges?.total.high ?? monthlyTotal, isCouple)
  return hint && (capitalTotal ?? 0) <= hint.wealth ? hint : null
}
