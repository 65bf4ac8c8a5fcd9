import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { Words } from '~/ui/term'
import { CHANGES_PATH, PATHS, TABLE_PAGES, TAX_PATH, type TablePage } from './law-pages'
import type { AmountView, Overview } from './overview-view'

/** The pages with all figures, each with a summary of its content. */
export function LawPages() {
  const { t, to } = useText()
  return (
    <Section title={t('law.pages.title')} isLandmark={false}>
      <ul>
        {TABLE_PAGES.map((page) => (
          <li key={page}>
            <a href={to(PATHS[page])}>{t(`law.pages.${page}.name`)}</a>
            <br />
            <What page={page} />
          </li>
        ))}
        <li>
          <a href={to(TAX_PATH)}>{t('law.tax.name')}</a>
          <br />
          {t('law.tax.what')}
        </li>
        <li>
          <a href={to(CHANGES_PATH)}>{t('law.changes.title')}</a>
          <br />
          {t('law.changes.what')}
        </li>
      </ul>
    </Section>
  )
}

/** Terms are not linked on the page of contributions: another link there has the same name but leads to a table of the law. */
function What({ page }: { page: TablePage }) {
  const { t } = useText()
  const what = t(`law.pages.${page}.what`)
  return page === 'contributions' ? what : <Words>{what}</Words>
}

/** The amounts that people look for most often, by page. */
export function LawAmounts({ amounts }: Pick<Overview, 'amounts'>) {
  const { t } = useText()
  return (
    <Section title={t('law.amounts.title')} intro={t('law.amounts.intro')} isLandmark={false}>
      {TABLE_PAGES.map((page) => (
        <Section key={page} title={t(`law.pages.${page}.name`)} level={3} isLandmark={false}>
          <Amounts rows={amounts[page]} />
        </Section>
      ))}
    </Section>
  )
}

function Amounts({ rows }: { rows: readonly AmountView[] }) {
  const { t } = useText()
  return (
    <SummaryList
      rows={rows.map(({ key, value, notes }) => ({
        term: t(`law.amounts.rows.${key}`),
        value,
        note: notes.map((note) => <div key={note}>{note}</div>),
      }))}
    />
  )
}
