import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PRODUCT_CONTRAST } from '~/styles/contrast'
import { Contact, OPERATOR_PATH, useOperator } from '~/ui/frame/operator'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type Key, replacing, TextSection } from '~/ui/text-section'
import { PARTS } from './parts'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('accessibility.title')

const OF_OPERATOR: Partial<Record<Key, Key>> = {
  'accessibility.tested.contrast': 'accessibility.operator.contrast',
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { feedbackUrl, leastContrast } = context.settings
  return { feedbackUrl, instead: leastContrast < PRODUCT_CONTRAST ? OF_OPERATOR : {} }
}

export default function AccessibilityPage() {
  const { t, to } = useText()
  const { feedbackUrl, instead } = useLoaderData<typeof loader>()
  const operator = useOperator()
  return (
    <Page title={t('accessibility.title')} intro={t('accessibility.intro')}>
      {PARTS.map((part) => (
        <TextSection key={part.title} part={replacing(instead, part)} />
      ))}
      <Section title={t('accessibility.report.title')}>
        {operator ? (
          <p>
            {t('accessibility.report.what')} <Contact at={operator.accessibilityContact ?? feedbackUrl} />
          </p>
        ) : feedbackUrl ? (
          <Report address={feedbackUrl} />
        ) : (
          <p>{t('accessibility.report.nowhere')}</p>
        )}
        <p>{t(operator ? 'accessibility.operator.rights' : 'accessibility.report.enforcement')}</p>
        <p className="alone">
          <a href={to(operator ? OPERATOR_PATH : '/about')}>{t('accessibility.report.behind')}</a>
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
