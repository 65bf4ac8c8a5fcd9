import { dayText } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import { tableRole } from '~/ui/table-role'
import { CHANGE_OF } from './changes/changes'
import { CHANGES_PATH } from './law-pages'
import type { LawRowView, LawTableView } from './view'

/**
 * One table of the law: what its figures are used for, the rows with their sources, and what is not certain. It never scrolls:
 * on narrow screens each figure gets a line with its label. Links name their table for screen readers.
 */
export function LawTable({ table }: { table: LawTableView }) {
  const { t, to } = useText()
  const change = CHANGE_OF[table.id]
  const { id, byBirth, heads, rows, checked, enactedUntil, open } = table
  const title = t(`law.tables.${id}.title`)
  const columns = [
    t(byBirth ? 'law.bornFrom' : 'law.from'),
    ...heads,
    `${t('law.source')} ${t('words.externalSite')}`,
    t('law.sureness'),
  ]
  return (
    <Section title={title} id={id} intro={t(`law.tables.${id}.what`)} isLandmark={false}>
      <table className="law-table alone" {...tableRole('table')}>
        <caption className="visually-hidden">{title}</caption>
        <Heads heads={columns} />
        <tbody {...tableRole('rowgroup')}>
          {rows.map((row) => (
            <LawRow key={row.from} row={row} columns={columns} title={title} />
          ))}
        </tbody>
      </table>
      {rows.map((row) => row.detail && <Detail key={row.from} row={row} detail={row.detail} title={title} />)}
      <p className="hint">
        {t('law.checked', { day: dayText(checked) })}{' '}
        {enactedUntil && t('law.enactedUntil', { day: dayText(enactedUntil) })}
      </p>
      {open && (
        <p className="hint">
          <strong>{t('law.open.note')}</strong> {t(`law.open.tables.${open}`)}
        </p>
      )}
      {change && (
        <p className="alone">
          <a href={`${to(CHANGES_PATH)}#${change}`}>
            {t('law.changes.link', { title: t(`law.changes.items.${change}.title`) })}
          </a>
        </p>
      )}
    </Section>
  )
}

function LawRow({ row, columns, title }: { row: LawRowView; columns: string[]; title: string }) {
  const { t } = useText()
  const { fromText, cells, detail, citation, address, confidence } = row
  const [, ...terms] = columns
  return (
    <tr {...tableRole('row')}>
      <th scope="row" {...tableRole('rowheader')}>
        {fromText}
      </th>
      {detail ? (
        <td data-term={terms[0]} {...tableRole('cell')}>
          <a href={`#${detail.id}`}>
            {t('law.detail')}{' '}
            <span className="visually-hidden">{t('law.detailCaption', { title, day: fromText })}</span>
          </a>
        </td>
      ) : (
        cells.map((cell, index) => (
          <td key={terms[index]} data-term={terms[index]} {...tableRole('cell')}>
            {cell}
          </td>
        ))
      )}
      <td data-term={terms.at(-2)} {...tableRole('cell')}>
        <a href={address} rel="noopener external">
          {citation}{' '}
          <span className="visually-hidden">
            {title}, {fromText} {t('words.externalSite')}
          </span>
        </a>
      </td>
      <td data-term={terms.at(-1)} {...tableRole('cell')}>
        {t(`law.surenessOf.${confidence}`)}
      </td>
    </tr>
  )
}

type DetailProps = { row: LawRowView; detail: NonNullable<LawRowView['detail']>; title: string }

/** The nested table of a row. */
function Detail({ row, detail: { id, heads, rows }, title }: DetailProps) {
  const { t } = useText()
  return (
    <Table
      id={id}
      className="stacked stacked-told law-detail"
      caption={t('law.detailCaption', { title, day: row.fromText })}
      heads={heads}
      rows={rows.map(([name = '', ...cells]) => ({ key: name, head: name, cells }))}
    />
  )
}

const Heads = ({ heads }: { heads: readonly string[] }) => (
  <thead {...tableRole('rowgroup')}>
    <tr {...tableRole('row')}>
      {heads.map((head) => (
        <th scope="col" key={head} {...tableRole('columnheader')}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
