/** How an amount or a range is written: the same on every page and in every file. */
import type { TFunction } from 'i18next'
import type { AmountRange } from '~/pillars/result'
import { chf } from './format'
import { rangeText } from './range-text'

/**
 * `CHF 2'197`, or `de CHF 2'197 à CHF 2'520` if only a range is known. CHF.
 * @param range null: the amount itself is known
 */
export const amountOrRange = (t: TFunction, amount: number, range: AmountRange | null): string =>
  range ? rangeText(t, chf(range.low), chf(range.high)) : chf(amount)
