/** Months of contribution: `01-12`, as printed, or typed in one of a few ways. */
import type { MonthRange } from './extract-reading'

const RANGE = /^(\d{1,2}) ?[-/] ?(\d{1,2})$/

/** null if the months do not exist, or the first is after the last. */
export function rangeOf(from: number, to: number): MonthRange | null {
  return from >= 1 && from <= to && to <= 12 ? { from, to } : null
}

/** `01-12` or `1/12`; null if it is no such text. `none`: `00-00`, which names no month. */
export function readRange(text: string): MonthRange | 'none' | null {
  const [, from, to] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  return Number(from) === 0 && Number(to) === 0 ? 'none' : rangeOf(Number(from), Number(to))
}

/** A number of months, 1 to 12, without saying which: counted from January on. */
export const countedMonths = (text: string): MonthRange | null =>
  /^\d{1,2}$/.test(text) ? rangeOf(1, Number(text)) : null

/** After a number of months. */
export const isMonthWord = (text: string) => /^(monate?|mte?|mois|mesi)\.?$/i.test(text)

/** As in form fields and on the extract: `01-12`; empty if no month is named. */
export const monthsText = (months: MonthRange | null) =>
  months ? [months.from, months.to].map((month) => String(month).padStart(2, '0')).join('-') : ''

/**
 * The number of different months that the ranges of a year cover: two jobs from January to December are twelve months.
 */
export function monthsInUnion(ranges: readonly MonthRange[]): number {
  let months = 0
  for (let month = 1; month <= 12; month++) if (ranges.some(({ from, to }) => from <= month && month <= to)) months++
  return months
}
