/** How taxes are written: rounded, since they are estimates. */
import { chf } from '~/language/format'

const BIG = 10_000

/** To ten francs below 10'000, to a hundred above. */
export const rounded = (amount: number): number => {
  const step = Math.abs(amount) < BIG ? 10 : 100
  return Math.round(amount / step) * step
}

export const taxText = (amount: number) => chf(rounded(amount))

/** By how much the second way is taxed less than the first, at either end of a range; CHF. */
export function savedBy(first: { low: number; high: number }, second: { low: number; high: number }) {
  const [one, other] = [first.low - second.low, first.high - second.high]
  return { low: Math.min(one, other), high: Math.max(one, other) }
}
