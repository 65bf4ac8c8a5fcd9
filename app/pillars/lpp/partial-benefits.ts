/** What each part of a drawing pays. */

import type { Day } from '../day'
import { addFrancs, type Franc, franc } from '../money'
import type { LppAssumptionKey, Step } from '../result'
import { type AtAge, valueAtAge } from './between-ages'
import { capitalDrawn } from './capital'
import type { BenefitsAtAge } from './fund-statement'
import { type DrawnPart, type PartialQuestion, type PartialRefusal, partialRefusals } from './partial-drawing'
import { yearlyPension } from './pension'
import { type PensionAfter, pensionAfter } from './pension-after-capital'
import { ageAtRetirement } from './retirement-date'
import {
  accountAfter,
  carriedAccount,
  openedAccount,
  type SavingsAccount,
  type SavingsPath,
  savingsOf,
} from './savings-account'
import { shownRate } from './steps'

/**
 * The savings of today. `mandatory`: the legal minimum within them, null if the fund does not say; `conversionRates`: of
 * all savings, percent at ages in months.
 */
export type PartialSavings = {
  asOf: Day
  all: SavingsPath
  mandatory: SavingsPath | null
  conversionRates: readonly AtAge[]
}

/** What one part pays from its day on: `savings` (CHF) of which `capital` once and `monthly` CHF a month for life. */
export type PartBenefits = { on: Day; share: number; savings: Franc; capital: Franc; monthly: Franc }

/** `monthly` and `capital`: all parts together, CHF a month and CHF. */
export type PartialBenefits = {
  parts: PartBenefits[]
  monthly: Franc
  capital: Franc
  assumptions: LppAssumptionKey[]
  steps: Step[]
}

/** Why nothing is computed: the law refuses the plan, or the savings say too little for the day of a part. */
export type NoPartialBenefits = {
  refusals: PartialRefusal[]
  missing: { part: number; reason: 'noProjectionForAge' | 'mandatoryPartUnknown' }[]
}

/**
 * Pension and capital of each part: its share of the whole old-age benefit, of the savings on its day. Between the parts
 * the rest goes on bearing interest, and credits follow the pay that is left (`creditsFollowPay`).
 */
export function partialBenefits(
  parts: readonly DrawnPart[],
  savings: PartialSavings,
  question: PartialQuestion,
): PartialBenefits | NoPartialBenefits {
  const refusals = partialRefusals(parts, question)
  if (refusals.length > 0) return { refusals, missing: [] }
  const amounts = amountsOf(parts, savings)
  const figures = parts.map((part, index) => figuresOf(part, amounts[index] as PartAmounts, savings, question))
  const missing = figures.flatMap((figure, part) => (typeof figure === 'string' ? [{ part, reason: figure }] : []))
  if (missing.length > 0) return { refusals, missing }
  return resultOf(figures.filter((figure) => typeof figure !== 'string'))
}

/** The savings that a part converts, CHF, unrounded. */
type PartAmounts = { all: number; mandatory: number | null }

function amountsOf(parts: readonly DrawnPart[], { asOf, all, mandatory }: PartialSavings): PartAmounts[] {
  const whole = savingsOfParts(parts, openedAccount(all, asOf))
  const legal = mandatory && savingsOfParts(parts, openedAccount(mandatory, asOf))
  return whole.map((amount, index) => ({ all: amount, mandatory: legal ? (legal[index] as number) : null }))
}

/**
 * The savings of each part, CHF, unrounded: its share of what the whole would be, so a larger share of what is left.
 * Between the parts credits follow the pay that is left.
 */
export function savingsOfParts(parts: readonly Omit<DrawnPart, 'capitalShare'>[], opened: SavingsAccount): number[] {
  let [account, left, paid] = [opened, 100, 100]
  return parts.map(({ on, share, payCut }) => {
    account = carriedAccount(account, on, paid)
    const fraction = Math.min(1, share / left)
    const amount = savingsOf(account) * fraction
    account = accountAfter(account, fraction)
    left -= share
    paid -= payCut
    return amount
  })
}

type PartFigures = PartBenefits & { isLegalShare: boolean; step: Step }

function figuresOf(
  part: DrawnPart,
  { all, mandatory }: PartAmounts,
  { conversionRates }: PartialSavings,
  question: PartialQuestion,
): PartFigures | 'noProjectionForAge' | 'mandatoryPartUnknown' {
  const conversionRate = valueAtAge(conversionRates, ageAtRetirement(question.birthDate, part.on))
  if (conversionRate === null) return 'noProjectionForAge'
  const benefits: BenefitsAtAge = {
    capital: all,
    mandatoryCapital: mandatory,
    mandatoryRate: null,
    supplementaryRate: null,
    conversionRate,
    pension: yearlyPension(all, conversionRate),
    isListed: false,
  }
  const drawn = capitalDrawn(question.rules, benefits, part.capitalShare)
  if (!drawn) return 'mandatoryPartUnknown'
  const after = pensionAfter(drawn, benefits, { ...question, retirementDate: part.on })
  const figures = {
    on: part.on,
    share: part.share,
    savings: franc(all),
    capital: franc(drawn.total),
    monthly: after.monthly,
  }
  return { ...figures, isLegalShare: drawn.isLegal, step: partStep(figures, after) }
}

function partStep(
  { on, share, savings, capital, monthly }: PartBenefits,
  { conversionRate, legalMinimum }: PensionAfter,
): Step {
  return {
    key: 'partDrawn',
    inputs: {
      on,
      share,
      savings,
      capital,
      conversionRate: shownRate(conversionRate),
      ...(legalMinimum && { mandatoryCapital: franc(legalMinimum.capital), minimumRate: legalMinimum.rate }),
    },
    output: monthly,
    article: 'LPP art. 13a, 14, 37',
  }
}

const resultOf = (figures: readonly PartFigures[]): PartialBenefits => ({
  parts: figures.map(({ step: _step, isLegalShare: _isLegalShare, ...part }) => part),
  monthly: addFrancs(...figures.map(({ monthly }) => monthly)),
  capital: addFrancs(...figures.map(({ capital }) => capital)),
  assumptions: [
    ...(figures.length > 1 ? (['creditsFollowPay'] as const) : []),
    ...(figures.some(({ isLegalShare }) => isLegalShare) ? (['capitalShareAssumed'] as const) : []),
  ],
  steps: figures.map(({ step }) => step),
})
