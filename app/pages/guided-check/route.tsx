import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readEntered } from '~/estimate/read/forms'
import { nextStep } from '~/language/next-step'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { CheckParts } from './parts'
import { checkView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor' } satisfies PageHandle

export const meta = titleMeta('guided.check.title')

/** All entries, for a last check before the synthesis. */
export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const entered = await estimate.ask(readEntered)
  return { ...checkView(entered, language), next: nextStep(entered.steps) }
}

export default function GuidedCheckPage() {
  const { t, to } = useText()
  const { next, ...view } = useLoaderData<typeof loader>()
  return (
    <Page title={t('guided.check.title')} intro={t('guided.check.intro')}>
      <CheckParts {...view} />
      <Actions>
        <ButtonLink to={to(next)}>
          {t(next === '/synthesis' ? 'guided.check.synthesis' : `synthesis.open.${next}`)}
        </ButtonLink>
      </Actions>
    </Page>
  )
}
