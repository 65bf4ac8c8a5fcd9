import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { requireAnswer } from '~/ui/require-answer'
import { Section } from '~/ui/section'
import { LawContents, LawOpen, LawReading } from './guide'
import { LawTable } from './law-table'
import { lawView } from './view'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.title')

/** Open to everybody: the figures that the estimate uses. */
export async function loader({ context: { estimate, language, t } }: LoaderFunctionArgs) {
  return lawView(requireAnswer(await estimate.getLaw()), t, language)
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
