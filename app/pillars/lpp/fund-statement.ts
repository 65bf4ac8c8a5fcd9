import type { Day } from '../day'
import type { Franc } from '../money'
import { type AtAge, valueAtAge } from './between-ages'
import { yearlyPension } from './pension'

/**
 * What a fund projects for one retirement age, in the words of the SFTI Pension API: age in months, CHF, a pension of
 * a year, rates in percent. The pension may be left out; the rates are then either one for all, or one for each part.
 */
export type FundBenefits = {
  retirementAge: number
  capitalBalance: number
  capitalBalanceMandatory?: number
  conversionRateEnveloping?: number
  conversionRateMandatory?: number
  conversionRateSupplementary?: number
  pension?: number
}

/** What one fund says of one policy. */
export type FundStatement = {
  fundName: string
  webUrl: string | null
  asOf: Day
  /** In months; `null` where the fund says nothing. */
  earliestRetirementAge: number | null
  /** Percent of the savings that the fund pays as capital; `null` where it says nothing (the law's share then holds). */
  largestCapitalShare: number | null
  /** Savings on `asOf`, CHF; left out where the fund does not say them. */
  balance?: number
  /** The one rate for all savings with which the fund projects, percent a year; left out where it names none. */
  projectionRate?: number
  benefits: readonly FundBenefits[]
}

/**
 * Savings (CHF), yearly pension (CHF) and the rate between them (percent) at one age; unrounded. `mandatoryCapital`: the
 * legal minimum within the savings, null where the fund does not say it; `isListed`: the fund names the pension itself.
 */
export type BenefitsAtAge = {
  capital: number
  mandatoryCapital: number | null
  pension: number
  conversionRate: number
  isListed: boolean
}

/** The legal minimum that is converted (CHF), and at which rate (percent), where it gives more than the fund's rate. */
export type LegalMinimum = { capital: number; rate: number }

/** What one fund will pay, in whole francs; `share` is the part drawn as capital, in percent. */
export type FundFigures = BenefitsAtAge & {
  statement: FundStatement
  share: number
  capitalAtRetirement: Franc
  drawn: Franc
  monthly: Franc
  /** null where the fund's own rate decides. */
  legalMinimum: LegalMinimum | null
}

/**
 * A fund's benefits at an age in months. Between two whole ages the savings and the rate are linear.
 * `null` where the fund has no projection for the age, or names neither pension nor rate: nothing is guessed.
 */
export function benefitsAtAge(statement: FundStatement, age: number): BenefitsAtAge | null {
  const between = (figureOf: (at: FundBenefits) => number | null | undefined) =>
    valueAtAge(
      statement.benefits
        .map((at) => ({ age: at.retirementAge, value: figureOf(at) }))
        .filter((point): point is AtAge => point.value != null),
      age,
    )
  const capital = between((at) => at.capitalBalance)
  const conversionRate = between(effectiveRate)
  if (capital === null || conversionRate === null) return null
  const listed = statement.benefits.find((at) => at.retirementAge === age)?.pension
  return {
    capital,
    mandatoryCapital: between((at) => at.capitalBalanceMandatory),
    conversionRate,
    pension: listed ?? yearlyPension(capital, conversionRate),
    isListed: listed !== undefined,
  }
}

/** The rate from all of the savings to the pension, percent; a shadow account that wins is in it. */
function effectiveRate(at: FundBenefits): number | null {
  if (at.pension !== undefined && at.capitalBalance > 0) return (at.pension / at.capitalBalance) * 100
  if (at.conversionRateEnveloping !== undefined) return at.conversionRateEnveloping
  return splitRate(at)
}

function splitRate(at: FundBenefits): number | null {
  const { capitalBalance, capitalBalanceMandatory, conversionRateMandatory, conversionRateSupplementary } = at
  if (capitalBalanceMandatory === undefined || conversionRateMandatory === undefined) return null
  if (conversionRateSupplementary === undefined) return null
  if (capitalBalance <= 0) return conversionRateMandatory
  const supplementary = capitalBalance - capitalBalanceMandatory
  const yearly =
    yearlyPension(capitalBalanceMandatory, conversionRateMandatory) +
    yearlyPension(supplementary, conversionRateSupplementary)
  return (yearly / capitalBalance) * 100
}
