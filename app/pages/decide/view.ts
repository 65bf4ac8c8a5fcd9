/** How capital and taxes are written: rounded where they are estimates of a tax. */
import type { Bounds, PaidCapital } from '~/estimate/decide/decision'
import { chf, percent } from '~/language/format'
import type { T } from '~/ui/frame/text'

const BIG = 10_000

/** To ten francs below 10'000, to a hundred above. */
export const rounded = (amount: number): number => {
  const step = Math.abs(amount) < BIG ? 10 : 100
  return Math.round(amount / step) * step
}

export const taxText = (amount: number) => chf(rounded(amount))

type Range = { low: number; high: number }

/** By how much the second way is taxed less than the first, at either end of a range; CHF. */
export function savedBy(first: Range, second: Range): Range {
  const [one, other] = [first.low - second.low, first.high - second.high]
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

/** One amount, or the two between which it lies. */
export const between = (t: T, { low, high }: Range | Bounds) =>
  low === high ? taxText(low) : t('decide.between', { low: taxText(low), high: taxText(high) })

export const paidText = (t: T, { kind, name }: Pick<PaidCapital, 'kind' | 'name'>) =>
  name ? `${t(`decide.paid.${kind}`)} (${name})` : t(`decide.paid.${kind}`)

/** A yield in percent a year, to a tenth. */
export const yieldText = (yearly: number) => percent(Math.round(yearly * 10) / 10)
