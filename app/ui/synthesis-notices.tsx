import type { SimulationAnswer } from '~/dossier/simulation'
import { Actions, ButtonLink } from './button'
import { Notice } from './notice'
import { SilentNotice } from './silent-notice'
import { useText } from './text'

type SynthesisNoticesProps = {
  /** The step that is still to be done. */
  open: '/avs' | '/lpp' | '/3a' | null
  /** The catalogue's name of why there is no digest. */
  problem: string | null
  /** Why the saved simulation fits no more. */
  unfit: SimulationAnswer['problem']
}

/** What to know before reading the figures. */
export function SynthesisNotices({ open, problem, unfit }: SynthesisNoticesProps) {
  const { t, to } = useText()
  return (
    <>
      {open && <StillOpen step={open} />}
      <SilentNotice problem={problem} title={t('synthesis.unavailable')} text={t('synthesis.unavailableText')} />
      {unfit && (
        <Notice kind="warning" title={t('synthesis.simulationUnfit')}>
          <p>
            {t(`problems.${unfit}`)} <a href={to('/simulation')}>{t('synthesis.changeSimulation')}</a>
          </p>
        </Notice>
      )}
    </>
  )
}

/** A step is still to be done: what is known already stands below. */
function StillOpen({ step }: { step: NonNullable<SynthesisNoticesProps['open']> }) {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t('synthesis.openTitle')}>
      <p>{t('synthesis.openText')}</p>
      <Actions>
        <ButtonLink to={to(step)}>{t(`synthesis.open.${step}`)}</ButtonLink>
      </Actions>
    </Notice>
  )
}
