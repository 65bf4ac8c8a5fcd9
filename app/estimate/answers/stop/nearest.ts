/** What comes nearest to a need that no age reaches. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import { monthsUntilAge } from '~/pillars/lpp/capital-over-life'
import { gapOf } from '~/pillars/synthesis/need'
import type { Case } from '../../case/case'
import { roomFor } from '../../case/lpp/buy-in-place'
import type { AgeOutlook } from '../ages'
import { daysIn, paidIn, type StopAge, stopAgeOf } from './earliest'
import { type PlannedFigures, plannedWith } from './planned'
import { SPREAD_UNTIL } from './spread'
import { buyInDay, waysOf } from './ways'

/**
 * The age that pays most, what is missing then, CHF a month, and two steps from there: capital spread until an age, and a
 * buy-in, as much as is needed or else all that is possible, each with what it brings in all and what is then missing, 0 or
 * below: nothing. null: not possible.
 */
export type Nearest = {
  at: StopAge
  gap: number
  spread: { until: number; used: number; monthly: number; gap: number } | null
  buyIn: { amount: number; on: Day; monthly: number; gap: number } | null
}

/** null: no age can be chosen. */
export function nearestOf(
  known: Case,
  rows: readonly AgeOutlook[],
  { query, need }: { query: DigestQuery; need: number },
): Nearest | null {
  const [best] = rows.toSorted((one, other) => paidIn(other.column, 'expected') - paidIn(one.column, 'expected'))
  if (!best) return null
  const at = stopAgeOf(best)
  const there = { ...query, ...daysIn(best.isPlanned ? null : at) }
  const planned = plannedWith(known, there)
  const nothing = { ...{ at, gap: gapOf(need, at.monthly) }, spread: null, buyIn: null }
  if (!planned) return nothing
  const { spread, buyIn } = waysOf(known, { query: there, planned, need, earliest: null })
  const spending = spread ? { until: spread.until, used: spread.used, monthly: need } : spentUntil(known, planned)
  const bought = buyIn ?? largestBuyIn(known, there, planned)
  return {
    ...nothing,
    spread: spending && { ...spending, gap: gapOf(need, spending.monthly) },
    buyIn: bought && {
      amount: bought.amount,
      on: bought.on,
      monthly: bought.monthly,
      gap: gapOf(need, bought.monthly),
    },
  }
}

/** All capital in equal parts; null: there is none. */
function spentUntil({ person: { birthDate } }: Case, { capitals, leavesOn, column }: PlannedFigures) {
  const used = capitals.reduce((sum, { amount }) => sum + amount, 0)
  const months = monthsUntilAge(birthDate, leavesOn, SPREAD_UNTIL)
  if (used === 0 || months === 0) return null
  return { until: SPREAD_UNTIL, used, monthly: Math.floor((column.monthlyTotal ?? 0) + used / months) }
}

function largestBuyIn(known: Case, query: DigestQuery, planned: PlannedFigures) {
  const amount = roomFor(known)?.largest ?? 0
  if (amount < 1) return null
  const on = buyInDay(known, planned)
  const monthly = plannedWith(known, { ...query, buyIn: { amount, on } })?.column.monthlyTotal ?? 0
  return monthly > (planned.column.monthlyTotal ?? 0) ? { amount, on, monthly } : null
}
