import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { amountText } from '~/language/format'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type TextPart, TextSection } from '~/ui/text-section'
import { Example } from './example-part'
import { FormForOthers } from './form-part'
import { LIMITS } from './limits'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('developers.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { apiBase, origin } = context.settings
  return { apiBase, origin }
}

const WHAT: TextPart = {
  title: 'developers.what.title',
  list: [
    'developers.what.sent',
    'developers.what.received',
    'developers.what.unknown',
    'developers.what.tax',
    'developers.what.refused',
  ],
}
const KEPT: TextPart = { title: 'developers.kept.title', before: ['developers.kept.body', 'developers.kept.session'] }
const ENGINE: TextPart = { title: 'developers.engine.title', before: ['developers.engine.body'] }

/** Open to everybody: how another program can have a whole life estimated, and another site a few answers. */
export default function DevelopersPage() {
  const { t, to } = useText()
  const { apiBase, origin } = useLoaderData<typeof loader>()
  const { kilobytes, values, rate } = LIMITS
  return (
    <Page title={t('developers.title')} intro={t('developers.intro')}>
      <TextSection part={WHAT} />
      <Example apiBase={apiBase} />
      <TextSection part={KEPT} />
      <FormForOthers origin={origin} />
      <TextSection part={ENGINE} />
      <Section title={t('developers.checked.title')} intro={t('developers.checked.body')}>
        <p className="alone">
          <a href={to('/checked')}>{t('checked.title')}</a>
        </p>
      </Section>
      <Section title={t('developers.limits.title')}>
        <ul>
          <li>{t('developers.limits.size', { kilobytes, values: amountText(values) })}</li>
          <li>{t('developers.limits.rate', { rate })}</li>
          <li>{t('developers.limits.servers')}</li>
        </ul>
      </Section>
    </Page>
  )
}
