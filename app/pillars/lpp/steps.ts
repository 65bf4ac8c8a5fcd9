import type { Day } from '../day'
import { outlookInputs } from '../interest-outlook'
import { type Franc, franc } from '../money'
import type { Step } from '../result'
import type { FundFigures, FundStatement, LegalMinimum } from './fund-statement'
import type { LppAssumptionKey } from './result'

/** A rate as shown: percent with two decimals. */
export const shownRate = (rate: number) => Math.round(rate * 100) / 100

/**
 * How one fund's monthly pension came about: savings (CHF), rate (percent), capital drawn (CHF), pension (CHF a month).
 * @param waitsFrom the day from which savings only bear interest; null: contributions come until the fund pays
 */
export function fundSteps(figures: FundFigures, ageMonths: number, waitsFrom: Day | null): Step[] {
  const { statement, share, capitalAtRetirement, drawn, monthly, legalMinimum, smallUnder } = figures
  const fund = statement.fundName
  const conversionRate = shownRate(figures.conversionRate)
  const savings: Step = {
    key: 'fundCapital',
    inputs: {
      fund,
      ageMonths,
      asOf: statement.asOf,
      ...(waitsFrom && { waitsFrom }),
      ...announcedOf(statement),
      ...computedOf(figures.assumed, OF_SAVINGS),
    },
    output: capitalAtRetirement,
    article: 'LPP art. 15, 16',
  }
  const lumpSum: Step = {
    key: 'fundLumpSum',
    inputs: { fund, share, ...drawnOf(figures) },
    output: drawn,
    article: figures.isLegalShare ? 'LPP art. 37 al. 2' : 'LPP art. 37',
  }
  const pension: Step = {
    key: 'fundPension',
    inputs: {
      fund,
      capital: capitalAtRetirement - drawn,
      conversionRate,
      ...decidedBy(legalMinimum),
      ...(smallUnder !== null && { smallUnder }),
      ...computedOf(figures.assumed, OF_RATE),
      ...figures.range,
    },
    output: monthly,
    article: legalMinimum ? 'LPP art. 14 al. 2' : 'LPP art. 14',
  }
  if (statement.isCapitalOnly) return [savings, { ...lumpSum, article: 'OPP 2 art. 1e; LPP art. 37 al. 4' }]
  return share > 0 ? [savings, lumpSum, pension] : [savings, pension]
}

/** The assumptions by which savings, and conversion rates, are computed that no certificate prints. */
const OF_SAVINGS: readonly LppAssumptionKey[] = [
  'contributionsStay',
  'interestOfProjection',
  'contributionOfProjection',
  'contributionsByLaw',
  'contributionsUnknown',
  'contributionsByScale',
]
const OF_RATE: readonly LppAssumptionKey[] = [
  'rateBetweenPrinted',
  'rateByAge',
  'rateAssumed',
  'savingsByUsualRate',
  'pensionBetweenPrinted',
]

/** `computed`: 1 where the figure is not as printed; left out: it is. */
const computedOf = (assumed: readonly LppAssumptionKey[], by: readonly LppAssumptionKey[]): Record<string, number> =>
  assumed.some((key) => by.includes(key)) ? { computed: 1 } : {}

/** The fund's own announcement, if another interest is used. */
const announcedOf = ({ outlook }: FundStatement): Record<string, number> =>
  outlook ? { announced: franc(outlook.announced), ...outlookInputs(outlook) } : {}

/**
 * The savings to which the share applies: all, or by law the mandatory part. `guaranteed`: the amount that the law
 * grants in any case, CHF, if a certificate does not state the share, or states one that gives less; then also its
 * share of the mandatory part, percent.
 */
function drawnOf(figures: FundFigures): Record<string, number> {
  const { toCheck, guaranteed } = figures
  return {
    ...(figures.isLegalShare
      ? { mandatoryCapital: franc(figures.mandatoryCapital ?? 0) }
      : { capital: figures.capitalAtRetirement }),
    ...(toCheck?.guaranteed != null && { guaranteed: franc(toCheck.guaranteed) }),
    ...(guaranteed && { guaranteed: franc(guaranteed.amount), guaranteedShare: guaranteed.share }),
  }
}

/** A step only if it gives more than the rate of the fund. */
const decidedBy = (legal: LegalMinimum | null) =>
  legal && { mandatoryCapital: franc(legal.capital), minimumRate: legal.rate }

/** The sum of several funds' monthly pensions, CHF a month. */
export const totalStep = (funds: number, monthly: Franc): Step => ({
  key: 'fundsTotal',
  inputs: { funds },
  output: monthly,
  article: 'LPP art. 14',
})

type PaidPart = { fund: string; capitalAtRetirement: Franc; capital: Franc; monthly: Franc; steps: readonly Step[] }

/** A part of the benefit drawn at a step of work; `share`: percent of the whole. */
export function partStep({ on, share }: { on: Day; share: number }, { fund, steps, ...paid }: PaidPart): Step {
  const pension = steps.find(({ key }) => key === 'fundPension')
  const { conversionRate = 0, mandatoryCapital, minimumRate } = pension?.inputs ?? {}
  return {
    key: 'partDrawn',
    inputs: {
      fund,
      on,
      share: shownRate(share),
      savings: paid.capitalAtRetirement,
      capital: paid.capital,
      conversionRate,
      ...(mandatoryCapital !== undefined && minimumRate !== undefined && { mandatoryCapital, minimumRate }),
    },
    output: paid.monthly,
    article: 'LPP art. 13a, 13b, 14, 37',
  }
}
