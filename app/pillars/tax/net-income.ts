/** What the tax on income leaves of pensions. */
import { type Franc, franc } from '../money'
import type { IncomeTax } from './income-tax'

/** CHF a month, the 13th AHV pension included. `exact`: unrounded; `shown`: to ten francs, never above the pensions. */
export type NetPerMonth = { exact: number; shown: Franc }

/** One amount, or the two ends of the tax's range; `likely`: by its likely end. */
export type NetIncome =
  | { kind: 'amount'; net: NetPerMonth }
  | { kind: 'range'; low: NetPerMonth; high: NetPerMonth; likely: NetPerMonth | null }

/** Null: the tax is refused. The high end of the tax leaves the low one. */
export function netIncome(tax: IncomeTax): NetIncome | null {
  if (tax.kind === 'refused') return null
  const { pensions } = tax.steps
  if (tax.kind === 'amount') return { kind: 'amount', net: netPerMonth(pensions, tax.total) }
  const { low, high, likely } = tax
  return {
    kind: 'range',
    low: netPerMonth(pensions, high),
    high: netPerMonth(pensions, low),
    likely: likely === null ? null : netPerMonth(pensions, likely),
  }
}

/** @param pensions and `taxes`: CHF a year */
export function netPerMonth(pensions: Franc, taxes: Franc): NetPerMonth {
  const exact = (pensions - taxes) / 12
  const most = Math.floor(pensions / 120 + 1e-9) * 10
  return { exact, shown: franc(Math.min(Math.round(exact / 10) * 10, most)) }
}
