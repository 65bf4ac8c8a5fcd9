import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/load-context'
import { textIn } from '~/text/i18n.server'
import { LawContents, LawOpen, LawReading } from '~/ui/law-guide'
import { LawTable } from '~/ui/law-table'
import { lawView } from '~/ui/law-view'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { useText } from '~/ui/text'

export const handle = { title: 'law.title', guard: 'everybody' } satisfies PageHandle

/** For everybody: the figures that the estimate uses. */
export async function loader({ context: { api, language } }: LoaderFunctionArgs) {
  return lawView(await api.getLaw(), textIn(language), language)
}

export default function LawPage() {
  const { t } = useText()
  const view = useLoaderData<typeof loader>()
  return (
    <Page title={t('law.title')} intro={t('law.intro')} wide>
      <LawContents view={view} />
      <LawReading view={view} />
      <LawOpen view={view} />
      {(['avs', 'lpp', 'pillar3a'] as const).map((pillar) => (
        <Section key={pillar} title={t(`law.pillars.${pillar}`)} id={pillar} isLandmark={false}>
          {view[pillar].map((table) => (
            <LawTable key={table.id} table={table} />
          ))}
          <p className="alone">
            <a href="#contents">{t('law.backToContents')}</a>
          </p>
        </Section>
      ))}
    </Page>
  )
}
