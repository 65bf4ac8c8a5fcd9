import { Actions, ButtonLink } from './button'
import { Page } from './page'
import { Section } from './section'
import { useText } from './text'

type CookiesRefusedProps = {
  /** What the missing cookie was to do: let a sign-in begin, or open the session for a form that was sent. */
  missing: 'signIn' | 'posted'
  /** French path of the sign-in. */
  again: string
}

/** A cookie did not come back with the visitor: what happened, what can be done, and one way on. */
export function CookiesRefused({ missing, again }: CookiesRefusedProps) {
  const { t, to } = useText()
  return (
    <Page title={t(`cookiesRefused.${missing}.title`)} intro={t(`cookiesRefused.${missing}.intro`)}>
      <p>{t(`cookiesRefused.${missing}.why`)}</p>
      {missing === 'posted' && <p>{t('cookiesRefused.posted.orElse')}</p>}
      <Section title={t('cookiesRefused.help.title')}>
        <ol>
          <li>{t('cookiesRefused.help.settings')}</li>
          <li>{t('cookiesRefused.help.allow')}</li>
          <li>{t('cookiesRefused.help.again')}</li>
        </ol>
      </Section>
      <Actions>
        <ButtonLink to={to(again)}>{t('cookiesRefused.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}
