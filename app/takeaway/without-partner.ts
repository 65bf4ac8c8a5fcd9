/** A first pillar as it may leave with one of two spouses. */
import type { PensionResult } from '~/pillars/result'

/**
 * The result without the partner's pension and the couple's periods: they go out only while both have entered each
 * other. The person's own pension stays as the law computes it, with every step, the couple's cap too.
 */
export const withoutPartner = (result: PensionResult): PensionResult => ({ ...result, partner: null, periods: [] })
