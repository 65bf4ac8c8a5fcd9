import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getLaw } from '~/estimate/read/law'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { LawOpen, LawReading } from './guide'
import { LawAmounts, LawPages } from './overview'
import { overviewOf } from './overview-view'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.title')

/** Open to everybody: the amounts that people look for most often, and links to all figures that the estimate uses. */
export async function loader({ context: { t } }: LoaderFunctionArgs) {
  return overviewOf(getLaw(), t)
}

export default function LawPage() {
  const { t, to } = useText()
  const { amounts, open, checkedSince } = useLoaderData<typeof loader>()
  return (
    <Page title={t('law.title')} intro={t('law.intro')}>
      <LawPages />
      <LawAmounts amounts={amounts} />
      <LawOpen open={open} />
      <LawReading checkedSince={checkedSince} />
      <p className="alone">
        <a href={to('/checked')}>{t('checked.title')}</a>
      </p>
      <p className="alone">
        <a href={to('/developers')}>{t('developers.title')}</a>
      </p>
    </Page>
  )
}
