import type { ReactNode } from 'react'
import { amountOrRange } from '~/language/amount-or-range'
import { chf } from '~/language/format'
import { rangeKind } from '~/language/range-words'
import type { EndsBySpouse as Ends, RangeCause } from '~/pillars/avs/result'
import type { AmountRange, ColumnName } from '~/pillars/result'
import { Figure } from '../figure'
import { useText } from '../frame/text'
import { pathOfCareer } from '../own-papers/career-place'
import { rangeReason } from './range-reasons'

type RangeFigureProps = {
  /** Its ends are `<figure>.low` and `<figure>.high`. */
  figure: 'total.monthly' | 'avs.monthly' | 'lpp.monthly'
  /** CHF a month, for life. */
  range: AmountRange
  column?: ColumnName
  size?: 'large' | 'range'
  /** For a total, as in `Figure`. */
  complete?: boolean
}

/** The two ends of a range in the words of `amountOrRange`, each for people and programs. */
export function RangeFigure({ figure, range, column, size, complete }: RangeFigureProps) {
  const { t } = useText()
  const [low, high] = [chf(range.low), chf(range.high)]
  const [before, rest = ''] = splitAt(amountOrRange(t, range.low, range), low)
  // Ends that look the same when written are one figure.
  const [between, after] = low === high ? [undefined, rest] : splitAt(rest, high)
  return (
    <span className={size ? `figure figure-${size}` : undefined}>
      {before}
      <Figure figure={`${figure}.low`} value={range.low} text={low} {...{ column, complete }} />
      {between}
      {between !== undefined && (
        <Figure figure={`${figure}.high`} value={range.high} text={high} {...{ column, complete }} />
      )}
      {after}
    </span>
  )
}

/** The text before and after the first occurrence of a part. */
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

type EndsBySpouseProps = Ends & { causes: readonly RangeCause[]; isAtLeast?: boolean }

/**
 * What is paid if a spouse with unknown incomes earned nothing, and if they earned the most that matters, and where to enter
 * their incomes. If other incomes are estimated too, these are not the ends of the range, and only the last part is said.
 * `isAtLeast`: for a total that lacks a pillar.
 */
export function EndsBySpouse({ whose, nothing, most, causes, isAtLeast = false }: EndsBySpouseProps) {
  const { t, to } = useText()
  const amount = (paid: number) => (isAtLeast ? `${t('words.lowest')} ${chf(paid)}` : chf(paid))
  return (
    <>
      {causes.every((cause) => cause === 'spouseIncomesUnknown') &&
        `${t(`synthesis.rangeEnds.${whose}`, { nothing: amount(nothing), most: amount(most) })} `}
      <a href={to(pathOfCareer('/avs/career', whose))}>{t('synthesis.rangeEnds.exact')}</a>
    </>
  )
}

/** The person whose incomes would make the amount exact; null: `EndsBySpouse` names them. */
const EXACT_BY: Record<RangeCause, 'person' | 'partner' | null> = {
  fewFigures: 'person',
  spouseFewFigures: 'partner',
  forecastWithoutIncomes: 'person',
  spouseIncomesUnknown: null,
  spouseIncomesByLetter: 'partner',
}

type ReasonsProps = {
  causes: readonly RangeCause[]
  /** The spouse with unknown incomes; null: there is none. */
  whoseIncomes: Ends['whose'] | null
  /** Left out: the two ends are elsewhere on the page, or no incomes of a spouse are unknown. */
  spouse?: Ends
}

/** What the range depends on, and what makes the amount exact. */
export function RangeReasons({ causes, whoseIncomes, spouse }: ReasonsProps) {
  const { t, to } = useText()
  return causes.map((cause) => {
    const whose = EXACT_BY[cause]
    return (
      <p key={cause}>
        {rangeReason(t, cause, whoseIncomes)}{' '}
        {whose && <a href={to(pathOfCareer('/avs/career', whose))}>{t(`synthesis.rangeExact.${whose}`)}</a>}
        {cause === 'spouseIncomesUnknown' && spouse && <EndsBySpouse {...spouse} causes={causes} />}
      </p>
    )
  })
}
