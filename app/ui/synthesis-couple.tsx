import type { ColumnName, Period } from '~/pillars/result'
import type { CoupleEntered } from './couple-entered'
import { SynthesisPeriods } from './synthesis-periods'
import { useText } from './text'

type SynthesisCoupleProps = {
  entered: CoupleEntered
  periods: Record<ColumnName, readonly Period[]>
}

/** That the partner counts, and, where both have entered each other, who of the two is paid how much. */
export function SynthesisCouple({ entered, periods }: SynthesisCoupleProps) {
  const { t } = useText()
  if (!entered) return null
  return (
    <>
      <p>
        {t('synthesis.couple.counts')} {entered === 'one' && t('synthesis.couple.one')}
      </p>
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
