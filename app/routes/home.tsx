import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { findVisitor } from '~/guards'
import type { PageHandle } from '~/load-context'
import { Actions, ButtonLink } from '~/ui/button'
import { Examples } from '~/ui/examples'
import { Film } from '~/ui/film'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Partners } from '~/ui/partners'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { useText } from '~/ui/text'

export const handle = { title: 'home.title', guard: 'everybody' } satisfies PageHandle

/** Anybody can write such an address: who is signed in has neither left nor run out of time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const farewell = farewellOf(new URL(request.url).searchParams)
  const [visitor, exportPaths] = await Promise.all([farewell && findVisitor(context), context.exports.listExamples()])
  return { farewell: visitor ? null : farewell, exportPaths }
}

type Reason = 'over' | 'bye'

/** Why a visitor comes back here: the 60 minutes are over, or they left. */
function farewellOf(query: URLSearchParams): Reason | null {
  if (query.get('session') === 'over') return 'over'
  return query.get('bye') === '1' ? 'bye' : null
}

export default function HomePage() {
  const { t, to } = useText()
  const { farewell, exportPaths } = useLoaderData<typeof loader>()
  return (
    <Page title={t('home.title')} intro={t('home.subtitle')} notice={farewell && <Farewell reason={farewell} />} wide>
      <Actions>
        <ButtonLink to={to('/index2')}>{t('home.start.button')}</ButtonLink>
      </Actions>
      <p className="hint">{t('home.start.note')}</p>
      <p>
        <a href={to('/v2')}>{t('home.start.guided')}</a>
      </p>
      <Section title={t('home.film.title')} intro={t('home.film.intro')}>
        <Film name="service" />
      </Section>
      <Section title={t('home.steps.title')}>
        <div className="sentences">
          <Steps
            steps={(['signIn', 'check', 'read'] as const).map((step) => ({
              title: t(`home.steps.${step}.title`),
              text: t(`home.steps.${step}.text`),
            }))}
          />
        </div>
      </Section>
      <Examples trying={useTrying()} exportPaths={exportPaths} />
      <Section title={t('home.know.title')}>
        <ul className="sentences">
          <li>{t('home.know.prototype')}</li>
          <li>{t('home.know.indicative')}</li>
          <li>{t('home.know.kept')}</li>
        </ul>
      </Section>
      <Partners />
    </Page>
  )
}

/** Whether the visitor can sign in as one of the examples. */
function useTrying() {
  const root = useRouteLoaderData<{ visitor: object | null; settings: { examplePeople: boolean } }>('root')
  if (!root?.settings.examplePeople) return 'notHere'
  return root.visitor ? 'signedIn' : 'possible'
}

function Farewell({ reason }: { reason: Reason }) {
  const { t } = useText()
  return (
    <Notice kind={reason === 'over' ? 'info' : 'success'} title={t(`home.${reason}.title`)}>
      {t(`home.${reason}.text`)}
    </Notice>
  )
}
