import { useText } from '../frame/text'
import { Notice } from '../notice'
import { isSignInOpen, type PartyOnPage } from './sign-in-state'

/** Why a sign-in at a selected fund or provider failed; nothing if none was tried or all have succeeded. */
export function PartySignInNotices({ parties, lost }: { parties: readonly PartyOnPage[]; lost: boolean }) {
  const { t } = useText()
  return (
    <>
      {lost && isSignInOpen(parties) && (
        <Notice kind="error" title={t('partySignIn.lostTitle')} dataError="lost">
          {t('partySignIn.lost')}
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
