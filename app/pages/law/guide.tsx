import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { Contents } from '~/ui/contents'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { CHANGES_PATH, PATHS, TABLE_PAGES, TAX_PATH, type TablePage } from './law-pages'
import type { OpenView } from './overview-view'
import type { LawTableView } from './view'

/** Links to all tables of a page. */
export function LawContents({ tables }: { tables: readonly LawTableView[] }) {
  const { t } = useText()
  return (
    <Contents columns>
      {tables.map(({ id }) => (
        <li key={id}>
          <a href={`#${id}`}>{t(`law.tables.${id}.title`)}</a>
        </li>
      ))}
    </Contents>
  )
}

/** Links to the other pages of the law. */
export function OtherLawPages({ page }: { page: TablePage | 'tax' | 'changes' }) {
  const { t, to } = useText()
  return (
    <Section title={t('law.otherPages')} isLandmark={false}>
      <ul className="links">
        <li>
          <a href={to('/law')}>{t('law.overview')}</a>
        </li>
        {TABLE_PAGES.filter((other) => other !== page).map((other) => (
          <li key={other}>
            <a href={to(PATHS[other])}>{t(`law.pages.${other}.name`)}</a>
          </li>
        ))}
        {page !== 'tax' && (
          <li>
            <a href={to(TAX_PATH)}>{t('law.tax.name')}</a>
          </li>
        )}
        {page !== 'changes' && (
          <li>
            <a href={to(CHANGES_PATH)}>{t('law.changes.title')}</a>
          </li>
        )}
      </ul>
    </Section>
  )
}

/** Explains the columns of the tables, and when all figures were last checked. */
export function LawReading({ checkedSince }: { checkedSince: Day }) {
  const { t } = useText()
  return (
    <Section title={t('law.reading.title')} id="reading" isLandmark={false}>
      <ul className="sentences">
        {(['rows', 'source', 'high', 'medium', 'quoted', 'derived', 'later'] as const).map((key) => (
          <li key={key}>{t(`law.reading.${key}`)}</li>
        ))}
        <li>{t('law.reading.checked', { day: dayText(checkedSince) })}</li>
      </ul>
      <p>{t('law.reading.acts')}</p>
    </Section>
  )
}

/** Everything that is not certain, in one place. */
export function LawOpen({ open }: { open: readonly OpenView[] }) {
  const { t, to } = useText()
  return (
    <Section title={t('law.open.title')} id="open" intro={t('law.open.intro')} isLandmark={false}>
      <ul className="sentences">
        {open.map(({ id, page }) => (
          <li key={id}>
            <a href={`${to(PATHS[page])}#${id}`}>{t(`law.tables.${id}.title`)}</a>. {t(`law.open.tables.${id}`)}
          </li>
        ))}
        <li>{t('law.open.later')}</li>
      </ul>
      <p className="alone">
        <a href={to(CHANGES_PATH)}>{t('law.changes.title')}</a>
      </p>
    </Section>
  )
}
