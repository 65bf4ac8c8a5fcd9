import { chf } from '~/text/format'
import { as } from './table-role'
import { useText } from './text'
import { INTERESTS, type RangePanel } from './worth-told'

/** What is not guaranteed with low, expected and high interest. */
export function WorthRange({ title, rows }: Pick<RangePanel, 'title' | 'rows'>) {
  const { t } = useText()
  return (
    <table className="stacked stacked-told" {...as('table')}>
      <caption>{title}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" {...as('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          {INTERESTS.map((name) => (
            <th key={name} scope="col" className="number" {...as('columnheader')}>
              {t(`outlook.range.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map((row) => (
          <tr key={row.term} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {row.term}
            </th>
            {INTERESTS.map((name) => (
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
