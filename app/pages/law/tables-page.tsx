import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { LawContents, OtherLawPages } from './guide'
import type { TablePage } from './law-pages'
import { LawTable } from './law-table'
import type { LawTableView } from './view'

type TablesPageProps = { page: TablePage; tables: readonly LawTableView[] }

/** All tables of one field of the law, one below the other. */
export function TablesPage({ page, tables }: TablesPageProps) {
  const { t, to } = useText()
  return (
    <Page title={t(`law.pages.${page}.heading`)} intro={<p className="intro">{t(`law.pages.${page}.what`)}</p>} wide>
      <LawContents tables={tables} />
      <p className="alone">
        <a href={`${to('/law')}#reading`}>{t('law.reading.title')}</a>
      </p>
      {tables.map((table) => (
        <LawTable key={table.id} table={table} />
      ))}
      <p className="alone">
        <a href="#contents">{t('law.backToContents')}</a>
      </p>
      <OtherLawPages page={page} />
    </Page>
  )
}
