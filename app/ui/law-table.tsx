import { dayText } from '~/text/format'
import type { LawRowView, LawTableView } from './law-view'
import { Section } from './section'
import { TableRegion } from './table-region'
import { useText } from './text'

/** One table of the law: what its figures do, each row with its source, and what is not established. */
export function LawTable({ table }: { table: LawTableView }) {
  const { t } = useText()
  const { id, byBirth, heads, rows, checked, enactedUntil, open } = table
  const title = t(`law.tables.${id}.title`)
  return (
    <Section title={title} level={3} id={id} intro={t(`law.tables.${id}.what`)}>
      <TableRegion label={t('law.tableOf', { title })}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(byBirth ? 'law.bornFrom' : 'law.from')}</th>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
              <th scope="col">{`${t('law.source')} ${t('law.externalSite')}`}</th>
              <th scope="col">{t('law.sureness')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <LawRow key={row.from} row={row} heads={heads} />
            ))}
          </tbody>
        </table>
      </TableRegion>
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

function LawRow({ row, heads }: { row: LawRowView; heads: string[] }) {
  const { t } = useText()
  const { fromText, cells, detail, citation, address, sureness } = row
  return (
    <tr>
      <th scope="row">{fromText}</th>
      {detail ? (
        <td className="alone">
          <a href={`#${detail.id}`}>
            {t('law.detail')} <span className="visually-hidden">{t('law.detailOf', { day: fromText })}</span>
          </a>
        </td>
      ) : (
        cells.map((cell, index) => <td key={heads[index]}>{cell}</td>)
      )}
      <td className="article-cell alone">
        <a href={address} rel="noopener external">
          {citation}{' '}
          <span className="visually-hidden">
            {fromText} {t('law.externalSite')}
          </span>
        </a>
      </td>
      <td>{t(`law.surenessOf.${sureness}`)}</td>
    </tr>
  )
}

type DetailProps = { row: LawRowView; detail: NonNullable<LawRowView['detail']>; title: string }

/** The figures of a row that are a table themselves. */
function Detail({ row, detail: { id, heads, rows }, title }: DetailProps) {
  const { t } = useText()
  const caption = t('law.detailCaption', { title, day: row.fromText })
  return (
    <TableRegion label={caption}>
      <table id={id}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
