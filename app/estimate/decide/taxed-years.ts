/** What is owed on planned payments, year by year and together. */
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import { addFrancs, type Franc, franc } from '~/pillars/money'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { taxByYear } from '~/pillars/tax/spread'
import { type ToldTaxYear, toldTaxYear } from '~/pillars/tax/told-year'
import type { PaidKind, Planned } from './payments'

/** `name`: of an account; null: it has none. CHF. */
export type PaidCapital = { kind: PaidKind; name: string | null; amount: Franc }

/** `paid`: what is paid in that year. */
export type DecidedYear = ToldTaxYear & { paid: PaidCapital[] }

/** CHF; one amount twice where it is known. */
export type Bounds = { low: Franc; high: Franc }

/** CHF of several years together; `low` and `high`: the whole tax, or the federal alone of a canton that is refused. */
export type TaxOfYears = Bounds & { years: DecidedYear[]; capital: Franc }

export function taxedYears(payments: readonly Planned[], taxpayer: Taxpayer): TaxOfYears {
  const years = taxByYear(payments, taxpayer, CAPITAL_TAX_2026).map((year) => ({
    ...toldTaxYear(year),
    paid: year.payments.map(({ kind, name, amount }) => ({ kind, name, amount })),
  }))
  return {
    years,
    capital: addFrancs(...years.map(({ capital }) => capital)),
    low: addFrancs(...years.map((year) => ('refused' in year ? year.federal : (year.low ?? year.total)))),
    high: addFrancs(...years.map((year) => ('refused' in year ? year.federal : (year.high ?? year.total)))),
  }
}

/** By how much the first is more than the second, at either end. */
export function difference(one: Bounds, other: Bounds): Bounds {
  const [low, high] = [franc(one.low - other.low), franc(one.high - other.high)]
  return low < high ? { low, high } : { low: high, high: low }
}
