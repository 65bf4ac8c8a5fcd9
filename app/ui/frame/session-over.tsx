import { Actions, ButtonLink } from '../form/controls/button'
import { Notice } from '../notice'
import { Page } from './page'
import { useText } from './text'

export type SessionOverProps = {
  /** Whether a form was submitted too late. */
  unsaved: boolean
  /** Where to start again. After signing in again, visitors find what the parties know. */
  again: '/prelogin2' | '/own'
}

/** Replaces the home page when the session has ended and the data are deleted. */
export function SessionOver({ unsaved, again }: SessionOverProps) {
  const { t, to } = useText()
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
      {again === '/prelogin2' && <p>{t('home.over.elsewhere')}</p>}
      <Actions>
        <ButtonLink to={to(again)}>{t('home.over.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}
