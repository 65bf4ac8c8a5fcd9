import type { AvsLaw } from '~/law/avs-law'
import { type Day, dayOf, yearOf } from '../day'
import { franc } from '../money'
import type { ContributionGaps } from '../result'
import type { Career } from './career'
import { pensionFromRamd } from './full-pension'

/**
 * The years of which contributions are missing, until when each can still be paid (LAVS art. 16 al. 1), and what they
 * cost together: the full pension for the same average income less that of the scale.
 */
export function gapsOf({ contributions, scale }: Career, ramd: number, law: AvsLaw, day: Day): ContributionGaps {
  const { youth, retirementYear } = contributions.filled
  return {
    years: contributions.gaps.map(({ year, months }) => ({
      year,
      months,
      payableUntil: payableUntil(year, law, day),
    })),
    filledMonths: youth + retirementYear,
    monthlyCost: franc(pensionFromRamd(ramd, law.scales, law) - pensionFromRamd(ramd, scale, law)),
  }
}

function payableUntil(year: number, { paymentDeadline }: AvsLaw, day: Day): Day | null {
  const last = dayOf(year + paymentDeadline, 12, 31)
  return yearOf(day) <= yearOf(last) ? last : null
}
