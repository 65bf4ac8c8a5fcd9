/** A figure as people read it. */
import type { TFunction } from 'i18next'
import { chf, dayText } from '~/text/format'
import type { Figure, Found } from './figures'

/** The amount or the day, and beside it from when to when or why. */
export type FigureText = { text: string; note: string | null }

export function figureText(t: TFunction, { zero }: Pick<Figure, 'zero'>, found: Found): FigureText {
  if (zero && found.value === 0) return { text: t(zero.text), note: zero.why ? t(zero.why) : null }
  return {
    text: typeof found.value === 'number' ? chf(found.value) : dayText(found.value),
    // Of nothing, there is no from when to when; that a pillar is not in it is said all the more.
    note: found.sentence ?? (found.value === 0 ? null : spanText(t, found)),
  }
}

function spanText(t: TFunction, { from, to, reason }: Pick<Found, 'from' | 'to' | 'reason'>): string | null {
  if (reason && from) return t(`synthesis.avsLaterFrom.${reason}`, { day: dayText(from) })
  const days = { from: from ? dayText(from) : '', to: to ? dayText(to) : '' }
  if (from && to) return t('takeaway.span.both', days)
  if (from) return t(to === null ? 'takeaway.span.forLife' : 'takeaway.span.from', days)
  return to ? t('takeaway.span.to', days) : null
}
