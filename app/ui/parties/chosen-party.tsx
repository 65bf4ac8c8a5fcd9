import type { ReactNode } from 'react'
import { asks } from '../action/intent'
import { Actions, Button } from '../form/controls/button'
import { SELECTION_INTENTS } from '../form/selection'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { Section } from '../section'
import type { PartyOnPage } from './sign-in-state'

type ChosenPartyProps = PartyOnPage & {
  /** Whether signing in here is the page's next step. */
  next: boolean
  removeText: string
  children?: ReactNode
}

/** A fund or provider selected by the visitor: its data or the sign-in to it, and the button that removes it. */
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
          <Button kind={next ? 'primary' : 'secondary'} {...asks(SELECTION_INTENTS, 'signIn', id)}>
            {t(silent === 'notSignedIn' ? 'partySignIn.button' : 'partySignIn.again', { name })}
          </Button>
        )}
        <Button kind="quiet" {...asks(SELECTION_INTENTS, 'remove', id)}>
          {removeText}
        </Button>
      </Actions>
    </Section>
  )
}
