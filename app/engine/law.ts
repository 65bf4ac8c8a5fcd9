/** The figures of the law that are in force on a day, each with its source. */
import { NoLawError, type Row, rowOn, type Source, type Table } from '~/law/table'
import type { TableId } from '~/law/table-values'
import { LAW_TABLES } from '~/law/tables'
import { isDay } from '~/pillars/day'
import { type Outcome, unfit } from './life'

/** `from`: the first day in force; in tables by birth date, the first birth date. */
export type LawRow = { from: string; value: unknown; source: Source; sureness: Row<unknown>['confidence'] }

/** The names are those of `GET /api/law`. */
export type LawTable = {
  id: string
  pillar: keyof typeof LAW_TABLES
  title: string
  unit: string
  /** The day on which its sources were last checked. */
  checked: string
  /** The last day for which it is enacted. */
  enactedUntil: string
  /** Whether the day asked for is later: what is in force then is an assumption. */
  assumed: boolean
  /** In force on that day: one, or in a table by birth date all. */
  rows: LawRow[]
}

/** Their `from` is a birth date, so the day asked for chooses no row. */
export const BY_BIRTH_DATE: readonly string[] = [
  'referenceAgeWomen',
  'referenceAgeMen',
  'transitionShare',
] satisfies TableId[]

/** @param day `YYYY-MM-DD`. A table that begins later is left out: no figure of another time stands in for it. */
export function law({ day }: { day: string }): Outcome<LawTable[]> {
  if (typeof day !== 'string' || !isDay(day)) return unfit({ field: 'day', key: 'dayUnknown' })
  const tables = Object.entries(LAW_TABLES).flatMap(([pillar, of]) =>
    Object.values<Table<unknown>>(of).map((table) => ({ pillar: pillar as LawTable['pillar'], table })),
  )
  const answer = tables.flatMap(({ pillar, table }) => {
    const rows = rowsOn(table, day)
    const { id, title, unit, checked, enactedUntil } = table
    if (rows.length === 0) return []
    return { id, pillar, title, unit, checked, enactedUntil, assumed: day > enactedUntil, rows: rows.map(lawRow) }
  })
  return { ok: true, answer }
}

function rowsOn(table: Table<unknown>, day: Parameters<typeof rowOn>[1]): readonly Row<unknown>[] {
  if (BY_BIRTH_DATE.includes(table.id)) return table.rows
  try {
    return [rowOn(table, day)]
  } catch (error) {
    if (error instanceof NoLawError) return []
    throw error
  }
}

const lawRow = ({ from, value, source, confidence }: Row<unknown>): LawRow => ({
  from,
  value,
  source,
  sureness: confidence,
})
