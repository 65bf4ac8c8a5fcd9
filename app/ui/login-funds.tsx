import { ListedOn } from './listed-on'
import type { LoginFundsView } from './login-funds-view'
import { Section } from './section'
import { SilentNotice } from './silent-notice'
import { useText } from './text'

/** The funds at which a visitor can sign in later on. */
export function LoginFunds({ names, problem, listedOn }: LoginFundsView) {
  const { t } = useText()
  return (
    <>
      <SilentNotice problem={problem} title={t('lpp.registrySilent')} text={t('guided.funds.silent')} />
      {names.length > 0 && (
        <Section title={t('guided.funds.title')} intro={t('guided.funds.text')}>
          <ListedOn day={listedOn} />
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
