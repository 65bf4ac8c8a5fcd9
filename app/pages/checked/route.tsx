import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getChecked } from '~/estimate/read/checked'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Differing, PillarCases, Summary } from './parts'
import { TaxCases } from './tax-cases'
import { checkedView } from './view'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('checked.title')

/** Open to everybody: figures published by others, beside ours. With `?canton=`, each tax figure of that canton. */
export async function loader({ request, context: { t } }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('canton') ?? ''
  return checkedView(getChecked(), asked, t)
}

export default function CheckedPage() {
  const { t, to } = useText()
  const view = useLoaderData<typeof loader>()
  return (
    <Page title={t('checked.title')} intro={t('checked.intro')}>
      <Summary {...view} />
      <Differing differing={view.differing} />
      {view.pillars.map((pillar) => (
        <PillarCases key={pillar.pillar} {...pillar} />
      ))}
      <TaxCases {...view} />
      <p className="alone">
        <a href={to('/law')}>{t('law.title')}</a>
      </p>
    </Page>
  )
}
