/** Months of contribution: `01-12`, as printed, or typed in one of a few ways. */
import type { MonthRange } from './extract-reading'

const RANGE = /^(\d{1,2}) ?[-/] ?(\d{1,2})$/

/** null where the months are none of the calendar, or the first is after the last. */
export function rangeOf(from: number, to: number): MonthRange | null {
  return from >= 1 && from <= to && to <= 12 ? { from, to } : null
}

/** `01-12` or `1/12`; null where it is no such text. `none`: `00-00`, which names no month. */
export function readRange(text: string): MonthRange | 'none' | null {
  const [, from, to] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  return Number(from) === 0 && Number(to) === 0 ? 'none' : rangeOf(Number(from), Number(to))
}

/** A number of months, 1 to 12, without saying which: from January on. */
export const countedMonths = (text: string): MonthRange | null =>
  /^\d{1,2}$/.test(text) ? rangeOf(1, Number(text)) : null

/** Behind a number of months. */
export const isMonthWord = (text: string) => /^(monate?|mte?|mois|mesi)\.?$/i.test(text)

/** As in the fields of a form and on the extract: `01-12`; nothing where no month is named. */
export const monthsText = (months: MonthRange | null) =>
  months ? [months.from, months.to].map((month) => String(month).padStart(2, '0')).join('-') : ''

/** How many different months the ranges of a year hold: two jobs from January to December are twelve months. */
export function monthsInUnion(ranges: readonly MonthRange[]): number {
  let months = 0
  for (let month = 1; month <= 12; month++) if (ranges.some(({ from, to }) => from <= month && month <= to)) months++
  return months
}
