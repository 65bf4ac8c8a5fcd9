import type { ReactNode } from 'react'
import type { ColumnName } from '~/pillars/result'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import { tableRole } from '~/ui/table-role'
import { Words } from '~/ui/term'

/** `value` null: an empty cell. */
export type Cell = { value: ReactNode; note?: ReactNode }
export type ComparisonRow = { term: string; note?: string } & Record<ColumnName, Cell>

type ComparisonProps = {
  /** The accessible name of the table. */
  label: string
  rows: readonly ComparisonRow[]
  /** Replaces all figures of a column: why there are none. */
  absent?: Partial<Record<ColumnName, ReactNode>>
  /** Whether it is the only possible column, and so needs no head. */
  columns?: readonly ColumnName[]
}

const COLUMNS: readonly ColumnName[] = ['withoutChange', 'withChange']

/** The same figures without and with a change. On narrow screens each term goes above its two values. */
export function Comparison({ label, rows, absent = {}, columns = COLUMNS }: ComparisonProps) {
  const { t } = useText()
  return (
    <table
      className={columns.length > 1 ? 'comparison stacked' : 'comparison stacked comparison-alone'}
      {...tableRole('table')}
    >
      <caption className="visually-hidden">{label}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" className="comparison-term" {...tableRole('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" {...tableRole('columnheader')}>
              {t(columns.length > 1 ? `synthesis.columns.${column}` : 'takeaway.columns.value')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {rows.map((row, index) => (
          <tr key={row.term} {...tableRole('row')}>
            <th scope="row" className="comparison-term" {...tableRole('rowheader')}>
              {row.term}{' '}
              {row.note && (
                <span className="hint">
                  <Words>{row.note}</Words>
                </span>
              )}
            </th>
            {columns.map((column) =>
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
  <td className={`comparison-${column}`} {...tableRole('cell')}>
    {value ?? <NoValue />} {note && <span className="hint">{note}</span>}
  </td>
)

const Absent = ({ column, rows, why }: { column: ColumnName; rows: number; why: ReactNode }) => (
  <td className={`comparison-${column} comparison-absent`} rowSpan={rows} {...tableRole('cell')}>
    {why}
  </td>
)
