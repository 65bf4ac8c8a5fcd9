import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findVisitor } from '~/guards'
import type { PageHandle } from '~/load-context'
import { GUIDED_PATHS, GUIDED_ROUTER, GUIDED_STEPS } from '~/text/guided-path'
import { Actions, ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { useText } from '~/ui/text'

export const handle = { title: 'guided.title', guard: 'everybody' } satisfies PageHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return { signedIn: (await findVisitor(context)) !== null }
}

export default function GuidedStartPage() {
  const { t, to } = useText()
  const { signedIn } = useLoaderData<typeof loader>()
  return (
    <Page title={t('guided.title')} intro={t('guided.intro')}>
      <Actions>
        <ButtonLink to={to(signedIn ? GUIDED_ROUTER : GUIDED_PATHS.documents)}>
          {t(signedIn ? 'words.continue' : 'home.start.button')}
        </ButtonLink>
      </Actions>
      {!signedIn && <p className="hint">{t('home.start.note')}</p>}
      <Section title={t('guided.ahead')}>
        <Steps
          steps={GUIDED_STEPS.map((step) => ({
            title: t(`guided.step.${step}.title`),
            text: t(`guided.step.${step}.text`),
          }))}
        />
      </Section>
    </Page>
  )
}
