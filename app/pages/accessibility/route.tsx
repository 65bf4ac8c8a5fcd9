import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { TextSection } from '~/ui/text-section'
import { PARTS } from './parts'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('accessibility.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return { feedbackUrl: context.settings.feedbackUrl }
}

export default function AccessibilityPage() {
  const { t, to } = useText()
  const { feedbackUrl } = useLoaderData<typeof loader>()
  return (
    <Page title={t('accessibility.title')} intro={t('accessibility.intro')}>
      {PARTS.map((part) => (
        <TextSection key={part.title} part={part} />
      ))}
      <Section title={t('accessibility.report.title')}>
        {feedbackUrl ? <Report address={feedbackUrl} /> : <p>{t('accessibility.report.nowhere')}</p>}
        <p>{t('accessibility.report.enforcement')}</p>
        <p className="alone">
          <a href={to('/about')}>{t('accessibility.report.behind')}</a>
        </p>
        <p className="hint">{t('accessibility.date')}</p>
      </Section>
    </Page>
  )
}

function Report({ address }: { address: string }) {
  const { t } = useText()
  return (
    <p>
      {t('accessibility.report.what')}{' '}
      <a href={address} rel="noopener">
        {t('accessibility.report.link')}
      </a>
    </p>
  )
}
