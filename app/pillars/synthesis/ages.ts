/** The age of leaving, year by year or month by month: what each would bring. */
import { addMonths, addYears, type Day, endOfPreviousMonth, firstOfNextMonth } from '../day'
import type { Franc } from '../money'
import type { Column } from '../result'
import { type Situation, worksUntil } from './change'
import { column, type Parts } from './digest'
import { type Age, ageAtStart } from './income-over-time'
import { owedContributions } from './owed-contributions'
import { type PaidOut, paidOutIn, waitingHasPaidFrom } from './waiting'
import { percentOf } from './worth'

/** What has to be told for an age: the days that are not null. */
export type AgeDays = Pick<Situation, 'stopsOn' | 'retirementDate' | 'lppFrom'>

/** An age of leaving: work stops, and the pensions start as far as they can. */
export type AgeOutlook = {
  age: Age
  /** The first of the month without work. */
  startsOn: Day
  days: AgeDays
  column: Column
  /** When the AVS starts, where that is later; null: at once, or it is not known. */
  avsFrom: Age | null
  /** As the plan is without choosing another. */
  isPlanned: boolean
  /** The row with which the others are compared. */
  isReference: boolean
  /** What is paid for life as a part of today's gross salary, whole percent; null: one of the two is not known. */
  share: number | null
  /**
   * The age from which the later one of this start and that of the reference age has paid as much in all; null: it never
   * does, or there is nothing to compare with.
   */
  evenAt: Age | null
  /** Contributions still due until the reference age of somebody who stops before, CHF in all at least; null: none, or not known. */
  owed: Franc | null
  /** What the 3a would pay at this start, where the law lets it and it is paid later here, CHF; null: nothing. */
  pillar3aAtStart: Franc | null
  /** Whether the AVS starts at the reference age all the same, since less than a year is no deferral. */
  isNotDeferred: boolean
}

export type AgesFacts = {
  birthDate: Day
  computedOn: Day
  /** When the AVS pension starts unless another day is told. */
  reference: Day
  /** When it can start from now on; null: at no time. */
  limits: { earliest: Day; latest: Day } | null
  /** From when every pension fund can pay; null: there is none that answers. */
  lppEarliest: Day | null
  /** With the rest of the change, which stays. */
  planned: Situation
}

/** From 58, before which no fund may pay (OPP 2 art. 1i), to 70, after which the AVS cannot be deferred (LAVS art. 39). */
const WHOLE_AGES = Array.from({ length: 13 }, (_, index) => 58 + index)

/**
 * The situations to compare: each whole age at which a pension can start, or each month of one `year` of life, and the
 * reference age. From the earliest day of the AVS on, everything starts together; before, work stops and the funds pay, and the
 * AVS starts at the reference age.
 */
export function agesToCompare(facts: AgesFacts, year: number | null): Situation[] {
  const starts = [...startsIn(year, facts.birthDate), facts.reference].toSorted()
  return [...new Set(starts)].flatMap((start) => situationAt(start, facts) ?? [])
}

/** Of which years of life several months can be compared. */
export const yearsToCompare = (facts: AgesFacts): number[] =>
  WHOLE_AGES.filter((age) => startsIn(age, facts.birthDate).filter((start) => situationAt(start, facts)).length > 1)

/** null: nothing can start then. */
function situationAt(start: Day, facts: AgesFacts): Situation | null {
  const { computedOn, reference, limits, lppEarliest, planned } = facts
  if (!limits || start > limits.latest || start < firstOfNextMonth(computedOn)) return null
  if (start >= limits.earliest) return { ...planned, stopsOn: null, retirementDate: start, lppFrom: null }
  if (start >= reference || !lppEarliest || start < lppEarliest) return null
  return { ...planned, stopsOn: endOfPreviousMonth(start), retirementDate: null, lppFrom: start }
}

/** Pensions start on the first of the month after the birthday (LAVS art. 21 al. 2), and of every later month. */
const startsIn = (year: number | null, birthDate: Day): Day[] =>
  year === null
    ? WHOLE_AGES.map((age) => startAt(birthDate, age))
    : Array.from({ length: 12 }, (_, months) => addMonths(startAt(birthDate, year), months))

const startAt = (birthDate: Day, age: number): Day => firstOfNextMonth(addYears(birthDate, age))

/**
 * A situation with what it pays. `isLppWhole`: every fund with a figure for the plan has one here too. `drawn3aOn`: what the 3a
 * that is paid later would pay on a day.
 */
export type PaidAtAge = {
  situation: Situation
  parts: Parts
  isLppWhole: boolean
  drawn3aOn: (on: Day) => Franc | null
}

type ComparedStarts = {
  plan: PaidAtAge
  starts: readonly PaidAtAge[]
  /** Today's gross salary, CHF a year; null: not known, or a pension is missing. */
  salary: number | null
  law: Parameters<typeof column>[1]
}

/**
 * Each start with what it pays, the plan among them. Starts for which a pillar or a fund has no figure that the plan has are
 * left out: their total would be of something else.
 */
export function agesOf(
  facts: Pick<AgesFacts, 'birthDate' | 'computedOn' | 'reference'>,
  compared: ComparedStarts,
): AgeOutlook[] {
  const { plan, starts, salary, law } = compared
  const { birthDate, computedOn, reference } = facts
  const startOf = ({ situation, parts }: PaidAtAge): Day => worksUntil(situation) ?? parts.retirementDate
  const planStart = startOf(plan)
  const whole = starts.filter((one) => isAsWhole(one, plan))
  const onTime = whole.find((one) => startOf(one) === reference) ?? null
  // The start of the plan as the plan has it: savings may be paid out on a day of their own, which another start moves.
  const ofPlan = planStart > computedOn ? [plan] : []
  const rows = [...whole.filter((one) => startOf(one) !== planStart), ...ofPlan].toSorted((one, other) =>
    startOf(one) < startOf(other) ? -1 : 1,
  )
  const referenceRow = onTime && isPlain(plan, reference) && planStart === reference ? plan : onTime
  const paidOnTime = referenceRow && paidOutIn(referenceRow.parts)
  return rows.map((row): AgeOutlook => {
    const { parts, situation } = row
    const { stopsOn, retirementDate, lppFrom } = situation
    const startsOn = startOf(row)
    const paid = column(parts, law)
    const plain = { stopsOn, retirementDate: stopsOn || lppFrom ? retirementDate : startsOn, lppFrom }
    return {
      age: ageAtStart(birthDate, startsOn),
      startsOn,
      days: plain,
      column: paid,
      avsFrom: parts.pension && parts.retirementDate > startsOn ? ageAtStart(birthDate, parts.retirementDate) : null,
      isPlanned: row === plan,
      isReference: row === referenceRow,
      share: paid.monthlyTotal && salary ? percentOf(paid.monthlyTotal, { salary }) : null,
      evenAt: paidOnTime && row !== referenceRow ? ageWhenEven(paidOutIn(parts), paidOnTime, birthDate) : null,
      owed: parts.pension && startsOn < reference ? owedContributions(parts.pension) : null,
      pillar3aAtStart: startsOn < reference ? row.drawn3aOn(startsOn) : null,
      isNotDeferred: parts.pension?.assumptions.includes('deferralUnderOneYear') ?? false,
    }
  })
}

/** Whether everything starts on one day. */
const isPlain = ({ situation: { stopsOn, lppFrom, retirementDate } }: PaidAtAge, reference: Day) =>
  !stopsOn && !lppFrom && (retirementDate ?? reference) === reference

function ageWhenEven(one: PaidOut, onTime: PaidOut, birthDate: Day): Age | null {
  const [later, earlier] = one.from < onTime.from ? [onTime, one] : [one, onTime]
  const even = waitingHasPaidFrom(later, earlier, birthDate)
  return even && ageAtStart(birthDate, even)
}

/** Whether the same pillars and funds are in both. */
const isAsWhole = (one: PaidAtAge, plan: PaidAtAge): boolean =>
  one.isLppWhole && PILLARS.every((pillar) => (one.parts[pillar] === null) === (plan.parts[pillar] === null))

const PILLARS = ['pension', 'lpp', 'vested', 'pillar3a'] as const
