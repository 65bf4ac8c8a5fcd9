/** What is owed on planned payments, year by year and together. */
import { capitalTaxLawIn } from '~/law/tax/capital-tax'
import { addFrancs, type Franc } from '~/pillars/money'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { type Bounds, boundsOf, type ShownTaxYear, shownTaxYear } from '~/pillars/tax/shown-tax-year'
import { taxByYear } from '~/pillars/tax/spread'
import type { PaidKind, PlannedPayment } from './payments'

/** `name`: of an account; null: it has none. CHF. */
export type PaidCapital = { kind: PaidKind; name: string | null; amount: Franc }

/**
 * `owed`: the whole tax, or the federal part alone if the canton's is refused; `paid`: the capital paid in that year. CHF.
 */
export type DecidedYear = ShownTaxYear & { owed: Bounds; paid: PaidCapital[] }

/** CHF of several years together; `low` and `high`: the range of the total tax. */
export type TaxOfYears = Bounds & { years: DecidedYear[]; capital: Franc }

export function taxedYears(payments: readonly PlannedPayment[], taxpayer: Taxpayer): TaxOfYears {
  const years = taxByYear(payments, taxpayer, capitalTaxLawIn).map((year): DecidedYear => {
    const told = shownTaxYear(year)
    const paid = year.payments.map(({ kind, name, amount }) => ({ kind, name, amount }))
    return { ...told, owed: boundsOf(told), paid }
  })
  return {
    years,
    capital: addFrancs(...years.map(({ capital }) => capital)),
    low: addFrancs(...years.map(({ owed }) => owed.low)),
    high: addFrancs(...years.map(({ owed }) => owed.high)),
  }
}
