import type { ReactNode } from 'react'
import type { ColumnName } from '~/pillars/result'
import { NotThere } from './not-there'
import { as } from './table-role'
import { useText } from './text'

/** `value` null: there is none. */
export type Cell = { value: ReactNode; note?: ReactNode }
export type ComparisonRow = { term: string; note?: string } & Record<ColumnName, Cell>

type ComparisonProps = {
  /** Names the table. */
  label: string
  rows: readonly ComparisonRow[]
  /** In place of all figures of a column: why there are none. */
  absent?: Partial<Record<ColumnName, ReactNode>>
}

const COLUMNS: readonly ColumnName[] = ['withoutChange', 'withChange']

/** The same figures twice, without and with a change. On narrow screens each term stands above its two values. */
export function Comparison({ label, rows, absent = {} }: ComparisonProps) {
  const { t } = useText()
  return (
    <table className="comparison stacked" {...as('table')}>
      <caption className="visually-hidden">{label}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" className="comparison-term" {...as('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" {...as('columnheader')}>
              {t(`synthesis.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map((row, index) => (
          <tr key={row.term} {...as('row')}>
            <th scope="row" className="comparison-term" {...as('rowheader')}>
              {row.term} {row.note && <span className="hint">{row.note}</span>}
            </th>
            {COLUMNS.map((column) =>
              absent[column] === undefined ? (
                <Value key={column} column={column} {...row[column]} />
              ) : (
                index === 0 && <Absent key={column} column={column} rows={rows.length} why={absent[column]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Value = ({ column, value, note }: Cell & { column: ColumnName }) => (
  <td className={`comparison-${column}`} {...as('cell')}>
    {value ?? <NotThere />} {note && <span className="hint">{note}</span>}
  </td>
)

const Absent = ({ column, rows, why }: { column: ColumnName; rows: number; why: ReactNode }) => (
  <td className={`comparison-${column} comparison-absent`} rowSpan={rows} {...as('cell')}>
    {why}
  </td>
)
