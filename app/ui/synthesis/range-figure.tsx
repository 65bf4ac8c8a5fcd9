import type { ReactNode } from 'react'
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { AmountRange, ColumnName } from '~/pillars/result'
import { Figure } from '../figure'
import { useText } from '../frame/text'

type RangeFigureProps = {
  /** Its ends are `<figure>.low` and `<figure>.high`. */
  figure: 'total.monthly' | 'avs.monthly'
  /** CHF a month, for life. */
  range: AmountRange
  column: ColumnName
  size?: 'large'
}

/** Two amounts between which a figure lies, in the words of `amountOrRange`, each for people and programs. */
export function RangeFigure({ figure, range, column, size }: RangeFigureProps) {
  const { t } = useText()
  const [low, high] = [chf(range.low), chf(range.high)]
  const [before, between, after] = amountOrRange(t, range.low, range).split(new RegExp(`${low}|${high}`))
  return (
    <span className={size ? `figure figure-${size}` : undefined}>
      {before}
      <Figure figure={`${figure}.low`} value={range.low} column={column} text={low} />
      {between}
      <Figure figure={`${figure}.high`} value={range.high} column={column} text={high} />
      {after}
    </span>
  )
}

type RangeBasisProps = {
  /** From when it is paid, where the range is that of a later day; null: of the same day. */
  first?: Day | null
  children: ReactNode
}

/** The amount on which the other figures are built. */
export function RangeBasis({ first = null, children }: RangeBasisProps) {
  const { t } = useText()
  return (
    <>
      {first ? t('synthesis.rangeBasisFirst', { day: dayText(first) }) : t('synthesis.rangeBasis')} {children}.
    </>
  )
}
