/** What closes the gap between a need and what the present plan pays for life, each way with its price. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type Day, dayOf, monthsBetween, yearOf } from '~/pillars/day'
import type { Case } from '../../case/case'
import { roomFor } from '../../case/lpp/buy-in-place'
import { room3aOf } from '../../case/rules/pillar-3a-rules'
import type { StopAge } from './earliest'
import { leastThat } from './least-that'
import { type PlannedFigures, plannedWith } from './planned'
import { missingUntil, SPREAD_UNTIL, spreadUntil } from './spread'

/**
 * null: this way does not close the gap. `later`: months of work beyond the plan, until `to`. `pillar3a`: CHF a month more
 * into pillar 3a until the plan, `amount` in a year in all; what it adds (`capital`, CHF) closes the gap until the age
 * `until`. `buyIn`: CHF once, on a day, of at most `largest`. `spread`: the age until which `used` of all capital, CHF, closes
 * the gap. Capital is counted without interest after it is paid out, and before tax.
 */
export type Ways = {
  later: { months: number; to: StopAge } | null
  pillar3a: { monthly: number; amount: number; capital: number; until: number } | null
  buyIn: { amount: number; on: Day; largest: number; fundName: string; monthly: number } | null
  spread: { until: number; used: number; capital: number; is3aAlone: boolean } | null
  /** The ceiling of the year, CHF, where as much is paid into pillar 3a already; null: less, or nothing can be paid in. */
  full3a: { ceiling: number; year: number } | null
}

export const NO_WAYS: Ways = { later: null, pillar3a: null, buyIn: null, spread: null, full3a: null }

/** `earliest`: the age that reaches the need; null: none. `query`: of the present plan, which does not reach it. */
export type WaysQuestion = { query: DigestQuery; planned: PlannedFigures; need: number; earliest: StopAge | null }

export function waysOf(known: Case, question: WaysQuestion): Ways {
  const { planned, earliest } = question
  const months = earliest ? monthsBetween(planned.leavesOn, earliest.startsOn) : 0
  return {
    later: earliest && earliest.startsOn > planned.leavesOn ? { months, to: earliest } : null,
    ...into3a(known, question),
    buyIn: buyInThatCloses(known, question),
    spread: spreadOf(known, question),
  }
}

export const isClosed = ({ later, pillar3a, buyIn, spread }: Ways): boolean =>
  [later, pillar3a, buyIn, spread].some((way) => way !== null)

function spreadOf({ person: { birthDate } }: Case, { planned, need }: WaysQuestion): Ways['spread'] {
  const { capitals, payments, leavesOn: from } = planned
  const spread = spreadUntil({ need, from, birthDate, payments }, capitals)
  return spread && { ...spread, capital: sumOf(capitals), is3aAlone: capitals.every((one) => one.of === 'pillar3a') }
}

const sumOf = (capitals: PlannedFigures['capitals']) => capitals.reduce((sum, { amount }) => sum + amount, 0)

/** Within the ceiling of the year, by the kind of work (OPP 3 art. 7). */
function into3a(known: Case, { query, planned, need }: WaysQuestion): Pick<Ways, 'pillar3a' | 'full3a'> {
  const room = room3aOf(known)
  if (!room) return { pillar3a: null, full3a: null }
  const { ceiling, year } = room
  const paid = query.pillar3a?.amount ?? room.paid
  const most = Math.floor((ceiling - paid) / MONTHS)
  if (most < 1) return { pillar3a: null, full3a: { ceiling, year } }
  const {
    person: { birthDate },
  } = known
  const { missing } = missingUntil(
    { need, from: planned.leavesOn, birthDate, payments: planned.payments },
    SPREAD_UNTIL,
  )
  const before = saved3a(planned)
  const paying = (monthly: number) => ({ amount: paid + MONTHS * monthly, purchase: query.pillar3a?.purchase ?? null })
  const capitalOf = (monthly: number): number => {
    const figures = plannedWith(known, { ...query, pillar3a: paying(monthly) })
    return figures ? saved3a(figures) - before : 0
  }
  const monthly = missing > 0 ? leastThat(capitalOf, { most, wanted: missing }) : null
  const way = monthly && { monthly, amount: paying(monthly).amount, capital: capitalOf(monthly), until: SPREAD_UNTIL }
  return { pillar3a: way || null, full3a: null }
}

const saved3a = ({ capitals }: PlannedFigures) => sumOf(capitals.filter(({ of }) => of === 'pillar3a'))

/** At most what fund, paper and law leave to buy (LPP art. 79b); its pension by the interest and the rate of the paper. */
function buyInThatCloses(known: Case, { query, planned, need }: WaysQuestion): Ways['buyIn'] {
  const room = roomFor(known)
  if (!room || room.largest < 1) return null
  const { largest, fundName } = room
  const on = buyInDay(known, planned)
  const most = Math.ceil(largest / STEP)
  const amountOf = (steps: number) => Math.min(steps * STEP, largest)
  const monthlyOf = (steps: number): number =>
    plannedWith(known, { ...query, buyIn: { amount: amountOf(steps), on } })?.column.monthlyTotal ?? 0
  const steps = leastThat(monthlyOf, { most, wanted: need, without: planned.column.monthlyTotal ?? 0 })
  return steps === null ? null : { amount: amountOf(steps), on, largest, fundName, monthly: monthlyOf(steps) }
}

/** The last day of the year, as for the ready-made change, or today where work ends before. */
export function buyInDay({ day: today }: Pick<Case, 'day'>, { leavesOn }: Pick<PlannedFigures, 'leavesOn'>): Day {
  const lastOfYear = dayOf(yearOf(today), 12, 31)
  return lastOfYear < leavesOn ? lastOfYear : today
}

const MONTHS = 12
/** CHF: a franc more a month takes about ten times as much. */
const STEP = 10
