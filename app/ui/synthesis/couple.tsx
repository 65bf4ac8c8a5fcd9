import type { Period } from '~/pillars/avs/result'
import type { ColumnName } from '~/pillars/result'
import { useText } from '../frame/text'
import { Words } from '../term'
import type { CoupleEntry } from './couple-entry'
import { SynthesisPeriods } from './periods'

type SynthesisCoupleProps = {
  entered: CoupleEntry
  /** Partners can only find each other if both have signed in. */
  partnerCanEnter: boolean
  periods: Record<ColumnName, readonly Period[]>
}

/** Says that the partner is included and, if both have entered each other, what each of them is paid. */
export function SynthesisCouple({ entered, partnerCanEnter, periods }: SynthesisCoupleProps) {
  const { t } = useText()
  if (!entered) return null
  return (
    <>
      <p>
        <Words>{t('synthesis.couple.counts')}</Words>{' '}
        {entered === 'one' && partnerCanEnter && t('synthesis.couple.one')}
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
