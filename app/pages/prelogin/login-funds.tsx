import { useText } from '~/ui/frame/text'
import { ListDate } from '~/ui/parties/list-date'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import type { LoginFundsView } from './view'

/** The funds that support sign-in later on. */
export function LoginFunds({ names, problem, listedOn }: LoginFundsView) {
  const { t } = useText()
  return (
    <>
      <SilentNotice problem={problem} title={t('lpp.registrySilent')} text={t('guided.funds.silent')} />
      {names.length > 0 && (
        <Section title={t('guided.funds.title')} intro={t('guided.funds.text')}>
          <ListDate day={listedOn} />
          <ul className="tight">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
