import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '~/load-context'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { useText } from '~/ui/text'
import { type ToldPart, ToldSection } from '~/ui/told-section'

export const handle = { title: 'accessibility.title', guard: 'everybody' } satisfies PageHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return { feedbackUrl: context.settings.feedbackUrl }
}

/** `tested` says what the tests do that docs/accessibility.md names, and nothing more. */
const PARTS: ToldPart[] = [
  { title: 'accessibility.aim.title', before: ['accessibility.aim.standard', 'accessibility.aim.notAudited'] },
  {
    title: 'accessibility.built.title',
    list: [
      'accessibility.built.script',
      'accessibility.built.settings',
      'accessibility.built.errors',
      'accessibility.built.pdf',
      'accessibility.built.films',
      'accessibility.built.colour',
    ],
  },
  {
    title: 'accessibility.tested.title',
    before: ['accessibility.tested.intro'],
    list: [
      'accessibility.tested.checkers',
      'accessibility.tested.roles',
      'accessibility.tested.structure',
      'accessibility.tested.narrow',
      'accessibility.tested.targets',
      'accessibility.tested.contrast',
      'accessibility.tested.keyboard',
      'accessibility.tested.read',
    ],
  },
  {
    title: 'accessibility.untested.title',
    list: ['accessibility.untested.people', 'accessibility.untested.assistive', 'accessibility.untested.browsers'],
  },
  {
    title: 'accessibility.limits.title',
    list: [
      'accessibility.limits.time',
      'accessibility.limits.tables',
      'accessibility.limits.names',
      'accessibility.limits.simple',
      'accessibility.limits.english',
      'accessibility.limits.others',
    ],
  },
]

export default function AccessibilityPage() {
  const { t, to } = useText()
  const { feedbackUrl } = useLoaderData<typeof loader>()
  return (
    <Page title={t('accessibility.title')} intro={t('accessibility.intro')}>
      {PARTS.map((part) => (
        <ToldSection key={part.title} part={part} />
      ))}
      <Section title={t('accessibility.report.title')}>
        {feedbackUrl ? <Report address={feedbackUrl} /> : <p>{t('accessibility.report.nowhere')}</p>}
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
