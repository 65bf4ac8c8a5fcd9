import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { findVisitor } from '~/guards'
import type { PageHandle, PageTitle } from '~/load-context'
import { Actions, ButtonLink } from '~/ui/button'
import { CookiesRefused } from '~/ui/cookies-refused'
import { Examples } from '~/ui/examples'
import { Film } from '~/ui/film'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Partners } from '~/ui/partners'
import { Section } from '~/ui/section'
import { SessionOver } from '~/ui/session-over'
import { Steps } from '~/ui/steps'
import { useText } from '~/ui/text'

export const handle = { title: 'home.title', guard: 'everybody' } satisfies PageHandle

/** Anybody can write such an address: who is signed in has neither left nor run out of time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = farewellOf(new URL(request.url).searchParams)
  const [visitor, exportPaths] = await Promise.all([asked && findVisitor(context), context.exports.listExamples()])
  const farewell = visitor ? null : asked
  return { farewell, exportPaths, ...(farewell && farewell !== 'bye' && { pageTitle: TITLES[farewell] }) }
}

/** Of the pages in place of this one. */
const TITLES = {
  over: { key: 'home.over.title' },
  unsaved: { key: 'home.over.title' },
  lost: { key: 'cookiesRefused.posted.title' },
} satisfies Record<string, PageTitle>

/** Why a visitor comes back here: the session is over, and with it what a form has sent since; its cookie is; or they left. */
function farewellOf(query: URLSearchParams): keyof typeof TITLES | 'bye' | null {
  const session = query.get('session')
  if (session === 'over' || session === 'unsaved' || session === 'lost') return session
  return query.get('bye') === '1' ? 'bye' : null
}

export default function HomePage() {
  const { farewell, exportPaths } = useLoaderData<typeof loader>()
  if (farewell === 'over' || farewell === 'unsaved') return <SessionOver unsaved={farewell === 'unsaved'} />
  if (farewell === 'lost') return <CookiesRefused missing="posted" again="/prelogin2" />
  return <Home hasLeft={farewell === 'bye'} exportPaths={exportPaths} />
}

type HomeProps = Pick<ComponentProps<typeof Examples>, 'exportPaths'> & { hasLeft: boolean }

function Home({ hasLeft, exportPaths }: HomeProps) {
  const { t, to } = useText()
  const { signedIn, examplePeople } = useRoot()
  return (
    <Page title={t('home.title')} intro={t('home.subtitle')} notice={hasLeft && <Farewell />} wide>
      <Actions>
        <ButtonLink to={to(signedIn ? '/router' : '/index2')}>
          {t(signedIn ? 'words.continue' : 'home.start.button')}
        </ButtonLink>
      </Actions>
      {!signedIn && <p className="hint">{t('home.start.note')}</p>}
      <p className="alone">
        <a href={to('/v2')}>{t('home.start.guided')}</a>
      </p>
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
      <Section title={t('home.film.title')} intro={t('home.film.intro')}>
        <Film name="service" />
      </Section>
      <Examples trying={!examplePeople ? 'notHere' : signedIn ? 'signedIn' : 'possible'} exportPaths={exportPaths} />
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

/** Whether somebody is signed in, and whether one can sign in as the examples here. */
function useRoot() {
  const root = useRouteLoaderData<{ visitor: object | null; settings: { examplePeople: boolean } }>('root')
  return { signedIn: Boolean(root?.visitor), examplePeople: root?.settings.examplePeople === true }
}

function Farewell() {
  const { t } = useText()
  return (
    <div role="status">
      <Notice kind="success" title={t('home.bye.title')}>
        {t('home.bye.text')}
      </Notice>
    </div>
  )
}
