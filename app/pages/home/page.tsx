import { useRouteLoaderData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { Examples } from './examples'
import { Film } from './film'
import { Partners } from './partners'

type HomeProps = Pick<ComponentProps<typeof Examples>, 'exportPaths'> & { hasLeft: boolean; hasSignIn: boolean }

const STEPS = { signingIn: ['signIn', 'check', 'read'], copying: ['copy', 'checkOwn', 'read'] } as const

export function Home({ hasLeft, hasSignIn, exportPaths }: HomeProps) {
  const { t, to } = useText()
  const { hasDossier, examplePeople } = useRoot()
  return (
    <Page
      title={t('home.title')}
      intro={t('home.subtitle')}
      notice={hasLeft && <Farewell hasSignIn={hasSignIn} />}
      wide
    >
      {hasDossier ? (
        <Actions>
          <ButtonLink to={to('/router')}>{t('words.continue')}</ButtonLink>
        </Actions>
      ) : (
        <Ways hasSignIn={hasSignIn} />
      )}
      {hasSignIn && (
        <p className="alone">
          <a href={to('/v2')}>{t('home.start.guided')}</a>
        </p>
      )}
      <Section title={t('home.steps.title')}>
        <div className="sentences">
          <Steps
            steps={STEPS[hasSignIn ? 'signingIn' : 'copying'].map((step) => ({
              title: t(`home.steps.${step}.title`),
              text: t(`home.steps.${step}.text`),
            }))}
          />
        </div>
      </Section>
      <Section title={t('home.film.title')} intro={t('home.film.intro')}>
        <Film name="service" />
      </Section>
      <Examples trying={!examplePeople ? 'notHere' : hasDossier ? 'signedIn' : 'possible'} exportPaths={exportPaths} />
      <Section title={t('home.know.title')}>
        <ul className="sentences">
          {hasSignIn && <li>{t('home.know.prototype')}</li>}
          <li>{t('home.know.indicative')}</li>
          <li>{t(hasSignIn ? 'home.know.kept' : 'home.know.keptOwn')}</li>
        </ul>
      </Section>
      {hasSignIn && <Partners />}
    </Page>
  )
}

/** The ways in: with papers, and where an identity service is set up by signing in; the examples stand below. */
function Ways({ hasSignIn }: { hasSignIn: boolean }) {
  const { t, to } = useText()
  if (!hasSignIn)
    return (
      <>
        <Actions>
          <ButtonLink to={to('/own')}>{t('home.start.button')}</ButtonLink>
        </Actions>
        <p className="hint">{t('home.papers.note')}</p>
      </>
    )
  return (
    <>
      <Actions>
        <ButtonLink to={to('/own')}>{t('home.papers.button')}</ButtonLink>
      </Actions>
      <p className="hint">{t('home.papers.note')}</p>
      <Actions>
        <ButtonLink to={to('/index2')} kind="secondary">
          {t('home.start.button')}
        </ButtonLink>
      </Actions>
      <p className="hint">{t('home.start.note')}</p>
    </>
  )
}

/** From the root loader: whether the visitor has a dossier, and whether this is the demo. */
function useRoot() {
  const root = useRouteLoaderData<{
    visitor: object | null
    settings?: { examplePeople: boolean }
  }>('root')
  return { hasDossier: Boolean(root?.visitor), examplePeople: root?.settings?.examplePeople ?? false }
}

function Farewell({ hasSignIn }: { hasSignIn: boolean }) {
  const { t } = useText()
  return (
    <div role="status">
      {hasSignIn ? (
        <Notice kind="success" title={t('home.bye.title')}>
          {t('home.bye.text')}
        </Notice>
      ) : (
        <Notice kind="success">{t('home.bye.text')}</Notice>
      )}
    </div>
  )
}
