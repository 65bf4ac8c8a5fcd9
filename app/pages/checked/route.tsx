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

/**
 * Open to everybody: figures published by others, beside ours. With `?canton=` each figure of the tax on capital there,
 * with `?income=` of that on income.
 */
export async function loader({ request, context: { t } }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url)
  return checkedView(getChecked(), { canton: query.get('canton') ?? '', income: query.get('income') ?? '' }, t)
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
      <TaxCases kind="tax" part={view.tax} />
      <TaxCases kind="incomeTax" part={view.incomeTax} />
      <p className="alone">
        <a href={to('/law')}>{t('law.title')}</a>
      </p>
    </Page>
  )
}
