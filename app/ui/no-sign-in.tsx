import { Actions, ButtonLink } from './form/controls/button'
import { Page } from './frame/page'
import { useText } from './frame/text'

/** Replaces a page that leads to the sign-in if no identity service is set up. */
export function NoSignIn({ title }: { title: string }) {
  const { t, to } = useText()
  return (
    <Page title={title} intro={t('frame.noSignIn.text')}>
      <Actions>
        <ButtonLink to={to('/own')}>{t('home.papers.button')}</ButtonLink>
      </Actions>
    </Page>
  )
}
