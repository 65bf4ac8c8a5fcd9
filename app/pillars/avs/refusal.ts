import type { Who } from './facts'

export type AvsRefusalKey =
  | 'pensionBefore2025'
  | 'underEighteen'
  | 'partnerMissing'
  | 'retirementTooEarly'
  | 'retirementTooLate'
  | 'noEarlyPension'
  | 'sharesNotAllowed'
  | 'incomesMissing'

/**
 * Cases that we do not estimate: a reference age reached before 2025, an age under 18, a marriage without a known
 * partner, a pension before 63 (62 for the transition generation) or after 70, one drawn early without a whole
 * contribution year before it, shares that the law does not know, a person without incomes. `who` says whose dates they
 * are. The message contains the key and never a person's data.
 */
export class AvsRefusal extends Error {
  constructor(
    readonly key: AvsRefusalKey,
    readonly who: Who,
  ) {
    super(`AVS not estimated: ${key} (${who})`)
    this.name = 'AvsRefusal'
  }
}
