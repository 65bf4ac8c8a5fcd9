/** Disability and death: the sandbox's funds insure what the law requires, and no more. CHF a year. */
import type { Day } from '~/pillars/day'
import { minimumConversionRate, yearlyPension } from '~/pillars/lpp/pension'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { PersonalPensionDetails } from '~/standards/types'
import type { Person } from '../people/people'
import type { Plan } from './fund-plan'
import { savingsUntil, toFiveCentimes } from './fund-projection'

/** Shares of the full disability pension (LPP art. 21 al. 1 and art. 25). */
const PARTNER_SHARE = 0.6
const CHILD_SHARE = 0.2

/**
 * The full disability pension: legal savings at the ordinary age (in months), without interest, x legal rate
 * (LPP art. 24). `balance`: the savings on the document's day.
 */
export function riskBenefitsOf(
  person: Person,
  plan: Plan,
  today: Day,
  { ordinaryAge, balance }: { ordinaryAge: number; balance: number },
): PersonalPensionDetails['riskBenefits'] {
  const { mandatory } = savingsUntil(person, plan, today, retirementDateAt(person.birthDate, ordinaryAge))
  const full = yearlyPension(mandatory.capitalWithoutInterest, minimumConversionRate(person.gender, today))
  return {
    pensionDisability: toFiveCentimes(full),
    childPensionDisability: toFiveCentimes(full * CHILD_SHARE),
    partnerPensionDeath: toFiveCentimes(full * PARTNER_SHARE),
    orphanPensionDeath: toFiveCentimes(full * CHILD_SHARE),
    lumpSumWithoutPensionBenefits: balance,
    minimalLumpSumWithPensionBenefits: 0,
  }
}
