/** How a canton taxes capital from the second pillar and pillar 3a. */

/**
 * How a tax grows with an amount, CHF; rates in percent. `steps`: the tax at each amount, and the rate on what exceeds
 * it; `slices`: the width of each slice of the amount (null: the rest) and its rate.
 */
export type Tariff =
  | { rate: number }
  | { steps: readonly (readonly [from: number, tax: number, rate: number])[] }
  | { slices: readonly (readonly [width: number | null, rate: number])[] }

/** Who is taxed: spouses who live together are taxed together, by a tariff of their own. */
export type TaxStatus = 'single' | 'married'

/**
 * How a tax before multipliers is computed. `tariff`: the tariff on the capital; `share`: a share of that, and another
 * share of the tax on what exceeds an amount; `annuity`: the rate is that of a yearly annuity, which is this share of
 * the capital, or lies between two shares, depending on age and sex.
 */
export type CapitalTaxMethod =
  | { kind: 'tariff' }
  | { kind: 'share'; share: number; above?: { from: number; share: number } }
  | { kind: 'annuity'; annuities: readonly [number] | readonly [number, number] }

/**
 * checked: a text that describes the method was read, and the published results of 2026 agree; carried: only the results
 * agree.
 */
export const CAPITAL_TAX_CONFIDENCE = ['checked', 'carried'] as const
export type CapitalTaxConfidence = (typeof CAPITAL_TAX_CONFIDENCE)[number]

export type SimpleCapitalTax = {
  method: CapitalTaxMethod
  single: Tariff
  /** Where it is a different one. */
  married?: Tariff
  /** For spouses, the rate is that of the capital divided by this, rounded down to the hundred if `isRounded`. */
  splitting?: { divisor: number; isRounded: boolean }
  /** The lowest and the highest tax, percent of the capital. */
  min?: number
  max?: number
  /** CHF deducted from the capital of spouses. */
  marriedDeduction?: number
}

export type CantonTax = SimpleCapitalTax & {
  /** As the sources cite it; null: no text names it. */
  article: string | null
  confidence: CapitalTaxConfidence
  /** What the canton demands until a court has decided on the tariff. */
  provisional?: SimpleCapitalTax
  /** The canton's tax, percent of the simple tax. */
  multiplier: number
}
