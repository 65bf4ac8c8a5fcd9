import type { ReactNode } from 'react'
import { Actions, Button } from './button'
import { Notice } from './notice'
import type { PartyOnPage } from './party-sign-in'
import { Section } from './section'
import { useText } from './text'

type ChosenPartyProps = PartyOnPage & {
  /** Whether to sign in here is the page's next step. */
  next: boolean
  removeText: string
  children?: ReactNode
}

/** A fund or a provider that the visitor chose: what it says, or the way to it; and the button that takes it away. */
export function ChosenParty({ id, name, silent, signIn, next, removeText, children }: ChosenPartyProps) {
  const { t } = useText()
  return (
    <Section level={3} title={name}>
      {silent && !(signIn && silent === 'notSignedIn') && (
        <Notice kind="warning">{t(`words.silent.${silent}`, { name })}</Notice>
      )}
      {signIn && <p>{t('partySignIn.intro', { name })}</p>}
      {children}
      <Actions>
        {signIn && (
          <Button kind={next ? 'primary' : 'secondary'} name="signIn" value={id}>
            {t(silent === 'notSignedIn' ? 'partySignIn.button' : 'partySignIn.again', { name })}
          </Button>
        )}
        <Button kind="quiet" name="remove" value={id}>
          {removeText}
        </Button>
      </Actions>
    </Section>
  )
}
