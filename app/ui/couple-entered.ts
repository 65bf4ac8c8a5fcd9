import type { Household } from '~/dossier/household'
import type { PensionResult } from '~/dossier/shape'

/**
 * Whether both of a couple have entered each other, and still have their data here; null: there is one person. The
 * partner's amounts are shown only to who is shown to the partner: where both have.
 */
export type CoupleEntered = 'one' | 'both' | null

export function coupleEntered(pension: PensionResult | null, household: Household | null): CoupleEntered {
  if (!pension?.partner) return null
  return household?.both ? 'both' : 'one'
}
