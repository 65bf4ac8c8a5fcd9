/** Which tables of the law have to be checked again. */
import type { Day, Table } from './table'

/** What has to be checked again: a table, or the tables of a whole field. */
type CheckedTable = Pick<Table<unknown>, 'id' | 'checked' | 'enactedUntil'>

/**
 * `checked`: last read more than a year ago; `year`: no law is enacted for the day. `since`: the day of the last check,
 * or the last enacted day.
 */
export type Overdue = { id: string; why: 'checked' | 'year'; since: Day }

export const overdueOn = (tables: readonly CheckedTable[], today: Day): Overdue[] =>
  tables.flatMap(({ id, checked, enactedUntil }): Overdue[] => [
    ...(checked < yearBefore(today) ? [{ id, why: 'checked', since: checked } as const] : []),
    ...(enactedUntil < today ? [{ id, why: 'year', since: enactedUntil } as const] : []),
  ])

/** For 29 February this gives a day that does not exist; it sorts between its two neighbours, and only that matters. */
const yearBefore = (day: Day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
