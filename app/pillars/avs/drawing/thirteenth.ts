import type { AvsLaw } from '~/law/avs/avs-law'
import { type Franc, franc, NO_FRANC } from '~/pillars/money'

/**
 * The 13th old-age pension, CHF: a twelfth of the pensions paid in the calendar year, whole francs. It is computed from
 * the capped pension, without the supplement of the transition generation (LAVS art. 34ter). 0 before it existed.
 */
export const thirteenthPension = (
  monthly: Franc,
  { thirteenthDivisor }: Pick<AvsLaw, 'thirteenthDivisor'>,
  monthsPaid = 12,
): Franc => (thirteenthDivisor === null ? NO_FRANC : franc((monthly * monthsPaid) / thirteenthDivisor))
