import { useText } from '../frame/text'
import { Notice } from '../notice'
import { isSignInOpen, type PartyOnPage, type SignInUndone } from './sign-in-state'

type NoticesProps = { parties: readonly PartyOnPage[]; undone: SignInUndone | null }

/** Why a sign-in at a selected fund or provider failed; nothing if none was tried or all have succeeded. */
export function PartySignInNotices({ parties, undone }: NoticesProps) {
  const { t } = useText()
  return (
    <>
      {undone && isSignInOpen(parties) && (
        <Notice kind="error" title={t('partySignIn.undoneTitle')} dataError={undone}>
          {t(`partySignIn.undone.${undone}`)}
        </Notice>
      )}
      {parties.map(
        ({ id, name, signIn }) =>
          signIn?.problem && (
            <Notice key={id} kind="error" title={t('partySignIn.problemTitle', { name })} dataError={signIn.problem}>
              {t(`partySignIn.problem.${signIn.problem}`, { name })}
            </Notice>
          ),
      )}
    </>
  )
}
