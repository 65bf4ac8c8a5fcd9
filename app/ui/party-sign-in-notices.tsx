import { Notice } from './notice'
import { type PartyOnPage, someWait } from './party-sign-in'
import { useText } from './text'

/** Why a sign-in at a chosen fund or 3a provider did not work; nothing where none was tried, or none is missing. */
export function PartySignInNotices({ parties, lost }: { parties: readonly PartyOnPage[]; lost: boolean }) {
  const { t } = useText()
  return (
    <>
      {lost && someWait(parties) && (
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
