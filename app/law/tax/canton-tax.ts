/** How a canton taxes capital from the second pillar and pillar 3a. */

/**
 * How a tax grows with an amount, CHF; rates in percent. `steps`: from an amount on, the tax at that amount and the rate on
 * what is above; `slices`: the width of each slice of the amount (null: the rest) and its rate.
 */
export type Tariff =
  | { rate: number }
  | { steps: readonly (readonly [from: number, tax: number, rate: number])[] }
  | { slices: readonly (readonly [width: number | null, rate: number])[] }

/** Who is taxed: spouses who live together are taxed together, by a tariff of their own. */
export type TaxStatus = 'single' | 'married'

/**
 * Of a tax without multipliers. `tariff`: the tariff on the capital; `share`: a share of it, another one on the part of
 * the tax that is owed above an amount; `annuity`: at the rate that a yearly annuity would bear, this share of the capital;
 * of two shares, the annuity lies between them, by age and sex.
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
  /** Where it is another one. */
  married?: Tariff
  /** Of spouses: at the rate of the capital divided by this, down to the hundred unless it says otherwise. */
  splitting?: { divisor: number; isRounded: boolean }
  /** Percent of the capital that the tax is at least, at most. */
  min?: number
  max?: number
  /** CHF taken from the capital of spouses. */
  marriedDeduction?: number
}

export type CantonTax = SimpleCapitalTax & {
  /** As the sources cite it; null: no text names it. */
  article: string | null
  confidence: CapitalTaxConfidence
  /** What is asked for until a court has decided on the tariff. */
  provisional?: SimpleCapitalTax
  /** Percent of the simple tax that the canton takes. */
  multiplier: number
}
