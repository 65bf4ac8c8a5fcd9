/** Insured months by the periods that somebody states. */
import { type Day, dayOf, daysInMonth } from '~/pillars/day'
import { accountOf } from './account'
import type { Human } from './people'

/** Twelve months of a year, January first. */
export type MonthsOfYear = readonly boolean[]

export const NO_MONTH: MonthsOfYear = Array.from({ length: 12 }, () => false)
export const ALL_MONTHS: MonthsOfYear = Array.from({ length: 12 }, () => true)

/**
 * Each month of which a period touches a day; in a year with entries at least as many months as these have: the earliest
 * of the others too.
 */
export function insuredAsStated(human: Human, year: number): MonthsOfYear {
  const insured = NO_MONTH.map((_, index) => isTouched(human, year, index + 1))
  const entryMonths = accountOf(human).get(year)?.months ?? 0
  for (let index = 0; index < 12 && insured.filter(Boolean).length < entryMonths; index++) insured[index] = true
  return insured
}

const isTouched = (human: Human, year: number, month: number): boolean => {
  const [first, last]: [Day, Day] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
  return (human.facts.insured ?? []).some(({ from, to }) => from <= last && (to === null || to >= first))
}

/** How many of the first months of a year are insured by the stated periods. */
export const statedCount = (human: Human, year: number, firstMonths = 12): number =>
  insuredAsStated(human, year).slice(0, firstMonths).filter(Boolean).length
