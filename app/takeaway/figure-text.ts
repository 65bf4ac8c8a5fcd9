/** A formatted figure. */
import type { TFunction } from 'i18next'
import { amountOrRange } from '~/language/amount-or-range'
import { atLeast } from '~/language/at-least'
import { dayText } from '~/language/format'
import type { Figure, FigureValue } from './figures'

/** The amount, in whole francs as estimates are, or the day; and a note on its period or reason. */
export type FigureText = { text: string; note: string | null }

export function figureText(t: TFunction, { zero }: Pick<Figure, 'zero'>, value: FigureValue): FigureText {
  const lack = value.lack ?? null
  if (zero && value.value === 0 && !lack) return { text: t(zero.text), note: zero.why ? t(zero.why) : null }
  return {
    text:
      typeof value.value === 'number'
        ? inWords(t, value, amountOrRange(t, Math.round(value.value), value.range ?? null))
        : dayText(value.value),
    // An amount of 0 has no period, but the sentence on a missing pillar matters all the more.
    note: value.sentence ?? (value.value === 0 ? null : spanText(t, value)),
  }
}

/** With what it lacks, or that it is computed. */
const inWords = (t: TFunction, { lack, isAbout }: FigureValue, amount: string): string =>
  lack ? atLeast(t, lack, amount) : isAbout ? t('outlook.picture.aboutAmount', { amount }) : amount

function spanText(t: TFunction, { from, to, endedBy }: Pick<FigureValue, 'from' | 'to' | 'endedBy'>): string | null {
  const days = { from: from ? dayText(from) : '', to: to ? dayText(to) : '' }
  if (endedBy) return t(`synthesis.avsEarlierUntil.${endedBy}`, days)
  if (from && to) return t('takeaway.span.both', days)
  if (from) return t(to === null ? 'takeaway.span.forLife' : 'takeaway.span.from', days)
  return to ? t('takeaway.span.to', days) : null
}
