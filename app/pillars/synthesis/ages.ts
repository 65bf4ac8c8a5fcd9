/** The age of leaving work, year by year or month by month, and what each would bring. */

import type { PensionResult } from '../avs/result'
import { addMonths, type Day, endOfPreviousMonth, firstOfNextMonth } from '../day'
import type { Franc } from '../money'
import { percentOf } from './amounts-compared'
import { type AvsDays, type AvsFrom, avsStart, startAtAge } from './avs-from'
import { type Situation, worksUntil } from './change'
import { completenessOf } from './completeness'
import { type ColumnParts, column } from './digest'
import { type Age, ageAtStart } from './income-over-time'
import type { Net } from './net'
import { owedContributions } from './owed-contributions'
import type { Column } from './result'
import { type PaidOut, paidOutIn, waitingHasPaidFrom } from './waiting'

/** The days that a change must contain for an age: those that are not null. */
export type AgeDays = Pick<Situation, 'stopsOn' | 'retirementDate' | 'lppFrom'>

/** An age of leaving: work stops, and the pensions that can start do so. */
export type AgeOutlook = {
  age: Age
  /** The first of the month without work. */
  startsOn: Day
  days: AgeDays
  column: Column
  /** The start of the AVS, if it is another day; null: at once, or not known. */
  avsFrom: Age | null
  /** The current plan, without choosing another age. */
  isPlanned: boolean
  /** Whether it is a separate row for the plan, because its AVS starts on a different day than in all other rows. */
  standsApart: boolean
  /** The row with which the others are compared. */
  isReference: boolean
  /** The income for life as a part of today's gross salary, whole percent; null: one of the two is not fully known. */
  share: number | null
  /**
   * The age at which the later of two starts, this one and that at the reference age, has paid as much in total; null:
   * it never does, or one of the two is missing or incomplete.
   */
  evenAt: Age | null
  /**
   * Contributions still due until the reference age when work stops before, CHF in total at least; null: none, or not
   * known.
   */
  owed: Franc | null
  /** The 3a savings that the law would already pay at this start although they are paid later here, CHF; null: none. */
  pillar3aAtStart: Franc | null
  /** Whether the AVS starts at the reference age all the same, since less than a year is no deferral. */
  isNotDeferred: boolean
  /** What is left of the pensions after tax; null: no place is given. */
  net: Net | null
}

export type AgesFacts = AvsDays & {
  computedOn: Day
  /** The first day on which all pension funds can pay; null: none has answered. */
  lppEarliest: Day | null
  /** The situation with the rest of the change, which stays. */
  planned: Situation
  /** The start of the AVS, in all rows. */
  avsFrom: AvsFrom
}

/**
 * From 58, the earliest age at which a fund may pay (OPP 2 art. 1i), to 70, the latest start of the AVS (LAVS art. 39).
 */
const WHOLE_AGES = Array.from({ length: 13 }, (_, index) => 58 + index)

/**
 * The situations to compare: each whole age at which a pension can start, or each month of one `year` of life, and the
 * reference age. Work stops and the funds pay as soon as they can; the AVS pays as `avsFrom` says, in all of them alike.
 */
export function agesToCompare(facts: AgesFacts, year: number | null): Situation[] {
  const starts = [...startsIn(year, facts.birthDate), facts.reference].toSorted()
  return [...new Set(starts)].flatMap((start) => situationAt(start, facts) ?? [])
}

/** The years of life in which several months can be compared. */
export const yearsToCompare = (facts: AgesFacts): number[] =>
  WHOLE_AGES.filter((age) => startsIn(age, facts.birthDate).filter((start) => situationAt(start, facts)).length > 1)

/** Leaving on the first of a month; null: nothing can start then. */
export function situationAt(start: Day, facts: AgesFacts): Situation | null {
  const { computedOn, limits, lppEarliest, planned } = facts
  if (!limits || start > limits.latest || start < firstOfNextMonth(computedOn)) return null
  const isFundIn = lppEarliest !== null && start >= lppEarliest
  if (start < limits.earliest && (start >= facts.reference || !isFundIn)) return null
  const retirementDate = avsStartOf(start, { ...facts, limits })
  if (retirementDate === start) return { ...planned, stopsOn: null, retirementDate, lppFrom: null }
  return { ...planned, stopsOn: endOfPreviousMonth(start), retirementDate, lppFrom: isFundIn ? start : null }
}

/** Shares of the AVS have days of their own; then only what depends on the AVS follows the start. null: as planned. */
function avsStartOf(start: Day, facts: AgesFacts & { limits: NonNullable<AgesFacts['limits']> }): Day | null {
  const { earliest } = facts.limits
  if (facts.planned.drawing) return start >= earliest ? start : null
  return avsStart(facts.avsFrom, start, { ...facts, earliest })
}

const startsIn = (year: number | null, birthDate: Day): Day[] =>
  year === null
    ? WHOLE_AGES.map((age) => startAtAge(birthDate, age))
    : Array.from({ length: 12 }, (_, months) => addMonths(startAtAge(birthDate, year), months))

/** A situation with its payments. `drawn3aOn`: what 3a savings that are paid later would pay on a day. */
export type PaidAtAge = {
  situation: Situation
  parts: ColumnParts
  drawn3aOn: (on: Day) => Franc | null
}

type ComparedStarts = {
  plan: PaidAtAge
  starts: readonly PaidAtAge[]
  /** Today's gross salary, CHF a year; null: not known. */
  salary: number | null
  law: Parameters<typeof column>[1]
  /** Of a column and what the AVS pays in it; null: no place is given. */
  netIn: ((column: Column, pension: PensionResult | null) => Net) | null
}

/**
 * Each start, including the plan, with its payments and what is missing in them: totals over different pillars are not
 * compared.
 */
export function agesOf(
  facts: Pick<AgesFacts, 'birthDate' | 'computedOn' | 'reference'>,
  compared: ComparedStarts,
): AgeOutlook[] {
  const { plan, starts, salary, law, netIn } = compared
  const { birthDate, computedOn, reference } = facts
  const startOf = ({ situation, parts }: PaidAtAge): Day => worksUntil(situation) ?? parts.retirementDate
  const planStart = startOf(plan)
  const onTime = starts.find((one) => startOf(one) === reference) ?? null
  const atPlan = starts.find((one) => startOf(one) === planStart)
  const standsApart = atPlan !== undefined && atPlan.parts.retirementDate !== plan.parts.retirementDate
  // The plan's own start stays as planned: savings may have a pay-out day of their own, which another start would move.
  const ofPlan = planStart > computedOn ? [plan] : []
  const rows = [...starts.filter((one) => one !== atPlan || standsApart), ...ofPlan]
    .filter(({ parts: { pension, lpp } }) => pension !== null || lpp !== null)
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
  const referenceRow = onTime === atPlan && isPlain(plan, reference) && !standsApart ? plan : onTime
  const paidOnTime = referenceRow && isComplete(referenceRow) ? paidOutIn(referenceRow.parts) : null
  return rows.map((row): AgeOutlook => {
    const { parts, situation } = row
    const { stopsOn, retirementDate, lppFrom } = situation
    const startsOn = startOf(row)
    const paid = column(parts, law)
    const plain = { stopsOn, retirementDate: stopsOn || lppFrom ? retirementDate : startsOn, lppFrom }
    const isCompared = paidOnTime !== null && row !== referenceRow && isComplete(row)
    const isNotDeferred = parts.pension?.assumptions.includes('deferralUnderOneYear') ?? false
    return {
      age: ageAtStart(birthDate, startsOn),
      startsOn,
      days: plain,
      column: paid,
      avsFrom: isNotDeferred ? null : otherAvsStart(parts, startsOn, birthDate),
      isPlanned: row === plan,
      standsApart: row === plan && standsApart,
      isReference: row === referenceRow,
      share: paid.monthlyTotal && salary && paid.complete ? percentOf(paid.monthlyTotal, { salary }) : null,
      evenAt: isCompared ? ageWhenEven(paidOutIn(parts), paidOnTime, birthDate) : null,
      owed: parts.pension && startsOn < reference ? owedContributions(parts.pension) : null,
      pillar3aAtStart: startsOn < reference ? row.drawn3aOn(startsOn) : null,
      isNotDeferred,
      net: netIn?.(paid, parts.pension) ?? null,
    }
  })
}

const isComplete = ({ parts }: PaidAtAge) => completenessOf(parts).complete

function otherAvsStart({ pension, retirementDate }: ColumnParts, startsOn: Day, birthDate: Day): Age | null {
  return pension && retirementDate !== startsOn ? ageAtStart(birthDate, retirementDate) : null
}

/** Whether everything starts on one day. */
const isPlain = ({ situation: { stopsOn, lppFrom, retirementDate } }: PaidAtAge, reference: Day) =>
  !stopsOn && !lppFrom && (retirementDate ?? reference) === reference

function ageWhenEven(one: PaidOut, onTime: PaidOut, birthDate: Day): Age | null {
  const [later, earlier] = one.from < onTime.from ? [onTime, one] : [one, onTime]
  const even = waitingHasPaidFrom(later, earlier, birthDate)
  return even && ageAtStart(birthDate, even)
}
