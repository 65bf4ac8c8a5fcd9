import type { Day } from '../day'
import type { OutlookRate } from '../interest-outlook'
import type { Franc } from '../money'
import type { AmountRange } from '../result'
import { type AtAge, valueAtAge } from './between-ages'
import { yearlyPension } from './pension'
import { type LppAssumptionKey, leastSure, type Sureness } from './result'

/**
 * A fund's projection for one retirement age, in the terms of the SFTI Pension API: age in months, CHF, a yearly
 * pension, rates in percent. The pension may be missing; then there is one rate for all savings, or one for each part.
 */
export type FundBenefits = {
  retirementAge: number
  capitalBalance: number
  capitalBalanceMandatory?: number
  conversionRateEnveloping?: number
  conversionRateMandatory?: number
  conversionRateSupplementary?: number
  pension?: number
  /** Left out: the fund states these figures. */
  sureness?: Sureness
  /** The fraction by which the pension may be lower or higher; left out: none. */
  spread?: number
  /** What was assumed for this age. */
  assumed?: readonly LppAssumptionKey[]
}

/** One fund's statement about one policy. */
export type FundStatement = {
  fundName: string
  webUrl: string | null
  /** Copied from a certificate by the person, not sent by the fund. */
  isTyped?: true
  /** No fund's, but what the law guarantees. */
  isByLaw?: true
  /** It pays all savings as capital, and no pension. */
  isCapitalOnly?: true
  /** A certificate that says what another salary changes, and does here. */
  isForOtherWork?: true
  asOf: Day
  /** In months; `null` if the fund does not say. */
  earliestRetirementAge: number | null
  /** The part of the savings that the fund pays as capital, percent; `null` if it does not say (`capitalDrawn`). */
  largestCapitalShare: number | null
  /** Savings on `asOf`, CHF; missing if the fund does not say. */
  balance?: number
  /** The single rate at which the fund projects all savings, percent a year; missing if it states none. */
  projectionRate?: number
  benefits: readonly FundBenefits[]
  /** The benefits are those of the parts in which it is drawn, each on its day, and of no other day. */
  isInParts?: true
  /** A single payment, CHF: included in `balance`, and in `benefits` for the ages after that day. */
  paidIn?: { amount: number; on: Day }
  /**
   * If the benefits are computed with another interest: its rates, and the savings that the fund itself announces, CHF.
   */
  outlook?: OutlookRate & { announced: number }
  /**
   * If the benefits include a buy-in: whether the fund simulated it, or it was computed with the interest and rate of
   * the statement.
   */
  buyIn?: 'simulated' | 'byRate'
}

/**
 * Savings (CHF), yearly pension (CHF) and the rate between them (percent) at one age; unrounded. `mandatoryCapital`: the
 * legal minimum within the savings, null if the fund does not say; `mandatoryRate`, `supplementaryRate`: the rates of
 * that part and of the rest (percent), null if there is one rate for all; `isListed`: the fund names the pension itself;
 * `sureness`: of the less sure of the two ages between which it lies; `spread`: the fraction by which the pension may be
 * lower or higher; `assumed`: for either age.
 */
export type BenefitsAtAge = {
  capital: number
  mandatoryCapital: number | null
  mandatoryRate: number | null
  supplementaryRate: number | null
  pension: number
  conversionRate: number
  isListed: boolean
  sureness: Sureness
  spread: number
  assumed: readonly LppAssumptionKey[]
}

/**
 * A share of all savings, which a copied certificate does not state; the amount that the law guarantees, CHF; null: not
 * known.
 */
export type ShareToCheck = { guaranteed: number | null }

/** The capital that the law grants from the mandatory part, CHF, and its share of that part, percent. */
export type GuaranteedCapital = { amount: number; share: number }

/** The converted legal minimum (CHF) and its rate (percent), if that gives more than the fund's own rate. */
export type LegalMinimum = { capital: number; rate: number }

/**
 * The benefits of one fund, in whole francs; `share` is the part drawn as capital, in percent, and `conversionRate`
 * converts the rest to the pension.
 */
export type FundFigures = BenefitsAtAge & {
  statement: FundStatement
  share: number
  isLegalShare: boolean
  toCheck: ShareToCheck | null
  /** As in `CapitalDrawn`. */
  guaranteed: GuaranteedCapital | null
  capitalAtRetirement: Franc
  drawn: Franc
  monthly: Franc
  /** Between which amounts `monthly` lies; null: it is one. */
  range: AmountRange | null
  /** null where the fund's own rate decides. */
  legalMinimum: LegalMinimum | null
  /** The limit below which the fund may pay the pension as capital, CHF a month; null: it is not that small. */
  smallUnder: number | null
}

/**
 * A fund's benefits at an age in months. Between two whole ages, savings and rate are interpolated linearly.
 * `null` if the fund has no projection for the age, or names neither pension nor rate: nothing is guessed.
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
  // Without savings, no rate leads to the pension.
  const alone = between((at) => (at.capitalBalance === 0 ? at.pension : null))
  return {
    capital,
    mandatoryCapital: between((at) => at.capitalBalanceMandatory),
    mandatoryRate: between((at) => (isSplit(at) ? at.conversionRateMandatory : null)),
    supplementaryRate: between((at) => (isSplit(at) ? at.conversionRateSupplementary : null)),
    conversionRate,
    pension: listed ?? alone ?? yearlyPension(capital, conversionRate),
    isListed: listed !== undefined,
    ...assumedAt(statement, age),
    spread: between((at) => at.spread ?? 0) ?? 0,
  }
}

/** Between two ages a figure is computed. */
function assumedAt({ benefits }: FundStatement, age: number): Pick<BenefitsAtAge, 'sureness' | 'assumed'> {
  const at = benefits.find(({ retirementAge }) => retirementAge === age)
  if (at) return { sureness: at.sureness ?? 'printed', assumed: at.assumed ?? [] }
  const around = benefits.filter(({ retirementAge }) => Math.abs(retirementAge - age) < YEAR)
  return {
    sureness: leastSure(['computed', ...around.map(({ sureness = 'printed' }) => sureness)]),
    assumed: [...new Set(around.flatMap(({ assumed = [] }) => assumed))],
  }
}

const YEAR = 12

/** Whether the fund converts the mandatory part at a rate of its own. */
const isSplit = (at: FundBenefits) =>
  at.conversionRateEnveloping === undefined && at.conversionRateSupplementary !== undefined

/** The rate from all savings to the pension, percent; it includes a shadow account if that gives more. */
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
