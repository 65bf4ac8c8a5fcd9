/** How net amounts are written: the same on every page and in every file. */
import type { TFunction } from 'i18next'
import { chf, dayText } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { ToldNet } from '~/pillars/synthesis/net'

/** What of a net amount its words need; a shared synthesis has no more. CHF a month. */
type NetAmount = Pick<ToldNet, 'isAtLeast' | 'monthly'> & { isLikely: boolean }

/** Whether one end is the likely one: the tables of the calculator give it, and the pensions are one amount. */
export { isLikely } from '~/language/likely-net'

/** As each end is written. */
type WrittenEnds = Record<'expected' | 'low' | 'high', string>

/** `environ CHF 4'290`, `de CHF 3'800 à CHF 4'290`, or what it is at least. */
export const netText = (t: TFunction, net: NetAmount): string =>
  netPhrase(t, net, { expected: chf(net.monthly.expected), low: chf(net.monthly.low), high: chf(net.monthly.high) })

/** The same around ends that are written otherwise, or are marked to be put there. */
export function netPhrase(t: TFunction, { isAtLeast, monthly, isLikely }: NetAmount, written: WrittenEnds): string {
  const { expected, low, high } = written
  if (isAtLeast) return t('net.atLeast', { amount: low })
  if (monthly.low === monthly.high) return t('net.about', { amount: expected })
  return isLikely ? t('net.likely', { likely: expected, low }) : t('net.range', { low, high })
}

/** The gross beside a net amount, and from when both are paid so, where that is to come. */
export function besideNet(
  t: TFunction,
  net: Pick<ToldNet, 'isAtLeast' | 'gross' | 'pensions' | 'adults' | 'isPaid'>,
): string {
  const ofTwo = net.adults === 2 ? 'OfTwo' : ''
  return [
    t(`net.gross${hasThirteenth(net) ? '' : 'Alone'}${ofTwo}`, { amount: grossText(t, net) }),
    ...(net.isPaid ? [] : [t(`net.from${ofTwo}`, { day: dayText(net.pensions.from) })]),
  ].join(' ')
}

/** A survivor's pension has none. */
export const hasThirteenth = ({ pensions: { own, spouse } }: Pick<ToldNet, 'pensions'>): boolean =>
  own.thirteenth + (spouse?.thirteenth ?? 0) > 0

/** What the pensions are each month, with the 13th where there is one: one amount, a range, or the least. In whole francs. */
export function grossText(t: TFunction, { isAtLeast, gross }: Pick<ToldNet, 'isAtLeast' | 'gross'>): string {
  const [low, high] = [chf(Math.round(gross.low)), chf(Math.round(gross.high))]
  return isAtLeast ? t('net.atLeast', { amount: low }) : rangeText(t, low, high)
}
