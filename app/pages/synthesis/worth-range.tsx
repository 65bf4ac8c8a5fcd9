import { chf } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { INTERESTS, type RangePanel } from '~/ui/synthesis/outlook/worth-text'
import { tableRole } from '~/ui/table-role'

/** The figures that are not guaranteed, with low, expected and high interest. */
export function WorthRange({ title, rows }: Pick<RangePanel, 'title' | 'rows'>) {
  const { t } = useText()
  return (
    <table className="stacked stacked-told" {...tableRole('table')}>
      <caption>{title}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" {...tableRole('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          {INTERESTS.map((name) => (
            <th key={name} scope="col" className="number" {...tableRole('columnheader')}>
              {t(`outlook.range.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {rows.map((row) => (
          <tr key={row.term} {...tableRole('row')}>
            <th scope="row" {...tableRole('rowheader')}>
              {row.term}
            </th>
            {INTERESTS.map((name) => (
              <td key={name} className="number" data-term={t(`outlook.range.${name}`)} {...tableRole('cell')}>
                {chf(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
