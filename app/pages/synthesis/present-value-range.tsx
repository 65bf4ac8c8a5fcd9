import { chf } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { INTERESTS, type RangePanel } from '~/ui/synthesis/outlook/present-value-text'
import { Table } from '~/ui/table'

/** The figures that are not guaranteed, with low, expected and high interest. */
export function PresentValueRange({ title, rows }: Pick<RangePanel, 'title' | 'rows'>) {
  const { t } = useText()
  return (
    <Table
      className="stacked stacked-told"
      caption={title}
      heads={[t('synthesis.row'), ...INTERESTS.map((name) => t(`outlook.range.${name}`))]}
      heard={['rowHead']}
      rows={rows.map((row) => ({ key: row.term, head: row.term, cells: INTERESTS.map((name) => chf(row[name])) }))}
      cellClass="number"
    />
  )
}
