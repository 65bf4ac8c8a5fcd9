import { dayText } from '~/text/format'
import type { LawRowView, LawTableView } from './law-view'
import { Section } from './section'
import { as } from './table-role'
import { useText } from './text'

/**
 * One table of the law: what its figures do, each row with its source, and what is not established. No table scrolls: on
 * narrow screens each figure stands on a line of its own, with what it is. Links say of which table they are to who hears
 * them one by one.
 */
export function LawTable({ table }: { table: LawTableView }) {
  const { t } = useText()
  const { id, byBirth, heads, rows, checked, enactedUntil, open } = table
  const title = t(`law.tables.${id}.title`)
  const columns = [
    t(byBirth ? 'law.bornFrom' : 'law.from'),
    ...heads,
    `${t('law.source')} ${t('law.externalSite')}`,
    t('law.sureness'),
  ]
  return (
    <Section title={title} level={3} id={id} intro={t(`law.tables.${id}.what`)} isLandmark={false}>
      <table className="law-table alone" {...as('table')}>
        <caption className="visually-hidden">{title}</caption>
        <Heads heads={columns} />
        <tbody {...as('rowgroup')}>
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
    </Section>
  )
}

function LawRow({ row, columns, title }: { row: LawRowView; columns: string[]; title: string }) {
  const { t } = useText()
  const { fromText, cells, detail, citation, address, sureness } = row
  const [, ...terms] = columns
  return (
    <tr {...as('row')}>
      <th scope="row" {...as('rowheader')}>
        {fromText}
      </th>
      {detail ? (
        <td data-term={terms[0]} {...as('cell')}>
          <a href={`#${detail.id}`}>
            {t('law.detail')}{' '}
            <span className="visually-hidden">{t('law.detailCaption', { title, day: fromText })}</span>
          </a>
        </td>
      ) : (
        cells.map((cell, index) => (
          <td key={terms[index]} data-term={terms[index]} {...as('cell')}>
            {cell}
          </td>
        ))
      )}
      <td data-term={terms.at(-2)} {...as('cell')}>
        <a href={address} rel="noopener external">
          {citation}{' '}
          <span className="visually-hidden">
            {title}, {fromText} {t('law.externalSite')}
          </span>
        </a>
      </td>
      <td data-term={terms.at(-1)} {...as('cell')}>
        {t(`law.surenessOf.${sureness}`)}
      </td>
    </tr>
  )
}

type DetailProps = { row: LawRowView; detail: NonNullable<LawRowView['detail']>; title: string }

/** The figures of a row that are a table themselves. */
function Detail({ row, detail: { id, heads, rows }, title }: DetailProps) {
  const { t } = useText()
  return (
    <table id={id} className="stacked stacked-told law-detail" {...as('table')}>
      <caption>{t('law.detailCaption', { title, day: row.fromText })}</caption>
      <Heads heads={heads} />
      <tbody {...as('rowgroup')}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-term={heads[index + 1]} {...as('cell')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Heads = ({ heads }: { heads: readonly string[] }) => (
  <thead {...as('rowgroup')}>
    <tr {...as('row')}>
      {heads.map((head) => (
        <th scope="col" key={head} {...as('columnheader')}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
