/** The start of the AVS in a table of ages of leaving: one rule for all rows. */
import { addYears, type Day, dayOf, firstOfNextMonth, monthsBetween, yearOf } from '../day'

/** The first possible day at or after leaving, a whole age, or the reference age. */
export type AvsFrom = 'first' | 'reference' | number

/** The ages that can be chosen: from 62 for women of the transition generation (LAVS art. 40c), up to 70 (art. 39). */
const AVS_AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const
export const AVS_AGE_BOUNDS = { earliest: AVS_AGES[0], latest: AVS_AGES[8] } as const

export type AvsDays = {
  birthDate: Day
  /** When the pension starts unless another day is given. */
  reference: Day
  /** When it can start from now on; null: never. */
  limits: { earliest: Day; latest: Day } | null
}

/** Pensions start on the first of the month after the birthday (LAVS art. 21 al. 2). */
export const startAtAge = (birthDate: Day, age: number): Day => firstOfNextMonth(addYears(birthDate, age))

/** The choices: first possible day, then in order of time. `leastDeferral`: months. */
export function avsChoices({ birthDate, reference, limits }: AvsDays, leastDeferral: number): AvsFrom[] {
  if (!limits) return []
  const { earliest, latest } = limits
  const isAllowed = (day: Day) =>
    day >= earliest && day <= latest && (day <= reference || monthsBetween(reference, day) >= leastDeferral)
  const days: [AvsFrom, Day][] = [
    ['reference', reference],
    ...AVS_AGES.map((age): [AvsFrom, Day] => [age, startAtAge(birthDate, age)]),
  ]
  const possible = days.filter(([, day]) => isAllowed(day))
  return ['first', ...possible.toSorted(([, one], [, other]) => (one < other ? -1 : 1)).map(([choice]) => choice)]
}

/** The start of the AVS for somebody who leaves on a day. */
export function avsStart(choice: AvsFrom, leaving: Day, { birthDate, reference, earliest }: AvsStartFacts): Day {
  if (choice === 'reference') return reference
  if (choice !== 'first') return startAtAge(birthDate, choice)
  return leaving > earliest ? leaving : earliest
}

type AvsStartFacts = { birthDate: Day; reference: Day; earliest: Day }

/**
 * The days that can be the first on which a pension can be drawn: an early pension requires a whole year of
 * contributions before it (LAVS art. 29 al. 1, 40 al. 4), and only a new calendar year adds one.
 */
export function firstDaysToTry(earliest: Day, reference: Day): Day[] {
  const years = Array.from({ length: Math.max(0, yearOf(reference) - yearOf(earliest)) }, (_, index) => index + 1)
  const later = [...years.map((year) => dayOf(yearOf(earliest) + year, 1, 1)), reference]
  return [...new Set([earliest, ...later.filter((day) => day > earliest && day <= reference)])]
}
