/** "When can I stop?": the age from which all that is paid for life reaches a need, and what would close the gap before it. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { firstOfNextMonth } from '~/pillars/day'
import type { AmountRange, Pillar } from '~/pillars/result'
import type { Change } from '~/pillars/synthesis/change'
import { isComplete } from '~/pillars/synthesis/completeness'
import { ageAtStart } from '~/pillars/synthesis/income-over-time'
import { gapOf } from '~/pillars/synthesis/need'
import type { Column } from '~/pillars/synthesis/result'
import type { Case } from '../../case/case'
import { type AgeOutlook, type AvsFrom, agesIn } from '../ages'
import { salaryIn } from '../outlook'
import {
  type Counted,
  earliestIn,
  paidForLife,
  paidIn,
  type RowsOf,
  rowsOnce,
  type StopAge,
  stopAgeOf,
} from './earliest'
import { type Nearest, nearestOf } from './nearest'
import { type PlannedFigures, plannedWith } from './planned'
import { type ProposedNeed, proposedNeeds } from './proposals'
import { isClosed, NO_WAYS, type Ways, waysOf } from './ways'

export type { StopAge } from './earliest'
export type { Nearest } from './nearest'
export type { ProposedNeed } from './proposals'
export type { Ways } from './ways'

/**
 * How an age is known. `exact`; `range`: what is paid is a range, and so is the age; `atLatest`: what is known is the least
 * that is paid; `unknown`: a pillar is not known, so no age is told.
 */
export type StopCertainty = 'exact' | 'range' | 'atLatest' | 'unknown'

/** With its age; null: no age reaches it. `gap`: to the age that pays most, CHF a month. */
export type OtherNeed = ProposedNeed & { earliest: StopAge | null; gap: number }

/**
 * Pensions of the person alone, CHF a month for life. `missing`: the pillars that are not known. `earliest`: the age, null:
 * none reaches the need, or none is told; `range`: with the most and with the least that may be paid. `chosen`: the present
 * plan, by default the reference age, with its gap, below 0 a surplus, and what each pillar pays; `isPast`: it has begun. `ways`: what closes that gap.
 * `nearest` and `others`: where neither an age nor a way does. `columns`: what each whole age pays, for a picture.
 */
export type Stop = {
  need: number
  certainty: StopCertainty
  missing: Pillar[]
  earliest: StopAge | null
  range: { low: StopAge | null; high: StopAge | null } | null
  chosen: StopAge & { gap: number; gapRange: AmountRange | null; isPast: boolean; parts: { avs: number; lpp: number } }
  ways: Ways
  nearest: Nearest | null
  others: OtherNeed[]
  columns: { age: StopAge['age']; monthly: number; avs: number; lpp: number }[]
}

/** `query`: as it is for the change. */
export type StopQuestion = { query: DigestQuery; change: Change | null; need: number; avsFrom?: AvsFrom }

/** null: nothing that is paid for life is known. */
export function stopOf(known: Case, { query, change, need, avsFrom = 'first' }: StopQuestion): Stop | null {
  const planned = plannedWith(known, query)
  if (!planned || planned.column.monthlyTotal === null) return null
  const rowsOf = rowsOnce((year) => (isDrawn(known) ? [] : agesIn(known, { query, change, year, avsFrom })))
  const chosen = chosenIn(known, planned, need)
  const missing = planned.column.missing.filter((pillar) => pillar !== 'pillar3a')
  const told = { need, missing, chosen, columns: rowsOf(null).filter(isWholeAge).map(columnOf) }
  const nothing = { earliest: null, range: null, ways: NO_WAYS, nearest: null, others: [] }
  // Totals that lack a pillar are not compared.
  if (isUnknown(planned.column)) return { ...told, ...nothing, columns: [], certainty: 'unknown' }
  const found = agesFor(known, { planned, rowsOf, need })
  const ways = chosen.gap > 0 ? waysOf(known, { query, planned, need, earliest: found.earliest }) : NO_WAYS
  const isReached = found.earliest !== null || chosen.gap <= 0 || isClosed(ways)
  return {
    ...told,
    ...found,
    ways,
    nearest: isReached ? null : nearestOf(known, rowsOf(null), { query, need }),
    others: isReached ? [] : othersOf(rowsOf, { salary: salaryIn(known, query)?.salary ?? 0, need }),
  }
}

/** Whether the whole AVS pension is paid already. */
const isDrawn = ({ drawing, day }: Case) => drawing?.some(({ from, share }) => share === 100 && from <= day) ?? false

/** What the law guarantees is at least known; of another pillar that is missing, nothing is. */
const isUnknown = ({ avs, missing, lpp }: Column) => avs === null || (missing.includes('lpp') && !isFloorOfLaw(lpp))

const isFloorOfLaw = (lpp: Column['lpp']) => lpp?.funds.some(({ isByLaw }) => isByLaw) === true

const isWholeAge = ({ age: { months }, standsApart }: AgeOutlook) => months === 0 && !standsApart

const columnOf = ({ age, column }: AgeOutlook): Stop['columns'][number] => ({
  ...{ age, monthly: column.monthlyTotal ?? 0 },
  ...partsOf(column),
})

/** The AVS with its supplement, and the second pillar. */
const partsOf = ({ avs, lpp }: Column) => ({
  avs: (avs?.monthly ?? 0) + (avs?.supplement ?? 0),
  lpp: lpp?.monthly ?? 0,
})

function chosenIn(known: Case, { column, leavesOn }: PlannedFigures, need: number): Stop['chosen'] {
  const { person, day: today } = known
  const { ranges } = column
  return {
    age: ageAtStart(person.birthDate, leavesOn),
    startsOn: leavesOn,
    days: { stopsOn: null, retirementDate: null, lppFrom: null },
    ...paidForLife(column),
    parts: partsOf(column),
    gap: gapOf(need, paidIn(column, 'expected')),
    // The highest payment leaves the smallest gap.
    gapRange: ranges && { low: gapOf(need, ranges.total.high), high: gapOf(need, ranges.total.low) },
    isPast: leavesOn <= today,
  }
}

type AgesQuestion = { planned: PlannedFigures; rowsOf: RowsOf; need: number }

function agesFor(known: Case, question: AgesQuestion): Pick<Stop, 'certainty' | 'earliest' | 'range'> {
  const {
    planned: { column },
    rowsOf,
  } = question
  const age = (counted: Counted) => ageFor(known, question, counted)
  if (!isComplete(column.missing)) return { certainty: 'atLatest', earliest: age('low'), range: null }
  const isRange = rowsOf(null).some((row) => row.column.ranges) || column.ranges !== null
  if (isRange) return { certainty: 'range', earliest: age('expected'), range: { low: age('high'), high: age('low') } }
  const earliest = age('expected')
  // A fund may have no figure for an age, which could be enough with it.
  const isSure = rowsOf(null).every((row) => row.column.complete || (earliest && row.startsOn > earliest.startsOn))
  return { certainty: isSure ? 'exact' : 'atLatest', earliest, range: null }
}

/** Where the plan has begun and is enough, work can stop at once. */
function ageFor(known: Case, { planned: { column, leavesOn }, rowsOf, need }: AgesQuestion, counted: Counted) {
  const { person, day: today } = known
  if (leavesOn <= today && paidIn(column, counted) >= need) {
    const startsOn = firstOfNextMonth(today)
    const days = { stopsOn: null, retirementDate: null, lppFrom: null }
    return { age: ageAtStart(person.birthDate, startsOn), startsOn, days, ...paidForLife(column) }
  }
  const row = earliestIn(rowsOf, need, counted)
  return row && stopAgeOf(row)
}

/** Smaller needs, the largest first. */
function othersOf(rowsOf: RowsOf, { salary, need }: { salary: number; need: number }): OtherNeed[] {
  const most = Math.max(0, ...rowsOf(null).map(({ column }) => paidIn(column, 'expected')))
  return proposedNeeds(salary)
    .filter((one) => one.need < need)
    .map((one) => {
      const row = earliestIn(rowsOf, one.need, 'expected')
      return { ...one, earliest: row && stopAgeOf(row), gap: gapOf(one.need, most) }
    })
    .toReversed()
}
