import type { AvsLaw } from '~/law/avs/avs-law'
import type { ContributionGaps } from '~/pillars/avs/result'
import { type Day, dayOf, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { pensionFromRamd } from '../full-pension'
import type { Career } from './career'

/**
 * The years with missing contributions, the last day on which each can still be paid (LAVS art. 16 al. 1), and their
 * joint cost: the full pension for the same average income minus the one for the scale. Months without insurance cannot
 * be paid at all.
 */
export function gapsOf({ contributions, scale }: Career, ramd: number, law: AvsLaw, day: Day): ContributionGaps {
  const { youth, retirementYear } = contributions.filled
  return {
    years: contributions.gaps.map(({ year, months, insured, isUnderMinimum }) => ({
      year,
      months,
      insuredMonths: insured,
      isUnderMinimum,
      payableUntil: insured > 0 ? payableUntil(year, law, day) : null,
    })),
    coveredYears: contributions.coveredYears,
    filledMonths: youth + retirementYear,
    monthlyCost: franc(pensionFromRamd(ramd, law.scales, law) - pensionFromRamd(ramd, scale, law)),
  }
}

function payableUntil(year: number, { paymentDeadline }: AvsLaw, day: Day): Day | null {
  const last = dayOf(year + paymentDeadline, 12, 31)
  return yearOf(day) <= yearOf(last) ? last : null
}
