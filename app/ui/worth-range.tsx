import type { ColumnName } from '~/pillars/result'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import { chf } from '~/text/format'
import { as } from './table-role'
import { type T, useText } from './text'

const NAMES = ['low', 'expected', 'high'] as const
type Row = { term: string } & Record<(typeof NAMES)[number], number>

/** What is not guaranteed with low, expected and high interest. */
export function WorthRange({ worth, column }: { worth: ColumnOutlook; column: ColumnName | null }) {
  const { t } = useText()
  const caption = column
    ? t('outlook.range.tableIn', { column: t(`outlook.income.columns.${column}`) })
    : t('outlook.range.table')
  return (
    <table className="stacked stacked-told" {...as('table')}>
      <caption>{caption}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" {...as('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          {NAMES.map((name) => (
            <th key={name} scope="col" className="number" {...as('columnheader')}>
              {t(`outlook.range.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rowsOf(t, worth).map((row) => (
          <tr key={row.term} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {row.term}
            </th>
            {NAMES.map((name) => (
              <td key={name} className="number" data-term={t(`outlook.range.${name}`)} {...as('cell')}>
                {chf(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rowsOf(t: T, { lpp, pillar3a }: ColumnOutlook): Row[] {
  const rows: Row[] = []
  const add = (term: string, of: (name: (typeof NAMES)[number]) => number) =>
    rows.push({ term, low: of('low'), expected: of('expected'), high: of('high') })
  if (lpp && lpp.expected.monthly > 0) add(t('outlook.range.lppMonthly'), (name) => lpp[name].monthly)
  if (lpp && lpp.expected.capital > 0) add(t('outlook.range.lppCapital'), (name) => lpp[name].capital)
  if (pillar3a) add(t('outlook.range.pillar3a'), (name) => pillar3a[name].capital)
  return rows
}
