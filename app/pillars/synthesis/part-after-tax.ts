/**
 * What is left of a part of a pension once all of a household is retired: the tax on income with that part (LIFD art. 22
 * al. 1), less the tax without it.
 */
import type { RangeReason } from '~/law/tax/income-tax-rules'
import type { Day } from '../day'
import { type Franc, franc } from '../money'
import { type Bounds, difference } from '../tax/shown-tax-year'
import { type Ends, householdPensions } from './household-pensions'
import {
  type NetAssumptionKey,
  type NetIncomeTax,
  type NetQuestion,
  type NetRefusal,
  netAssumptions,
  taxedFrom,
} from './net'

/** CHF a year: the pensions of the household with the 13th, as expected, and the tax on them. */
type TaxedPensions = { pensions: Franc; tax: Bounds }

export type PartAfterTax = {
  adults: 1 | 2
  /** From when on the household is retired. */
  from: Day
  whole: TaxedPensions
  /** Of what is paid without that part. */
  rest: TaxedPensions
  /** What the part adds to the tax, CHF a year. */
  tax: Bounds
  /** What is left of it, CHF a month, unrounded. */
  monthly: { low: number; high: number }
  /** Why the tax is a range; `pensions`: they are one themselves; null: it is one amount. */
  reason: RangeReason | 'pensions' | null
  tablesOf: number
  assumptions: NetAssumptionKey[]
}

/** `pensionsInPart`: not all pensions are known, and what is missing would raise the tax on each further franc. */
export type PartRefusal = NetRefusal | 'pensionsInPart'

/** @param part of the pension in the column, which includes it, CHF a month */
export function partAfterTax(question: NetQuestion, part: Franc): PartAfterTax | { refused: PartRefusal } {
  const household = householdPensions(question)
  if (typeof household === 'string') return { refused: household }
  if (!question.column.complete) return { refused: 'pensionsInPart' }
  const { all, from } = household
  const { adults, law, taxOn } = taxedFrom(from, question)
  const taxed = (['expected', 'low', 'high'] as const).map((end) => {
    const without = franc(Math.max(0, all[end] - 12 * part))
    return { pensions: all[end], without, tax: taxOn(all[end]), taxWithout: taxOn(without) }
  })
  const told: ToldEnd[] = []
  for (const { tax, taxWithout, ...amounts } of taxed) {
    if (tax.kind === 'refused') return { refused: tax.refused }
    if (taxWithout.kind === 'refused') return { refused: taxWithout.refused }
    told.push({ ...amounts, tax, taxWithout })
  }
  const [expected] = told as [ToldEnd]
  const added = told.map(addedBy)
  const tax = {
    low: franc(Math.min(...added.map(({ low }) => low))),
    high: franc(Math.max(...added.map(({ high }) => high))),
  }
  return {
    ...{ adults, from, tax },
    whole: { pensions: expected.pensions, tax: boundsOf(expected.tax) },
    rest: { pensions: expected.without, tax: boundsOf(expected.taxWithout) },
    monthly: { low: part - tax.high / 12, high: part - tax.low / 12 },
    reason: tax.low === tax.high ? null : (reasonOf(expected) ?? (isRange(all) ? 'pensions' : null)),
    tablesOf: expected.tax.tablesOf,
    assumptions: netAssumptions(question, expected.tax, law),
  }
}

/** At one end of the pensions, CHF a year: with the part and without it. */
type ToldEnd = { pensions: Franc; without: Franc; tax: NetIncomeTax; taxWithout: NetIncomeTax }

const isRange = ({ low, high }: Ends) => low < high

const boundsOf = (tax: NetIncomeTax): Bounds =>
  tax.kind === 'amount' ? { low: tax.total, high: tax.total } : { low: tax.low, high: tax.high }

const reasonOf = ({ tax, taxWithout }: Pick<ToldEnd, 'tax' | 'taxWithout'>): RangeReason | null =>
  [taxWithout, tax].flatMap((one) => (one.kind === 'range' ? one.reason : []))[0] ?? null

/**
 * CHF a year. What is unknown of a canton's deduction is the same on both sides, except that capital in place of the part
 * is wealth: a deduction that may depend on wealth can be lost with the capital alone, but not with the pension alone.
 */
function addedBy(end: ToldEnd): Bounds {
  const [whole, rest] = [boundsOf(end.tax), boundsOf(end.taxWithout)]
  const added = difference(whole, rest)
  const reason = reasonOf(end)
  if (reason === null || reason === 'tableOnly') return added
  return { low: franc(Math.min(added.low, whole.low - rest.high)), high: added.high }
}
