import { readDay } from './day-value'
import { LONGEST_FIGURE, type Reader, reader } from './piece'

const MONTHS = 12
const WITH_HALF = /^(\d{2})(?:[.,]([05])0?)?(?:\s?(?:ans|jahre?))?$/i
const WITH_MONTHS = /^(\d{2})\s?(?:\/|(?:ans|jahre?)(?:\s(?:et|und))?\s)\s?(\d{1,2})(?:\s?(?:mois|monate?))?$/i

/** Years, from `64`, `64.5`, `64/6`, `64 ans`, `64 Jahre und 6 Monate`; null: no age. */
export function ageIn(text: string): number | null {
  const [, whole, half] = WITH_HALF.exec(text) ?? []
  if (whole !== undefined) return Number(whole) + (half === '5' ? 0.5 : 0)
  const [, years, months = '0'] = WITH_MONTHS.exec(text) ?? []
  return years === undefined || Number(months) >= MONTHS ? null : Number(years) + Number(months) / MONTHS
}

/** An age in years, which may have months. */
export const readAge: Reader<number> = reader<number>(LONGEST_FIGURE, (text) => {
  const age = ageIn(text)
  return age === null ? { problem: 'ageRange' } : { value: age }
})

/** As it is typed: `64`, `64.5`, and `64/3` for other months. */
export function ageTyped(age: number): string {
  if (Number.isInteger(age * 2)) return String(age)
  const months = Math.round(age * MONTHS)
  return `${Math.floor(months / MONTHS)}/${months % MONTHS}`
}

/** A day, or an age in years. */
export const readDayOrAge: Reader<string | number> = reader<string | number>(LONGEST_FIGURE, (text) => {
  const age = ageIn(text)
  if (age !== null) return { value: age }
  const read = readDay(text)
  return 'problem' in read && read.problem === 'dayForm' ? { problem: 'dayOrAgeForm' } : read
})
