import type { ReactNode } from 'react'
import { amountOrRange } from '~/language/amount-or-range'
import { chf } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import type { AmountRange, ColumnName, RangeCause } from '~/pillars/result'
import { Figure } from '../figure'
import { useText } from '../frame/text'

type RangeFigureProps = {
  /** Its ends are `<figure>.low` and `<figure>.high`. */
  figure: 'total.monthly' | 'avs.monthly'
  /** CHF a month, for life. */
  range: AmountRange
  column?: ColumnName
  size?: 'large' | 'range'
  /** Of a total, as `Figure` says. */
  complete?: boolean
}

/** Two amounts between which a figure lies, in the words of `amountOrRange`, each for people and programs. */
export function RangeFigure({ figure, range, column, size, complete }: RangeFigureProps) {
  const { t } = useText()
  const [low, high] = [chf(range.low), chf(range.high)]
  const [before, rest = ''] = splitAt(amountOrRange(t, range.low, range), low)
  const [between, after] = splitAt(rest, high)
  return (
    <span className={size ? `figure figure-${size}` : undefined}>
      {before}
      <Figure figure={`${figure}.low`} value={range.low} text={low} {...{ column, complete }} />
      {between}
      <Figure figure={`${figure}.high`} value={range.high} text={high === low ? '' : high} {...{ column, complete }} />
      {after}
    </span>
  )
}

/** What stands before and behind the first place of a part. */
function splitAt(text: string, part: string): [string, string?] {
  const at = text.indexOf(part)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + part.length)]
}

type RangeBasisProps = {
  causes: readonly RangeCause[]
  children: ReactNode
}

/** The amount on which the other figures are built. */
export function RangeBasis({ causes, children }: RangeBasisProps) {
  const { t } = useText()
  return (
    <>
      {t(`synthesis.rangeBasis.${rangeKind(causes)}`)} {children}.
    </>
  )
}

/** The page on which somebody's incomes are told, where they make the amount exact. */
const EXACT_BY: Record<RangeCause, string | null> = {
  fewFigures: '/avs/career',
  spouseFewFigures: '/avs/career?who=partner',
  forecastWithoutIncomes: '/avs/career',
  spouseIncomesUnknown: null,
}

/** What the range depends on, and what makes the amount exact. */
export function RangeReasons({ causes }: { causes: readonly RangeCause[] }) {
  const { t, to } = useText()
  return causes.map((cause) => {
    const path = EXACT_BY[cause]
    return (
      <p key={cause}>
        {t(`synthesis.rangeReasons.${cause}`)}{' '}
        {path && <a href={to(path)}>{t(`synthesis.rangeExact.${path === '/avs/career' ? 'own' : 'partner'}`)}</a>}
      </p>
    )
  })
}
