/** The pension from savings that are not drawn as capital. */
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import type { Day } from '../day'
import type { Franc } from '../money'
import type { AmountRange } from '../result'
import { type CapitalDrawn, smallPensionLimit } from './capital'
import type { BenefitsAtAge, LegalMinimum } from './fund-statement'
import { minimumConversionRate, monthlyPension, yearlyPension } from './pension'

/** Who draws, from which day, and the day whose law applies. */
export type WhoDraws = {
  birthDate: Day
  gender: Gender
  retirementDate: Day
  computedOn: Day
}

/**
 * CHF a month, between which amounts it lies (null: it is one), and how it came about: the rate that converts the remaining savings (percent), the legal minimum if it
 * decides, and the limit (CHF a month) below which the fund may still pay capital, or null.
 */
export type PensionAfter = {
  monthly: Franc
  range: AmountRange | null
  conversionRate: number
  legalMinimum: LegalMinimum | null
  smallUnder: number | null
}

/**
 * Converts the savings not drawn as capital; never less than the law's rate gives at the reference age (LPP art. 14,
 * 37).
 */
export function pensionAfter(drawn: CapitalDrawn, benefits: BenefitsAtAge, who: WhoDraws): PensionAfter {
  const remaining = pensionOfRest(drawn, benefits)
  const legalMinimum = legalMinimumOf(remaining, drawn, benefits, who)
  const guaranteed = (pension: number) => {
    const legal = legalMinimumOf(pension, drawn, benefits, who)
    return legal ? yearlyPension(legal.capital, legal.rate) : pension
  }
  const yearly = guaranteed(remaining)
  const { spread } = benefits
  const at = (factor: number) => monthlyPension(guaranteed(remaining * factor))
  const [low, high] = [at(1 - spread), at(1 + spread)]
  const limit = smallPensionLimit(who.computedOn)
  const rest = benefits.capital - drawn.total
  return {
    monthly: monthlyPension(yearly),
    range: low < high ? { low, high } : null,
    conversionRate: rest > 0 ? (remaining / rest) * 100 : benefits.conversionRate,
    legalMinimum,
    smallUnder: yearly > 0 && yearly / 12 < limit ? limit : null,
  }
}

/**
 * The yearly pension from the savings not drawn as capital, CHF. A share of all savings takes the same share of the
 * pension; a share of the mandatory part takes what this part would give, at its own rate if it has one.
 */
function pensionOfRest(drawn: CapitalDrawn, { capital, pension, conversionRate, mandatoryRate }: BenefitsAtAge) {
  if (capital <= 0) return pension
  if (!drawn.isLegal) return pension * (1 - drawn.total / capital)
  return Math.max(0, pension - yearlyPension(drawn.total, mandatoryRate ?? conversionRate))
}

/**
 * The law's guarantee, if it is more than the fund's rate gives: compared as a whole, not part by part, and only at the
 * reference age, the only one for which the law has a rate (LPP art. 14). A pension that the fund itself states remains
 * as it is. Capital drawn from the mandatory part is no longer guaranteed as a pension.
 */
function legalMinimumOf(
  remaining: number,
  drawn: CapitalDrawn,
  { mandatoryCapital, isListed }: BenefitsAtAge,
  { birthDate, gender, retirementDate }: WhoDraws,
): LegalMinimum | null {
  if (isListed || mandatoryCapital === null) return null
  if (retirementDate !== retirementOf({ birthDate, gender }).start) return null
  const capital = mandatoryCapital - (drawn.mandatory ?? 0)
  const rate = minimumConversionRate(gender, retirementDate)
  return yearlyPension(capital, rate) > remaining ? { capital, rate } : null
}
