import type { Connected } from '~/dossier/shape/visitor'
import { Actions, ButtonLink } from '../form/controls/button'
import { Notice } from '../notice'
import { howMany } from '../parties/connected'
import { Page } from './page'
import { useText } from './text'

export type SessionOverProps = {
  /** Whether a form was submitted too late. */
  unsaved: boolean
  /** Where to start again. After signing in again, visitors find what the parties know. */
  again: '/prelogin2' | '/own'
  connected: Connected
}

/** Replaces the home page when the session has ended and the data are deleted. */
export function SessionOver({ unsaved, again, connected }: SessionOverProps) {
  const { t, to } = useText()
  const parties = howMany(connected)
  return (
    <Page
      title={t('home.over.title')}
      intro={t('home.over.intro')}
      notice={
        unsaved && (
          <Notice kind="warning" title={t('home.over.unsavedTitle')}>
            {t('home.over.unsaved')}
          </Notice>
        )
      }
    >
      <p>{t('home.over.what')}</p>
      {again === '/prelogin2' && parties !== 'none' && (
        <p>{t(parties === 'all' ? 'home.over.elsewhere' : 'home.over.connectedParties')}</p>
      )}
      <Actions>
        <ButtonLink to={to(again)}>{t('home.over.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}
