import { LPP_MINIMUM_CONVERSION_RATE_MEN, LPP_MINIMUM_CONVERSION_RATE_WOMEN } from '~/law/lpp/conversion-rate'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import { type Franc, franc } from '../money'

/** A yearly pension, CHF, unrounded: capital (CHF) x conversion rate (percent) (LPP art. 14). */
export const yearlyPension = (capital: number, conversionRate: number) => (capital * conversionRate) / 100

/**
 * The monthly part of a yearly pension (CHF), rounded to the franc, from 50 centimes up. The law names no rounding for
 * the second pillar, so the first pillar's is used.
 */
export const monthlyPension = (yearly: number): Franc => franc(yearly / 12)

/** The lowest rate for the legal minimum of the savings, percent, by the year the ordinary age is reached (LPP art. 14). */
export const minimumConversionRate = (gender: 'MALE' | 'FEMALE', on: Day): number =>
  rowOn(gender === 'MALE' ? LPP_MINIMUM_CONVERSION_RATE_MEN : LPP_MINIMUM_CONVERSION_RATE_WOMEN, on).value

/** Money in CHF, rates in percent. */
export type ShadowAccount = {
  capital: number
  mandatoryCapital: number
  fundRate: number
  minimumRate: number
}

/**
 * The yearly pension of a fund with one rate for all its capital, CHF, unrounded: that rate on the whole, but never less
 * than the legal rate on the legal minimum, for which the fund keeps a shadow account (LPP art. 6, 14 and 49).
 */
export const pensionWithShadowAccount = ({ capital, mandatoryCapital, fundRate, minimumRate }: ShadowAccount) =>
  Math.max(yearlyPension(capital, fundRate), yearlyPension(mandatoryCapital, minimumRate))
