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

type HomeProps = Pick<ComponentProps<typeof Examples>, 'exportPaths'> & { hasLeft: boolean }

export function Home({ hasLeft, exportPaths }: HomeProps) {
  const { t, to } = useText()
  const { hasDossier, hasSignIn, examplePeople } = useRoot()
  return (
    <Page title={t('home.title')} intro={t('home.subtitle')} notice={hasLeft && <Farewell />} wide>
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
      <Examples trying={!examplePeople ? 'notHere' : hasDossier ? 'signedIn' : 'possible'} exportPaths={exportPaths} />
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

/** From the root loader: whether the visitor has a dossier, whether one can sign in, and whether this is the demo. */
function useRoot() {
  const root = useRouteLoaderData<{
    visitor: object | null
    settings: { examplePeople: boolean; hasSignIn: boolean }
  }>('root')
  const { examplePeople = false, hasSignIn = false } = root?.settings ?? {}
  return { hasDossier: Boolean(root?.visitor), examplePeople, hasSignIn }
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
