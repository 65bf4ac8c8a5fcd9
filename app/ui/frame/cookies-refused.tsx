import { Actions, ButtonLink } from '../form/controls/button'
import { Section } from '../section'
import { Page } from './page'
import { useText } from './text'

type CookiesRefusedProps = {
  /** The purpose of the missing cookie: to start a sign-in, or to open the session of a submitted form. */
  missing: 'signIn' | 'posted'
  /** The French path of the page for signing in, or for starting without a sign-in if that is impossible. */
  again: string
}

/** Explains that the browser refused a cookie, what can be done, and offers to start again. */
export function CookiesRefused({ missing, again }: CookiesRefusedProps) {
  const { t, to } = useText()
  const wording = again === '/own' ? 'againOwn' : 'again'
  return (
    <Page title={t(`cookiesRefused.${missing}.title`)} intro={t(`cookiesRefused.${missing}.intro`)}>
      <p>{t(`cookiesRefused.${missing}.why`)}</p>
      {missing === 'posted' && <p>{t('cookiesRefused.posted.orElse')}</p>}
      <Section title={t('cookiesRefused.help.title')}>
        <ol>
          <li>{t('cookiesRefused.help.settings')}</li>
          <li>{t('cookiesRefused.help.allow')}</li>
          <li>{t(`cookiesRefused.help.${wording}`)}</li>
        </ol>
      </Section>
      <Actions>
        <ButtonLink to={to(again)}>{t(`cookiesRefused.${wording}`)}</ButtonLink>
      </Actions>
    </Page>
  )
}
