/** Ready-made changes, with the cost or gain of each. */
import type { Simulation } from '~/dossier/shape/simulation'
import type { Suggestion, SuggestionKey } from '~/dossier/shape/simulation-answers'
import { firstOfNextMonth, monthsBetween } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import { type Effect, effectIn } from '~/pillars/synthesis/effect'
import type { Column } from '~/pillars/synthesis/result'
import type { Case } from '../case/case'
import { Refusal } from '../case/refusal'
import { changeOf } from '../case/rules/change'
import { queryOf } from '../case/rules/simulation-query'
import type { Contribution, ContributionKey } from './contribution-suggestions'
import type { ContributionsAnswer } from './contributions'
import { digestOf } from './digest'

/** `effect` null: not known for any pillar. */
export type Lever<Key = SuggestionKey> = {
  key: Key
  simulation: Simulation
  effect: Effect | null
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
const leversIn = <Key extends string>(
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
    return effectIn(digest)
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return 'impossible'
    throw error
  }
}

/** Visitors without a pension to show yet get no levers that change one, and no price of 0. */
const tellsNothing = ({ differences, withoutChange, withChange }: Digest) =>
  differences.length === 0 && withoutChange.monthlyTotal === null && withChange?.monthlyTotal === null
