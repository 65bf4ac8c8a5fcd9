import { Actions, ButtonLink } from './button'
import { Notice } from './notice'
import { SilentNotice } from './silent-notice'
import { SilentParties, type SilentParty } from './silent-parties'
import { useText } from './text'

/** How things stand with a pillar of which there is nothing to explain. */
export type Nothing = {
  /** The catalogue's name of why the call failed. */
  problem: string | null
  /** The visitor has chosen a fund or a provider. */
  chosen: boolean
  /** The step is done: who has chosen none then said that there is none. */
  answered: boolean
  silent: readonly SilentParty[]
}

type ExplainedNothingProps = Nothing & { texts: 'explainedLpp' | 'explained3a'; path: '/lpp' | '/3a' }

/** Nothing is known yet, there is none, or nobody has told a figure: each with its next step, and the way back. */
export function ExplainedNothing({ problem, chosen, answered, silent, texts, path }: ExplainedNothingProps) {
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
  if (!chosen && answered)
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
      {chosen ? (
        <Notice kind="warning" title={t(`${texts}.silent`)}>
          {silent.length > 0 ? <SilentParties parties={silent} /> : t(`${texts}.empty`)}
        </Notice>
      ) : (
        <Notice kind="info" title={t(`${texts}.notYet`)}>
          {t(`${texts}.notYetText`)}
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to(path)}>{t(`${texts}.${chosen ? next : 'notYetAction'}`)}</ButtonLink>
        {back('secondary')}
      </Actions>
    </>
  )
}
