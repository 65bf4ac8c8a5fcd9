import type { Day } from '~/law/table'

export type { Day }

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day that exists in the calendar (31 February does not). */
export function isDay(text: string): text is Day {
  const parts = PATTERN.exec(text)
  if (!parts) return false
  return isDateIn(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

/**
 * Reads a day.
 * @throws {RangeError} where the calendar has no such day. The message does not repeat the text.
 */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError('not a calendar day')
  return text
}

/** @throws {RangeError} where the calendar has no such day */
export function dayOf(year: number, month: number, date: number): Day {
  // Made from numbers: a calculation makes hundreds of days, and parsing each from a text takes longer than all the
  // rest.
  const isWhole = Number.isInteger(year) && Number.isInteger(month)
  if (!isWhole || year < 0 || year > 9999 || !isDateIn(year, month, date)) throw new RangeError('not a calendar day')
  return written(year, month, date)
}

const isDateIn = (year: number, month: number, date: number): boolean =>
  month >= 1 && month <= 12 && Number.isInteger(date) && date >= 1 && date <= daysInMonth(year, month)

const TWO_DIGITS = Array.from({ length: 32 }, (_, n) => String(n).padStart(2, '0'))

/** Writes a day that is known to be valid. */
const written = (year: number, month: number, date: number) =>
  `${year > 999 ? year : String(year).padStart(4, '0')}-${TWO_DIGITS[month]}-${TWO_DIGITS[date]}` as Day

// Digit by digit: a calculation asks hundreds of times, and parsing substrings as numbers is slow.
const digit = (d: Day, at: number) => d.charCodeAt(at) - 48
export const yearOf = (d: Day) => 1000 * digit(d, 0) + 100 * digit(d, 1) + 10 * digit(d, 2) + digit(d, 3)
export const monthOf = (d: Day) => 10 * digit(d, 5) + digit(d, 6)
export const dateOf = (d: Day) => 10 * digit(d, 8) + digit(d, 9)

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The number of a month, counted continuously across years. */
const indexOf = (d: Day) => yearOf(d) * 12 + monthOf(d) - 1

/** The same date some months on; a date that the month lacks becomes its last (30 Nov + 3 months = 28 Feb). */
export function addMonths(d: Day, months: number): Day {
  const index = indexOf(d) + months
  const year = Math.floor(index / 12)
  const month = index - 12 * year + 1
  return written(year, month, Math.min(dateOf(d), daysInMonth(year, month)))
}

export const addYears = (d: Day, years: number) => addMonths(d, years * 12)

/** The first day of the month after the one of `d`: when a pension starts. */
export function firstOfNextMonth(d: Day): Day {
  const next = indexOf(d) + 1
  return written(Math.floor(next / 12), (next % 12) + 1, 1)
}

/**
 * The day itself if it is the first of a month, otherwise the first of the next one: pensions start on no other day.
 */
export const firstOfMonthFrom = (d: Day): Day => (dateOf(d) === 1 ? d : firstOfNextMonth(d))

/** The last day of the month before the one of `d`. */
export function endOfPreviousMonth(d: Day): Day {
  const before = indexOf(d) - 1
  const [year, month] = [Math.floor(before / 12), (before % 12) + 1]
  return written(year, month, daysInMonth(year, month))
}

export const dayAfter = (d: Day): Day =>
  dateOf(d) === daysInMonth(yearOf(d), monthOf(d)) ? firstOfNextMonth(d) : written(yearOf(d), monthOf(d), dateOf(d) + 1)

/** Whole months from one day to a later one. */
export function monthsBetween(start: Day, end: Day): number {
  const months = (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start)
  return addMonths(start, months) > end ? months - 1 : months
}

/** Completed years of life on a day. */
export const ageOn = (birthDate: Day, on: Day) => Math.floor(monthsBetween(birthDate, on) / 12)
