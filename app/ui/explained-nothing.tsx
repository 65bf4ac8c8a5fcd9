import { Actions, ButtonLink } from './button'
import { Notice } from './notice'
import { SilentNotice } from './silent-notice'
import { SilentParties, type SilentParty } from './silent-parties'
import { useText } from './text'

/** How things stand with a pillar of which there is nothing to explain. */
export type Nothing = {
  /** The catalogue's name of why the call failed. */
  problem: string | null
  /** The visitor said that there is none. */
  none: boolean
  silent: readonly SilentParty[]
}

type ExplainedNothingProps = Nothing & { texts: 'explainedLpp' | 'explained3a'; path: '/lpp' | '/3a' }

/** Nothing is known yet, there is none, or nobody has answered: each with its next step. */
export function ExplainedNothing({ problem, none, silent, texts, path }: ExplainedNothingProps) {
  const { t, to } = useText()
  if (problem)
    return <SilentNotice problem={problem} title={t('explained.unavailable')} text={t('explained.unavailableText')} />
  const next = (text: string) => (
    <Actions>
      <ButtonLink to={to(path)}>{text}</ButtonLink>
    </Actions>
  )
  if (silent.length > 0)
    return (
      <>
        <Notice kind="warning" title={t(`${texts}.silent`)}>
          <SilentParties parties={silent} />
        </Notice>
        {next(t(`${texts}.${silent.some(({ reason }) => reason === 'notSignedIn') ? 'signIn' : 'silentAction'}`))}
      </>
    )
  const state = none ? 'none' : 'notYet'
  return (
    <>
      <Notice kind="info" title={t(`${texts}.${state}`)}>
        {t(`${texts}.${state}Text`)}
      </Notice>
      {next(t(`${texts}.${state}Action`))}
    </>
  )
}
