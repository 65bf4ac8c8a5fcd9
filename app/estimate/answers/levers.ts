/** Ready-made changes, with the cost or gain of each. */
import type { Simulation } from '~/dossier/shape/simulation'
import type { Suggestion, SuggestionKey } from '~/dossier/shape/simulation-answers'
import type { RangeCause } from '~/pillars/avs/result'
import { firstOfNextMonth, monthsBetween } from '~/pillars/day'
import type { AmountRange } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column, Difference } from '~/pillars/synthesis/result'
import type { Case } from '../case/case'
import { Refusal } from '../case/refusal'
import { changeOf } from '../case/rules/change'
import { queryOf } from '../case/rules/simulation-query'
import type { Contribution, ContributionKey } from './contribution-suggestions'
import type { ContributionsAnswer } from './contributions'
import { digestOf } from './digest'

/**
 * The difference for life, CHF a month, and as capital, CHF; null: it cannot be compared. `of`: all pensions, or the only
 * pillar known both without and with the change, for which `monthly` is not the price of the whole. `range`: the least and
 * the most, if the pensions are ranges; left out: both ends give the same. `causes`: why they are ranges; empty: they are
 * known. `isToCheck`: no document shows that the fund pays this capital; `isByLaw`: of the second pillar, only what the law
 * guarantees is known in both.
 */
type LeverEffect = {
  monthly: number
  range?: AmountRange
  of: 'total' | 'avs' | 'lpp'
  capital: number | null
  causes: RangeCause[]
  isToCheck?: true
  isByLaw?: true
}

/** `effect` null: not known for any pillar. */
export type Lever<Key = SuggestionKey> = {
  key: Key
  simulation: Simulation
  effect: LeverEffect | null
}

/**
 * What a lever costs, CHF. `notPaid`: pensions lost by starting later; `afterTax`: the cost less the tax saved, null: no tax
 * is saved, or the visitor's rate is not given.
 */
export type LeverCost = {
  amount: number
  per: Contribution['per'] | 'notPaid'
  isLeast: boolean
  afterTax: number | null
}
export type PricedLever = Lever<SuggestionKey | ContributionKey> & { cost: LeverCost | null }

/** What each suggestion changes of the present situation, without those that leave nothing to draw. */
export const leversIn = <Key extends string>(
  known: Case,
  suggestions: readonly { key: Key; simulation: Simulation }[],
): Lever<Key>[] =>
  suggestions.flatMap(({ key, simulation }) => {
    const effect = effectOf(known, simulation)
    return effect === 'impossible' ? [] : [{ key, simulation, effect }]
  })

/** The possible changes of life, and what can be paid in, each with its ready-made changes. */
export type OfferedLevers = { suggestions: readonly Suggestion[]; contributions: ContributionsAnswer }

/** All levers with their costs: first the changes of life, then what is paid in. */
export function pricedLeversIn(known: Case, { suggestions, contributions }: OfferedLevers): PricedLever[] {
  const { marginalRate } = contributions
  const ofLife = leversIn(known, suggestions)
  const paid = leversIn(known, contributions.suggestions)
  const { withoutChange } = digestOf(known, null)
  return [
    ...ofLife.map((lever) => ({ ...lever, cost: lever.key === 'yearLater' ? yearNotPaid(withoutChange) : null })),
    ...paid.map((lever) => {
      const cost = contributions.suggestions.find(({ key }) => key === lever.key)?.cost
      const afterTax = cost && marginalRate !== null ? Math.round(cost.amount * (1 - marginalRate / 100)) : null
      return { ...lever, cost: cost ? { ...cost, afterTax } : null }
    }),
  ]
}

/** The pensions of the first twelve months; null: there are none, not all are known, or only a range. */
function yearNotPaid({ first, monthlyTotal, ranges, complete }: Column): LeverCost | null {
  if (monthlyTotal === null || ranges || !complete) return null
  const atFirst = first ? Math.min(YEAR, monthsBetween(first.from, firstOfNextMonth(first.to))) : 0
  const amount = atFirst * (first?.monthly ?? 0) + (YEAR - atFirst) * monthlyTotal
  return { amount, per: 'notPaid', isLeast: false, afterTax: null }
}

const YEAR = 12

function effectOf(known: Case, simulation: Simulation) {
  try {
    const digest = digestOf(known, changeOf(known, queryOf(simulation)))
    if (tellsNothing(digest)) return 'impossible'
    const capital = differenceIn(digest, 'total.capital', ({ capitalTotal }) => capitalTotal)
    const found = monthlyIn(digest)
    const isToCheck = digest.withChange?.lpp?.funds.some((fund) => fund.isShareToCheck)
    return found && { ...found, capital, causes: causesIn(digest), ...(isToCheck && { isToCheck }) }
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return 'impossible'
    throw error
  }
}

/** Visitors without a pension to show yet get no levers that change one, and no price of 0. */
const tellsNothing = ({ differences, withoutChange, withChange }: Digest) =>
  differences.length === 0 && withoutChange.monthlyTotal === null && withChange?.monthlyTotal === null

/** The difference of the total if both columns have every pillar, or else of the pillar that both have in full. */
function monthlyIn(digest: Digest): Pick<LeverEffect, 'monthly' | 'range' | 'of' | 'isByLaw'> | null {
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
function rangeOf({ withoutChange, withChange }: Digest, of: LeverEffect['of'], monthly: number): AmountRange | null {
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
