/** A fund's statement with more or less savings than the fund projects. */
import type { Day } from '../day'
import { type BenefitsAtAge, benefitsAtAge, type FundBenefits, type FundStatement } from './fund-statement'
import { projectRetirementSavings } from './projection'
import { leastSure } from './result'
import { ageAtRetirement } from './retirement-date'

/** The person and the day on which they draw. */
export type WhenDrawn = { birthDate: Day; retirementDate: Day }

/**
 * The value of an amount when the pension starts, CHF: with the fund's projection interest for the months from its day
 * on. null if the fund does not state the rate: nothing is guessed.
 */
export function grownUntil(
  { projectionRate }: FundStatement,
  { amount, on }: { amount: number; on: Day },
  { retirementDate }: WhenDrawn,
): number | null {
  if (projectionRate === undefined) return null
  const input = { balance: amount, balanceDate: on, retirementDate, interestRate: projectionRate, creditOf: () => 0 }
  return projectRetirementSavings(input).capital
}

/**
 * The statement with an additional amount (CHF on the day of the pension) beyond the mandatory part, as after a buy-in:
 * a pension stated by the fund rises according to its rate for this part. null without a figure for the age.
 */
export function withSupplement(statement: FundStatement, added: number, when: WhenDrawn): FundStatement | null {
  const age = ageAtRetirement(when.birthDate, when.retirementDate)
  const benefits = benefitsAtAge(statement, age)
  if (!benefits) return null
  const rate = benefits.supplementaryRate ?? benefits.conversionRate
  return onlyAt(age, statement, {
    capitalBalance: benefits.capital + added,
    ...(benefits.mandatoryCapital !== null && { capitalBalanceMandatory: benefits.mandatoryCapital }),
    ...ratesOf(benefits.pension + (added * rate) / 100, benefits.capital + added, benefits),
    ...computedFrom(benefits),
  })
}

/**
 * The statement reduced by a fraction of its savings, the mandatory part in the same proportion (LPP art. 30d al. 6).
 */
export function withLess(statement: FundStatement, fraction: number, when: WhenDrawn): FundStatement | null {
  const age = ageAtRetirement(when.birthDate, when.retirementDate)
  const benefits = benefitsAtAge(statement, age)
  if (!benefits) return null
  const rest = 1 - fraction
  return onlyAt(age, statement, {
    capitalBalance: benefits.capital * rest,
    ...(benefits.mandatoryCapital !== null && { capitalBalanceMandatory: benefits.mandatoryCapital * rest }),
    ...ratesOf(benefits.pension * rest, benefits.capital * rest, benefits),
    ...computedFrom(benefits),
  })
}

/**
 * A pension stated by the fund stays a pension; two rates stay two; otherwise the rate from all savings to the pension,
 * percent.
 */
function ratesOf(pension: number, capital: number, benefits: BenefitsAtAge): Partial<FundBenefits> {
  const { isListed, conversionRate, mandatoryRate, supplementaryRate } = benefits
  if (isListed) return { pension }
  if (mandatoryRate !== null && supplementaryRate !== null)
    return { conversionRateMandatory: mandatoryRate, conversionRateSupplementary: supplementaryRate }
  return { conversionRateEnveloping: capital > 0 ? (pension / capital) * 100 : conversionRate }
}

/** What no longer is as the fund states it is computed. */
const computedFrom = ({ sureness, spread, assumed }: BenefitsAtAge) => ({
  sureness: leastSure(['computed', sureness]),
  spread,
  assumed,
})

const onlyAt = (age: number, statement: FundStatement, at: Omit<FundBenefits, 'retirementAge'>): FundStatement => ({
  ...statement,
  benefits: [{ retirementAge: age, ...at }],
})

/** The statement with a fraction of all that it projects. */
export const scaled = (statement: FundStatement, fraction: number): FundStatement => ({
  ...statement,
  benefits: statement.benefits.map((at) => ({
    ...at,
    capitalBalance: at.capitalBalance * fraction,
    ...(fraction !== 1 && { sureness: leastSure(['computed', at.sureness ?? 'printed']) }),
    ...(at.capitalBalanceMandatory !== undefined && { capitalBalanceMandatory: at.capitalBalanceMandatory * fraction }),
    ...(at.pension !== undefined && { pension: at.pension * fraction }),
  })),
})
