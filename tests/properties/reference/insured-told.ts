/** Insured months by the periods that are told. */
import { type Day, dayOf, daysInMonth } from '~/pillars/day'
import { accountOf } from './account'
import type { Human } from './people'

/** Twelve months of a year, January first. */
export type MonthsOfYear = readonly boolean[]

export const NO_MONTH: MonthsOfYear = Array.from({ length: 12 }, () => false)
export const ALL_MONTHS: MonthsOfYear = Array.from({ length: 12 }, () => true)

/** Each month of which a period touches a day; in a year with entries as many months as these have, at least. */
export function insuredAsTold(human: Human, year: number): MonthsOfYear {
  const touched = NO_MONTH.map((_, index) => isTouched(human, year, index + 1))
  let missing = (accountOf(human).get(year)?.months ?? 0) - touched.filter(Boolean).length
  return touched.map((insured) => insured || missing-- > 0)
}

const isTouched = (human: Human, year: number, month: number): boolean => {
  const [first, last]: [Day, Day] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
  return (human.facts.insured ?? []).some(({ from, to }) => from <= last && (to === null || to >= first))
}

/** How many of the first months of a year are insured as told. */
export const toldCount = (human: Human, year: number, firstMonths = 12): number =>
  insuredAsTold(human, year).slice(0, firstMonths).filter(Boolean).length
