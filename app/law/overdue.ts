/** Which tables of the law have to be gone through again. */
import type { Day, Table } from './table'

/** `checked`: last read more than a year ago; `year`: nothing is enacted for the day any more. `since`: from which day on. */
export type Overdue = { id: string; why: 'checked' | 'year'; since: Day }

export const overdueOn = (tables: readonly Table<unknown>[], today: Day): Overdue[] =>
  tables.flatMap(({ id, checked, enactedUntil }): Overdue[] => [
    ...(checked < yearBefore(today) ? [{ id, why: 'checked', since: checked } as const] : []),
    ...(enactedUntil < today ? [{ id, why: 'year', since: enactedUntil } as const] : []),
  ])

/** Of 29 February a day that there is not: it stands between the two beside it, and only that counts. */
const yearBefore = (day: Day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
