/** How a canton taxes the pensions of retired people: the shape of its rules. CHF a year; rates in percent. */
import type { Tariff, TaxStatus } from './canton-tax'

/**
 * Besides the forms of the tax on capital. `averages`: percent of the whole income at each amount, in a line between
 * two of them; `logs`: a + b x + c x (ln x - 1) of an income x from each amount on.
 */
export type IncomeTariff =
  | Tariff
  | { averages: readonly (readonly [income: number, rate: number])[] }
  | { logs: readonly (readonly [from: number, a: number, b: number, c: number])[] }

/** Of somebody alone, and of a couple. */
export type PerStatus<Value = number> = readonly [single: Value, married: Value]
export const perStatus = <Value>(values: PerStatus<Value>, status: TaxStatus): Value =>
  values[status === 'single' ? 0 : 1]

/** The deduction from each amount of income on. */
export type DeductionScale = readonly (readonly [from: number, deduction: number])[]

/**
 * What is left of the pensions after the premiums is the rest. Each deduction is taken off what the former ones leave,
 * and measured on the rest, or where `of` says so on the pensions or on what is left.
 * `gap`: a share of what the rest lacks to an amount; `gapEach`: the same, the amount and the most counted for each
 * adult; `coupleShare`: of couples a share of the rest; `stairs`: less by a cut for each step begun from an amount on;
 * `fade`: less by each franc above an amount; `modest`: less by a share of what is left above the amount itself, to the
 * nearest hundred; `upTo`: up to a rest (null: always); `shareThenFall`: a share of the rest up to an amount, then in a
 * line to nothing at `end`.
 */
export type DeductionRule =
  | { kind: 'fixed'; amounts: PerStatus }
  | { kind: 'gap'; rate: number; to: PerStatus }
  | { kind: 'gapEach'; rate: number; to: number; max: number }
  | { kind: 'coupleShare'; rate: number; min: number; max: number }
  | { kind: 'scale'; of: 'pensions' | 'rest'; single: DeductionScale; married?: DeductionScale }
  | { kind: 'stairs'; of: 'rest' | 'left'; amounts: PerStatus; from: PerStatus; step: number; cuts: PerStatus }
  | { kind: 'fade'; amounts: PerStatus; from: PerStatus }
  | { kind: 'modest'; amounts: PerStatus; rate: number }
  | { kind: 'upTo'; amounts: PerStatus; to: PerStatus<number | null> }
  | { kind: 'shareThenFall'; rates: PerStatus; to: PerStatus; end: PerStatus }

/**
 * `isUncertain`: no published result shows it, so the tax goes from with it to without it, or to with `otherwise`, what
 * others get instead. `wealth`: up to this net wealth it counts; above, it does not, or that is unknown.
 */
export type IncomeDeduction = DeductionRule & {
  isUncertain?: true
  otherwise?: Record<TaxStatus, DeductionScale>
  wealth?: { upTo: number; above: 'none' | 'unknown' }
}

/** Why there is a range: what the deduction of pensioners depends on, or how little of it is known. */
export const RANGE_REASONS = [
  /** On the wealth of the household. */
  'wealth',
  /** On a condition that was not read. */
  'condition',
  /** On wealth, and above a threshold on a rule that was not read. */
  'ruleNotRead',
  /** The table of the calculator has it, but no published result of a pensioner shows it. */
  'tableOnly',
] as const
export type RangeReason = (typeof RANGE_REASONS)[number]

/**
 * checked: the path and the tariff give the published results; carried: taken from a table or found from one result,
 * with none to hold it against; unknown: a condition or a rule was not read.
 */
export const INCOME_TAX_CONFIDENCE = ['checked', 'carried', 'unknown'] as const
export type IncomeTaxConfidence = (typeof INCOME_TAX_CONFIDENCE)[number]

/**
 * Up to which rest an uncertain deduction counts (null: always; 0: never), and the most that it changes the tax in the
 * capital. `likely`: the end that the tables of the calculator give.
 */
export type UncertainZone = {
  upTo: PerStatus<number | null>
  effect: PerStatus
  reason: RangeReason
  confidence: Exclude<IncomeTaxConfidence, 'checked'>
  likely?: 'low'
}

/** A tariff read at the income divided by an index, its tax times the index: of the canton and of each municipality. */
export type IncomeIndex = { canton: number; municipalities: readonly (readonly [number: number, index: number])[] }

export type CantonIncomeTax = {
  note?: string
  zone?: UncertainZone
  /** The only municipalities whose results were held against published ones; left out: the multipliers are enough. */
  checkedIn?: readonly number[]
  single: IncomeTariff
  /** Where it is a different one. */
  married?: IncomeTariff
  /** Of the municipalities, where they have their own. */
  municipal?: IncomeTariff
  /** For couples, the rate is that of the income divided by this, rounded down to the hundred if `isRounded`. */
  splitting?: { divisor: number; isRounded: boolean }
  /** false: the taxable income is not rounded down to the hundred. */
  isRounded?: false
  /** The canton's tax, percent of the simple tax, where it is not that of the tax on capital. */
  multiplier?: number
  /** What is left of the canton's tax. */
  factor?: number
  /** The most that canton and municipality take of the taxable income. */
  maxShare?: number
  /** CHF taken off the rounded income. */
  subtracted?: number
  /** A simple tax below it is not levied. */
  nothingBelow?: number
  /** The least that the canton takes. */
  minCanton?: number
  /** Taken off the tax of couples, at each level. */
  coupleReduction?: { rate: number; min: number; max: number }
  index?: IncomeIndex
  /** Of the household. */
  headTax?: PerStatus
  /** The most that counts of premiums; null: all of them. */
  insurance: PerStatus | null
  /** In this order. */
  deductions: readonly IncomeDeduction[]
}
