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

/** From the root loader: whether somebody is signed in, and whether this is the demo. */
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
