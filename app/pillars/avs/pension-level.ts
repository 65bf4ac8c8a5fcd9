/** The level of pensions in a year, by which today's pay is lowered to the francs of that time. */
import { minimumPensionIn } from '~/law/avs/avs-law'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'

/** The first year for which the minimum pension is known. */
const FIRST_KNOWN = 1998

/**
 * The one earlier year with a known figure that follows the same index, the income of the minimum contribution (LAVS
 * art. 9bis, 33ter), and a year in which both figures are known.
 */
const EARLIER = { year: 1985, beside: 2025 }

const EARLIER_LEVEL =
  (minimumPensionIn(EARLIER.beside) * minimumContributionOf(EARLIER.year).income) /
  minimumContributionOf(EARLIER.beside).income

/**
 * The minimum old-age pension of a calendar year, CHF a month, which follows wages and prices by half each (LAVS art.
 * 33ter): exact since 1998; from 1985 to then on a straight line from a derived level, and that level in earlier years.
 */
export function pensionLevel(year: number): number {
  if (year >= FIRST_KNOWN) return minimumPensionIn(year)
  const part = Math.max(0, year - EARLIER.year) / (FIRST_KNOWN - EARLIER.year)
  return EARLIER_LEVEL + (minimumPensionIn(FIRST_KNOWN) - EARLIER_LEVEL) * part
}
