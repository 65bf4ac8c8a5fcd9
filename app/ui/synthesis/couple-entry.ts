import type { Household } from '~/dossier/shape/household'
import type { PensionResult } from '~/pillars/avs/result'

/**
 * Whether one or both spouses have entered each other and still have their data here; null: there is no partner. The
 * partner's amounts are shown only if both have, so that neither sees more than the other.
 */
export type CoupleEntry = 'one' | 'both' | null

export function coupleEntry(pension: PensionResult | null, household: Household | null): CoupleEntry {
  if (!pension?.partner) return null
  return household?.both ? 'both' : 'one'
}
