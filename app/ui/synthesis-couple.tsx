import type { SharedFact } from '~/dossier/household'
import type { ColumnName, Period } from '~/pillars/result'
import { CoupleDiffers } from './couple-differs'
import type { CoupleEntered } from './couple-entered'
import { SynthesisPeriods } from './synthesis-periods'
import { useText } from './text'

type SynthesisCoupleProps = {
  entered: CoupleEntered
  differing: readonly SharedFact[]
  periods: Record<ColumnName, readonly Period[]>
}

/** That the partner counts, and, where both have entered each other, who of the two is paid how much. */
export function SynthesisCouple({ entered, differing, periods }: SynthesisCoupleProps) {
  const { t, to } = useText()
  if (!entered) return null
  return (
    <>
      <p>
        {t('synthesis.couple.counts')} {entered === 'one' && t('synthesis.couple.one')}
      </p>
      <CoupleDiffers facts={differing}>
        <a href={to('/avs')}>{t('explained.check')}</a>
      </CoupleDiffers>
      <Periods {...periods} />
    </>
  )
}

/** Without and with the change. */
const Periods = ({ withoutChange, withChange }: SynthesisCoupleProps['periods']) => (
  <>
    {withoutChange.length > 0 && <SynthesisPeriods periods={withoutChange} title="synthesis.periods" />}
    {withChange.length > 0 && <SynthesisPeriods periods={withChange} title="synthesis.periodsWithChange" />}
  </>
)
