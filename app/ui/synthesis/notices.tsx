import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { OpenStep } from '~/language/next-step'
import { Actions, ButtonLink } from '../form/controls/button'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { SilentNotice } from '../parties/silent-notice'

type SynthesisNoticesProps = {
  /** The next open step. */
  open: OpenStep | null
  /** The catalogue's title of why there is no digest. */
  problem: string | null
  /** Why the saved simulation is no longer possible. */
  unfit: SimulationAnswer['problem']
}

/** Notices above the figures. */
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

/** Says that a step is still open; the figures known so far follow below. */
function StillOpen({ step }: { step: NonNullable<SynthesisNoticesProps['open']> }) {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t('synthesis.openTitle')}>
      <Actions>
        <ButtonLink to={to(step)}>{t(`synthesis.open.${step}`)}</ButtonLink>
      </Actions>
    </Notice>
  )
}
