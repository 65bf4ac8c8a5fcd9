/** How net amounts are written: the same on every page and in every file. */
import type { TFunction } from 'i18next'
import { chf } from '~/language/format'
import type { ToldNet } from '~/pillars/synthesis/net'

/** What of a net amount its words need; a shared synthesis has no more. CHF a month. */
type NetAmount = Pick<ToldNet, 'isAtLeast' | 'monthly'> & { isLikely: boolean }

/** Whether one end is the likely one: the tables of the calculator give it, and the pensions are one amount. */
export const isLikely = ({ tax, gross }: Pick<ToldNet, 'tax' | 'gross'>): boolean =>
  tax.kind === 'range' && tax.likely !== null && gross.low === gross.high

/** `environ CHF 4'290`, `de CHF 3'800 à CHF 4'290`, or what it is at least. */
export function netText(t: TFunction, { isAtLeast, monthly, isLikely }: NetAmount): string {
  const { expected, low, high } = monthly
  if (isAtLeast) return t('net.atLeast', { amount: chf(low) })
  if (low === high) return t('net.about', { amount: chf(expected) })
  return isLikely
    ? t('net.likely', { likely: chf(expected), low: chf(low) })
    : t('net.range', { low: chf(low), high: chf(high) })
}
