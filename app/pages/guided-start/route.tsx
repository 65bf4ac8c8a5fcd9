import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Connected } from '~/dossier/shape/visitor'
import { GUIDED_PATHS, GUIDED_ROUTER, GUIDED_STEPS, type GuidedStep } from '~/language/guided-path'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { NoSignIn } from '~/ui/no-sign-in'
import { howMany } from '~/ui/parties/connected'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('guided.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return { signedIn: (await context.estimate.findMe()) !== null, connected: context.settings.connected }
}

/** Nobody can be asked for what is typed. */
function textOf(step: GuidedStep, connected: Connected) {
  const typed = {
    documents: howMany(connected) !== 'all',
    avs: !connected.register,
    lpp: !connected.funds,
    pillar3a: !connected.entities,
  }
  return isIn(typed, step) && typed[step] ? (`guided.typed.${step}` as const) : (`guided.step.${step}.text` as const)
}

const isIn = <Name extends string>(typed: Record<Name, boolean>, step: string): step is Name =>
  Object.hasOwn(typed, step)

export default function GuidedStartPage() {
  const { t, to } = useText()
  const { signedIn, connected } = useLoaderData<typeof loader>()
  if (!connected.identity && !signedIn) return <NoSignIn title={t('guided.title')} />
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
            text: t(textOf(step, connected)),
          }))}
        />
      </Section>
    </Page>
  )
}
