import { type Day, dayOf, daysInMonth, monthOf, yearOf } from '~/pillars/day'
import type { InsuredPeriod } from '../facts'

/**
 * For each calendar year from `firstYear` to that of `last`, in how many of its months a person was insured, until that
 * day: a month counts that one of the periods touches (LAVS art. 1a, 2).
 */
export function monthsInPeriods(periods: readonly InsuredPeriod[], firstYear: number, last: Day): number[] {
  const months = new Array<number>(yearOf(last) - firstYear + 1).fill(0)
  const first = dayOf(firstYear, 1, 1)
  for (const [from, end] of joined(periods)) {
    if (end < first || from > last) continue
    const to = end < last ? end : last
    const [fromYear, toYear] = [Math.max(firstYear, yearOf(from)), yearOf(to)]
    for (let year = fromYear; year <= toYear; year++) {
      const start = year === yearOf(from) ? monthOf(from) : 1
      const end = year === yearOf(to) ? monthOf(to) : 12
      months[year - firstYear] = (months[year - firstYear] as number) + end - start + 1
    }
  }
  return months
}

/**
 * In how many of the first months of a year a person was insured by the periods told, where the account shows
 * contributions for more months of it than these touch: the others are taken to be its earliest.
 */
export function monthsInFirst(
  count: number,
  periods: readonly InsuredPeriod[],
  year: number,
  onAccount: number,
): number {
  if (count <= 0) return 0
  const first = monthsInPeriods(periods, year, dayOf(year, count, daysInMonth(year, count)))[0] as number
  const all = count === 12 ? first : (monthsInPeriods(periods, year, dayOf(year, 12, 31))[0] as number)
  return Math.min(count, first + Math.max(0, onAccount - all))
}

const FOR_GOOD = '9999-12-31' as Day

/** Periods that share a month become one, so that no month counts twice. */
function joined(periods: readonly InsuredPeriod[]): [from: Day, to: Day][] {
  const inOrder = periods
    .map(({ from, to }): [Day, Day] => [firstOfMonth(from), lastOfMonth(to ?? FOR_GOOD)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const apart: [Day, Day][] = []
  for (const [from, to] of inOrder) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = to > last[1] ? to : last[1]
    else apart.push([from, to])
  }
  return apart
}

const firstOfMonth = (day: Day) => dayOf(yearOf(day), monthOf(day), 1)
const lastOfMonth = (day: Day) => dayOf(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day)))
