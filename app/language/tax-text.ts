/** How taxes, and what is left after them, are written: rounded, because they are estimates. */
import type { TFunction } from 'i18next'
import { chf, signedChf } from './format'
import { rangeText } from './range-text'

const BIG = 10_000

/** To ten francs below 10'000, to a hundred above. */
export const rounded = (amount: number): number => {
  const step = Math.abs(amount) < BIG ? 10 : 100
  return Math.round(amount / step) * step
}

export const taxText = (amount: number) => (rounded(amount) < 0 ? signedChf : chf)(rounded(amount))

/** One amount, or the two ends of its range. */
export const between = (t: TFunction, { low, high }: { low: number; high: number }) =>
  rangeText(t, taxText(low), taxText(high), 'decide.between')
