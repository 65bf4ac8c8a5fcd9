import { chf } from '~/language/format'
import type { ColumnName, PensionResult } from '~/pillars/result'
import { Figure } from '../figure'
import { useText } from '../frame/text'

type AvsRangeProps = {
  /** CHF a month, for life. */
  range: NonNullable<PensionResult['range']>
  /** On the synthesis: with the change, the sentence says so. */
  column?: ColumnName
}

/** Between which amounts the AVS pension lies where the incomes of a spouse are not known, and what would make it exact. */
export function AvsRange({ range: { low, high }, column }: AvsRangeProps) {
  const { t } = useText()
  if (low === high) return null
  const isChanged = column === 'withChange'
  return (
    <div>
      <p>
        {t(isChanged ? 'synthesis.rangeWithChange' : 'synthesis.range')}{' '}
        <Figure figure="avs.monthly.low" value={low} column={column} text={chf(low)} /> {t('synthesis.rangeTo')}{' '}
        <Figure figure="avs.monthly.high" value={high} column={column} text={chf(high)} />
        {t('synthesis.rangeEnd')}
      </p>
      {!isChanged && <p className="hint">{t('synthesis.rangeWhy')}</p>}
    </div>
  )
}
