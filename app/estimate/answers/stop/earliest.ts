/** The first age of leaving at which all that is paid for life reaches a need. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import type { AgeDays, AgeOutlook } from '~/pillars/synthesis/ages'
import type { Age } from '~/pillars/synthesis/income-over-time'
import type { Column, FirstPayment } from '~/pillars/synthesis/result'

/**
 * An age of leaving: `startsOn`, the first of the month without work; `days`, the change that it takes. `monthly`: paid for
 * life, CHF a month, all of it from `from` on; `first`: what is paid before, null: nothing else.
 */
export type StopAge = {
  age: Age
  startsOn: Day
  days: AgeDays
  monthly: number
  from: Day
  first: FirstPayment | null
}

/** The rows of all whole ages, or of each month of a year of age, in order of time. */
export type RowsOf = (year: number | null) => readonly AgeOutlook[]

/** Each year is computed once. */
export function rowsOnce(rowsIn: RowsOf): RowsOf {
  const known = new Map<number | null, readonly AgeOutlook[]>()
  return (year) => {
    const rows = known.get(year) ?? rowsIn(year)
    known.set(year, rows)
    return rows
  }
}

/** What counts of a row, CHF a month: what is expected, the least, or the most. */
export type Counted = 'expected' | 'low' | 'high'

export const paidIn = ({ monthlyTotal, ranges }: Column, counted: Counted): number =>
  (counted === 'expected' ? null : ranges?.total[counted]) ?? monthlyTotal ?? 0

/**
 * The first age that reaches the need; null: none does. Whole ages are looked at one by one, since a later start does not
 * always pay more, and then the months of each year that begins or ends with nearly as much. A month that pays over 1 % more
 * than both whole ages beside it is not found: only papers that contradict themselves have one.
 */
export function earliestIn(rowsOf: RowsOf, need: number, counted: Counted): AgeOutlook | null {
  const paid = ({ column }: AgeOutlook) => (column.monthlyTotal === null ? 0 : paidIn(column, counted))
  const reaches = (row: AgeOutlook) => row.column.monthlyTotal !== null && paid(row) >= need
  const first = rowsOf(null).find(reaches) ?? null
  const nearly = rowsOf(null).filter((row) => paid(row) >= NEARLY * need && (!first || row.startsOn <= first.startsOn))
  // A row of the plan may stand between two whole ages.
  const last = first ? first.age.years - (first.age.months === 0 ? 1 : 0) : Number.POSITIVE_INFINITY
  const years = nearly.flatMap(({ age }) => [age.years - 1, age.years]).filter((year) => year <= last)
  for (const year of [...new Set(years)].toSorted((one, other) => one - other)) {
    const months = rowsOf(year).filter(({ age, standsApart }) => age.years === year && !standsApart)
    const found = months.find(reaches)
    if (found) return first && first.startsOn <= found.startsOn ? first : found
  }
  return first
}

/** Of the need. */
const NEARLY = 0.99

/** The days of an age in the words of a change; null: the plan keeps its own. */
export const daysIn = (age: Pick<StopAge, 'days'> | null): DigestQuery =>
  Object.fromEntries(Object.entries(age?.days ?? {}).filter(([, day]) => day !== null))

export const stopAgeOf = ({ age, startsOn, days, column }: AgeOutlook): StopAge => ({
  ...{ age, startsOn, days },
  ...paidForLife(column),
})

export const paidForLife = ({ monthlyTotal, totalFrom, retirementDate, first }: Column) => ({
  monthly: monthlyTotal ?? 0,
  from: totalFrom ?? retirementDate,
  first,
})
