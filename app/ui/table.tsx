import type { ReactNode } from 'react'
import { tableRole } from './table-role'

export type TableRow = { key: string; head: ReactNode; cells: readonly ReactNode[] }

type TableProps = {
  id?: string
  /** Its layout: `stacked` and others in amounts.css and law.css. */
  className: string
  caption: string
  /** First the head of the row headers, then one for each cell. */
  heads: readonly string[]
  rows: readonly TableRow[]
  headClass?: string
  cellClass?: string
  /** Parts that are only for screen readers, since the context shows them. */
  heard?: readonly ('caption' | 'heads' | 'rowHead')[]
}

/**
 * A table with one head per column and one per row. Its roles remain when a narrow screen lays it out as blocks; with
 * `stacked-told` each cell then shows its head.
 */
export function Table({ id, className, caption, heads, rows, headClass, cellClass, heard = [] }: TableProps) {
  const [rowHead = '', ...cellHeads] = heads
  const hidden = (part: (typeof heard)[number]) => (heard.includes(part) ? 'visually-hidden' : undefined)
  const showsHeads = className.split(' ').includes('stacked-told')
  return (
    <table id={id} className={className} {...tableRole('table')}>
      <caption className={hidden('caption')}>{caption}</caption>
      <thead className={hidden('heads')} {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" className={headClass} {...tableRole('columnheader')}>
            {hidden('rowHead') ? <span className="visually-hidden">{rowHead}</span> : rowHead}
          </th>
          {cellHeads.map((head) => (
            <th key={head} scope="col" className={cellClass} {...tableRole('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} {...tableRole('row')}>
            <th scope="row" className={headClass} {...tableRole('rowheader')}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={cellHeads[index]}
                className={cellClass}
                data-term={showsHeads ? cellHeads[index] : undefined}
                {...tableRole('cell')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
