import { Actions, ButtonLink } from '../form/controls/button'
import { Notice } from '../notice'
import { Page } from './page'
import { useText } from './text'

/** Replaces the home page when the session has ended and the data are deleted. `unsaved`: a form was submitted too late. */
export function SessionOver({ unsaved }: { unsaved: boolean }) {
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
      <p>{t('home.over.elsewhere')}</p>
      <Actions>
        <ButtonLink to={to('/prelogin2')}>{t('home.over.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}
