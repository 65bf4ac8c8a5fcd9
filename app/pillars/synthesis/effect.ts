/** What a change costs or brings a month for life, and as capital. */
import type { RangeCause } from '../avs/result'
import type { AmountRange } from '../result'
import type { Digest } from './digest'
import type { Column, Difference } from './result'

/**
 * The difference for life, CHF a month, and as capital, CHF; null: it cannot be compared. `of`: all pensions, or the only
 * pillar known both without and with the change, for which `monthly` is not the price of the whole. `range`: the least and
 * the most, if the pensions are ranges; left out: both ends give the same. `causes`: why they are ranges; empty: they are
 * known. `isToCheck`: no document shows that the fund pays this capital; `isByLaw`: of the second pillar, only what the law
 * guarantees is known in both.
 */
export type Effect = {
  monthly: number
  range?: AmountRange
  of: 'total' | 'avs' | 'lpp'
  capital: number | null
  causes: RangeCause[]
  isToCheck?: true
  isByLaw?: true
}

/** null: no pension is known both without and with the change. */
export function effectIn(digest: Digest): Effect | null {
  const capital = differenceIn(digest, 'total.capital', ({ capitalTotal }) => capitalTotal)
  const found = monthlyIn(digest)
  const isToCheck = digest.withChange?.lpp?.funds.some((fund) => fund.isShareToCheck)
  return found && { ...found, capital, causes: causesIn(digest), ...(isToCheck && { isToCheck }) }
}

/** The difference of the total if both columns have every pillar, or else of the pillar that both have in full. */
function monthlyIn(digest: Digest): Pick<Effect, 'monthly' | 'range' | 'of' | 'isByLaw'> | null {
  const columns = [digest.withoutChange, ...(digest.withChange ? [digest.withChange] : [])]
  const isWhole = (pillar: 'avs' | 'lpp') => columns.every((one) => one[pillar] && !one.missing.includes(pillar))
  const isByLaw = columns.every(isFloorOfLaw)
  const of =
    columns.every(({ complete }) => complete) || isByLaw
      ? 'total'
      : isWhole('avs')
        ? 'avs'
        : isWhole('lpp')
          ? 'lpp'
          : null
  if (!of) return null
  const monthly = differenceIn(digest, `${of}.monthly`, (column) =>
    of === 'total' ? column.monthlyTotal : (column[of]?.monthly ?? null),
  )
  if (monthly === null) return null
  const range = rangeOf(digest, of, monthly)
  return { monthly, ...(range && { range }), of, ...(isByLaw && { isByLaw }) }
}

/** The law's guarantee stands alone, and so it is the same part of both columns. */
const isFloorOfLaw = ({ avs, lpp }: Column) => avs !== null && lpp?.funds.every(({ isByLaw }) => isByLaw) === true

/** With unknown incomes, a change may bring more at one end of the range than at the other. null: it brings the same. */
function rangeOf({ withoutChange, withChange }: Digest, of: Effect['of'], monthly: number): AmountRange | null {
  if (!withChange || of === 'lpp' || (!withoutChange.ranges && !withChange.ranges)) return null
  const endsOf = ({ ranges, monthlyTotal, avs }: Column) => {
    const known = (of === 'total' ? monthlyTotal : avs?.monthly) ?? 0
    return ranges?.[of] ?? { low: known, high: known }
  }
  const [before, after] = [endsOf(withoutChange), endsOf(withChange)]
  const prices = [monthly, after.low - before.low, after.high - before.high]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low < high ? { low, high } : null
}

/** null: the amounts cannot be compared. */
function differenceIn(
  { differences, withoutChange, withChange }: Digest,
  figure: Difference['figure'],
  totalIn: (column: Column) => number | null,
): number | null {
  const found = differences.find((one) => one.figure === figure)
  if (found) return found.difference
  return withChange && totalIn(withChange) === totalIn(withoutChange) ? 0 : null
}

const causesIn = ({ withoutChange, withChange }: Digest): RangeCause[] => [
  ...new Set([withoutChange, withChange].flatMap((column) => column?.ranges?.causes ?? [])),
]
