/** Between which amounts a monthly total lies. */
import type { AmountRange } from '../result'

/** Fits a column, or its part in a shared synthesis. CHF a month for life. */
type EndedTotal = {
  monthlyTotal: number | null
  ranges: { total: AmountRange } | null
  lpp: { monthly: number; range: AmountRange | null } | null
}

/**
 * The two ends of a monthly total for life: of the AVS where incomes are unknown or estimated, and of what is computed from a
 * certificate with an assumption that has two ends. null: it has none. Other interest is no part of it.
 */
export function totalEnds({ monthlyTotal, ranges, lpp }: EndedTotal): AmountRange | null {
  if (ranges) return ranges.total
  if (monthlyTotal === null || !lpp?.range || lpp.range.low === lpp.range.high) return null
  const others = monthlyTotal - lpp.monthly
  return { low: others + lpp.range.low, high: others + lpp.range.high }
}
