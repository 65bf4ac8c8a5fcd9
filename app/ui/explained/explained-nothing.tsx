import { Actions, ButtonLink } from '../form/controls/button'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { SilentNotice } from '../parties/silent-notice'
import { SilentParties, type SilentParty } from '../parties/silent-parties'

/** Why there is nothing to explain for a pillar. */
export type MissingExplanation = {
  /** The catalogue's title of a failed call; null: it did not fail. */
  problem: string | null
  /** Whether the visitor has selected a fund or a provider. */
  hasSelection: boolean
  /** Whether the step is done. Without a selection this means that the visitor has none. */
  isAnswered: boolean
  silent: readonly SilentParty[]
}

type ExplainedNothingProps = MissingExplanation & { texts: 'explainedLpp' | 'explained3a'; path: '/lpp' | '/3a' }

/** Says that nothing is known yet, that there is none, or that no party gave figures, with the next step and a link back. */
export function ExplainedNothing({ problem, hasSelection, isAnswered, silent, texts, path }: ExplainedNothingProps) {
  const { t, to } = useText()
  const back = (kind: 'primary' | 'secondary') => (
    <ButtonLink to={to('/synthesis')} kind={kind}>
      {t('explained.back')}
    </ButtonLink>
  )
  if (problem)
    return (
      <>
        <SilentNotice problem={problem} title={t('explained.unavailable')} text={t('explained.unavailableText')} />
        <Actions>{back('primary')}</Actions>
      </>
    )
  if (!hasSelection && isAnswered)
    return (
      <>
        <Notice kind="info" title={t(`${texts}.none`)}>
          {t(`${texts}.noneText`)}
        </Notice>
        <Actions>
          {back('primary')}
          <ButtonLink to={to(path)} kind="secondary">
            {t(`${texts}.noneAction`)}
          </ButtonLink>
        </Actions>
      </>
    )
  const waits = silent.some(({ reason }) => reason === 'notSignedIn')
  const next = waits ? 'signIn' : 'silentAction'
  return (
    <>
      {hasSelection ? (
        <Notice kind="warning" title={t(`${texts}.silent`)}>
          {silent.length > 0 ? <SilentParties parties={silent} /> : t(`${texts}.empty`)}
        </Notice>
      ) : (
        <Notice kind="info" title={t(`${texts}.notYet`)}>
          {t(`${texts}.notYetText`)}
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to(path)}>{t(`${texts}.${hasSelection ? next : 'notYetAction'}`)}</ButtonLink>
        {back('secondary')}
      </Actions>
    </>
  )
}
