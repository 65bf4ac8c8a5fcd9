/** How a year's tax comes about, step by step. */
import type { CantonTax } from '~/law/tax/canton-tax'
import type { Canton } from '~/law/tax/cantons'
import type { CapitalTaxLaw } from '~/law/tax/capital-tax'
import type { Franc } from '../money'
import { capitalTax, federalStatus, multiplierOf, simpleTaxes, type Taxpayer, toHundred } from './capital-tax'

/**
 * Money in CHF, rates and multipliers in percent. `taxed`: the capital, down to the hundred. `federal`: the step of the
 * tariff (`from`, the tax at it, the rate above), its result for `taxed`, and the share that is owed.
 */
export type TaxSteps = {
  taxed: number
  federal: {
    from: number
    tax: number
    rate: number
    /** CHF, unrounded. */
    byTariff: number
    share: number
    owed: Franc
    /** Where the law stands. */
    article: string
    address: string
  }
  /** null: the canton is refused, or its tax lies between two amounts. */
  cantonal: {
    canton: Canton
    rules: CantonTax
    /** CHF, unrounded: before the multipliers. */
    simple: number
    municipalityMultiplier: number
    cantonOwed: Franc
    municipalityOwed: Franc
  } | null
}

/** @param capital as for `capitalTax`, CHF */
export function capitalTaxSteps(capital: Franc, taxpayer: Taxpayer, law: CapitalTaxLaw): TaxSteps {
  const taxed = toHundred(capital)
  const { federal: owed, cantonal } = capitalTax(capital, taxpayer, law)
  const { municipality } = taxpayer
  const rules = law.cantons[municipality.canton]
  return {
    taxed,
    federal: { ...federalStep(taxed, taxpayer, law), owed },
    cantonal:
      rules && cantonal.kind === 'amount'
        ? {
            canton: municipality.canton,
            rules,
            simple: simpleTaxes(rules, capital, taxpayer.status)[0] ?? 0,
            municipalityMultiplier: multiplierOf(municipality, law),
            cantonOwed: cantonal.canton,
            municipalityOwed: cantonal.municipality,
          }
        : null,
  }
}

function federalStep(taxed: number, taxpayer: Taxpayer, { federal: { tariffs, share, source } }: CapitalTaxLaw) {
  const tariff = tariffs[federalStatus(taxpayer)]
  const steps = 'steps' in tariff ? tariff.steps : []
  const [from, tax, rate] = steps.findLast(([start]) => start <= taxed) ?? [taxed, 0, 0]
  const byTariff = tax + ((taxed - from) * rate) / 100
  return {
    from,
    tax,
    rate,
    byTariff,
    share: share * 100,
    article: `${source.act} ${source.article}`,
    address: source.address,
  }
}
