/** Which ages of leaving a list shows at once, and which of them are compared. */
import type { AgeOutlook } from '~/estimate/answers/ages'
import { mostMonthly } from './monthly-parts'

/** Few people leave earlier, so those ages are folded, unless one of them is planned. */
const FIRST_LISTED_AGE = 63

export const isEarly = ({ age }: Pick<AgeOutlook, 'age'>) => age.years < FIRST_LISTED_AGE

export function agesInList(rows: readonly AgeOutlook[]) {
  const isFolded = (row: AgeOutlook) => isEarly(row) && !row.isPlanned
  const listed = rows.filter((row) => !isFolded(row))
  // One row alone compares nothing.
  return listed.length > 1 ? { listed, folded: rows.filter(isFolded) } : { listed: rows, folded: [] }
}

/** The amount that the full width of a bar stands for, CHF a month: the highest among complete totals. */
export const scaleOf = (rows: readonly AgeOutlook[]) =>
  Math.max(0, ...rows.flatMap(({ column }) => (column.complete ? mostMonthly(column) : [])))
