import { type Day, endOfPreviousMonth } from '~/pillars/day'
import { readDay } from './day-value'
import { LONGEST_FIGURE, type Reader, type ReadResult, reader } from './piece'

/** The latest first day of a pension, and the age reached by then. */
export type LatestStart = { day: string; age: number }

/** `63`, `63.5`, `63 ans`, `63 Jahre`, `63 ans et 6 mois`: years, plus half a year or months. */
const AGE = /^(\d{2})(?:[.,]([05]))?\s*(?:(?:ans|jahren?)\s*)?(?:(?:(?:et|und)\s*)?(\d{1,2})\s*(?:mois|monaten?))?$/i

/** Reads a day, or an age, which becomes the first day on which a pension can start at that age. */
export const retirementDayReader = (latest: LatestStart | null): Reader<string> =>
  reader(LONGEST_FIGURE, (text) => {
    const age = AGE.exec(text)
    if (!age || !latest) return withAge(readDay(text))
    const [, years, half = '0', months = '0'] = age
    return { value: startAt(Number(years) * 12 + (half === '5' ? 6 : 0) + Number(months), latest) }
  })

/**
 * Reads a last day of work, or an age, which becomes the last day of the month in which it is reached, before a pension can
 * start.
 */
export const lastWorkDayReader = (latest: LatestStart | null): Reader<string> =>
  reader(LONGEST_FIGURE, (text) => {
    const read = retirementDayReader(latest)(text)
    return 'problem' in read || !isAge(text) ? read : { value: endOfPreviousMonth(read.value as Day) }
  })

const isAge = (text: string) => AGE.test(text)

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
