import { readDay } from './day-value'
import type { Reader } from './piece'

/** The latest first day of a pension, and the age reached by then. */
export type LatestStart = { day: string; age: number }

/** `63`, `63.5`, `63 ans`, `63 Jahre`: years, or half of one more. */
const AGE = /^(\d{2})(?:[.,]([05]))?\s*(?:ans|jahren?|jahre)?$/i

/** Reads a day, or an age: then the first day on which a pension can start at that age. */
export function retirementDayReader(latest: LatestStart | null): Reader<string> {
  return (text) => {
    const age = AGE.exec(text)
    return age && latest ? { value: startAt(Number(`${age[1]}.${age[2] ?? 0}`), latest) } : readDay(text)
  }
}

/** As many months before the latest start as lie between the two ages. */
function startAt(age: number, latest: LatestStart): string {
  const [year = 0, month = 1] = latest.day.split('-').map(Number)
  const months = year * 12 + (month - 1) - Math.round((latest.age - age) * 12)
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
