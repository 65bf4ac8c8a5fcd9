import type { Day } from '~/law/table'

export type { Day }

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day that the calendar has (31 February is none). */
export function isDay(text: string): text is Day {
  const parts = PATTERN.exec(text)
  if (!parts) return false
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

/**
 * Reads a day.
 * @throws {RangeError} where the calendar has no such day. The message does not repeat the text.
 */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError('not a calendar day')
  return text
}

export function dayOf(year: number, month: number, date: number): Day {
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return day(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`)
}

export const yearOf = (d: Day) => Number(d.slice(0, 4))
export const monthOf = (d: Day) => Number(d.slice(5, 7))
export const dateOf = (d: Day) => Number(d.slice(8, 10))

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The same date some months on; a date that the month lacks becomes its last (30 Nov + 3 months = 28 Feb). */
export function addMonths(d: Day, months: number): Day {
  const index = yearOf(d) * 12 + monthOf(d) - 1 + months
  const [year, month] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayOf(year, month, Math.min(dateOf(d), daysInMonth(year, month)))
}

export const addYears = (d: Day, years: number) => addMonths(d, years * 12)

/** The first day of the month after the one of `d`: when a pension starts. */
export function firstOfNextMonth(d: Day): Day {
  const next = addMonths(d, 1)
  return dayOf(yearOf(next), monthOf(next), 1)
}

/** The last day of the month before the one of `d`. */
export function endOfPreviousMonth(d: Day): Day {
  const before = addMonths(d, -1)
  return dayOf(yearOf(before), monthOf(before), daysInMonth(yearOf(before), monthOf(before)))
}

/** Whole months from one day to a later one. */
export function monthsBetween(start: Day, end: Day): number {
  const months = (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start)
  return addMonths(start, months) > end ? months - 1 : months
}

/** Completed years of life on a day. */
export const ageOn = (birthDate: Day, on: Day) => Math.floor(monthsBetween(birthDate, on) / 12)
