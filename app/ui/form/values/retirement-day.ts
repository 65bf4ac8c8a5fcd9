import { type Day, endOfPreviousMonth } from '~/pillars/day'
import { readDay } from './day-value'
import { LONGEST_FIGURE, type Reader, type ReadResult, reader } from './piece'

/** The latest first day of a pension, and the age reached by then. */
export type LatestStart = { day: string; age: number }

/** `63`, `63.5`, `63 ans`, `63 Jahre`, `63 ans et 6 mois`: years, plus half a year or months. */
const AGE = /^(\d{2})(?:[.,]([05]))?\s*(?:(?:ans|jahren?)\s*)?(?:(?:(?:et|und)\s*)?(\d{1,2})\s*(?:mois|monaten?))?$/i

/** `64/3`: years and months, as an age stands in an answer for programs. */
const YEARS_AND_MONTHS = /^(\d{2})\/(\d{1,2})$/

/** Reads a day, or an age, which becomes the first day on which a pension can start at that age. */
export const retirementDayReader = (latest: LatestStart | null): Reader<string> =>
  reader(LONGEST_FIGURE, (text) => {
    const age = ageIn(text)
    return age === null || !latest ? withAge(readDay(text)) : { value: startAt(age, latest) }
  })

/**
 * Reads a last day of work, or an age, which becomes the last day of the month in which it is reached, before a pension can
 * start.
 */
export const lastWorkDayReader = (latest: LatestStart | null): Reader<string> =>
  reader(LONGEST_FIGURE, (text) => {
    const read = retirementDayReader(latest)(text)
    return 'problem' in read || ageIn(text) === null ? read : { value: endOfPreviousMonth(read.value as Day) }
  })

/** In months; null: not an age. */
function ageIn(text: string): number | null {
  const exact = YEARS_AND_MONTHS.exec(text)
  if (exact) return 12 * Number(exact[1]) + Number(exact[2])
  const [, years, half = '0', months = '0'] = AGE.exec(text) ?? []
  return years === undefined ? null : 12 * Number(years) + (half === '5' ? 6 : 0) + Number(months)
}

/** An entry that is not a day may well have been meant as an age. */
const withAge = (read: ReadResult<string>): ReadResult<string> =>
  'problem' in read && read.problem === 'dayForm' ? { problem: 'dayOrAgeForm' } : read

/** Counts back from the latest start by the months between the two ages. `age`: in months. */
const startAt = (age: number, latest: LatestStart) => fromMonths(monthsOf(latest.day) - (latest.age * 12 - age))

/** The start of the pension for somebody who retires on that day: the first of a month, on that day or after it. */
export const startFrom = (day: string): string => (day.endsWith('-01') ? day : fromMonths(monthsOf(day) + 1))

/** Somebody's age when a pension starts on that day, the first of a month. */
export function ageAtStart(start: string, latest: LatestStart): { years: number; months: number } {
  const months = latest.age * 12 - (monthsOf(latest.day) - monthsOf(start))
  return { years: Math.floor(months / 12), months: months % 12 }
}

function monthsOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 12 + (month - 1)
}

const fromMonths = (months: number) =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
