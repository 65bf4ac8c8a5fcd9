/** The tax on the income of a year as an API answer and a page show it. */
import type { IncomeTaxConfidence, RangeReason } from '~/law/tax/income-tax-rules'
import type { Franc } from '../money'
import type { IncomeTax } from './income-tax'

/**
 * CHF a year; `taxable`: what the Confederation taxes, `taxableCanton`: what the canton does. Where the tax lies between `low` and
 * `high`, `canton`, `municipality` and `total` are null; `likely`: the end that the tables of the calculator give.
 */
export type ShownIncomeTax = {
  taxable: number
  taxableCanton: number | null
  federal: Franc
  canton: Franc | null
  municipality: Franc | null
  headTax: Franc
  total: Franc | null
  sureness: IncomeTaxConfidence
  low?: Franc
  high?: Franc
  likely?: Franc
  reason?: RangeReason
}

export function shownIncomeTax(tax: Exclude<IncomeTax, { kind: 'refused' }>): ShownIncomeTax {
  const { federal, headTax, confidence: sureness } = tax
  const taxable = { taxable: tax.taxable.federal, taxableCanton: tax.taxable.canton }
  if (tax.kind === 'amount') {
    const { canton, municipality, total } = tax
    return { ...taxable, federal, canton, municipality, headTax, total, sureness }
  }
  const { low, high, likely, reason } = tax
  const unknown = { canton: null, municipality: null, headTax, total: null, sureness }
  return { ...taxable, federal, ...unknown, low, high, ...(likely !== null && { likely }), reason }
}
