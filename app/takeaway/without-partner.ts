/** The AVS result that one spouse may take away. */
import type { PensionResult } from '~/pillars/avs/result'

/**
 * Removes the partner's pension and the couple's periods, which may only be exported while both have entered each other.
 * The person's own pension stays, with all its steps and the couple's cap.
 */
export const withoutPartner = (result: PensionResult): PensionResult => ({ ...result, partner: null, periods: [] })
