/** The age of leaving, year by year or month by month: what each would bring. */
import { addMonths, type Day, endOfPreviousMonth, firstOfNextMonth } from '../day'
import type { Franc } from '../money'
import { type AvsDays, type AvsFrom, avsStart, startAtAge } from './avs-from'
import { type Situation, worksUntil } from './change'
import { completenessOf } from './completeness'
import { column, type Parts } from './digest'
import { type Age, ageAtStart } from './income-over-time'
import { owedContributions } from './owed-contributions'
import type { Column } from './result'
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
  /** When the AVS starts, where that is another day; null: at once, or it is not known. */
  avsFrom: Age | null
  /** As the plan is without choosing another. */
  isPlanned: boolean
  /** Whether it is the plan beside the row of its age, since its AVS starts on another day than that of all rows. */
  standsApart: boolean
  /** The row with which the others are compared. */
  isReference: boolean
  /** What is paid for life as a part of today's gross salary, whole percent; null: one of the two is not wholly known. */
  share: number | null
  /**
   * The age from which the later one of this start and that of the reference age has paid as much in all; null: it never
   * does, or one of the two is missing or incomplete.
   */
  evenAt: Age | null
  /** Contributions still due until the reference age of somebody who stops before, CHF in all at least; null: none, or not known. */
  owed: Franc | null
  /** What the 3a would pay at this start, where the law lets it and it is paid later here, CHF; null: nothing. */
  pillar3aAtStart: Franc | null
  /** Whether the AVS starts at the reference age all the same, since less than a year is no deferral. */
  isNotDeferred: boolean
}

export type AgesFacts = AvsDays & {
  computedOn: Day
  /** From when every pension fund can pay; null: there is none that answers. */
  lppEarliest: Day | null
  /** With the rest of the change, which stays. */
  planned: Situation
  /** From when the AVS pays, in all rows. */
  avsFrom: AvsFrom
}

/** From 58, before which no fund may pay (OPP 2 art. 1i), to 70, after which the AVS cannot be deferred (LAVS art. 39). */
const WHOLE_AGES = Array.from({ length: 13 }, (_, index) => 58 + index)

/**
 * The situations to compare: each whole age at which a pension can start, or each month of one `year` of life, and the
 * reference age. Work stops and the funds pay as soon as they can; the AVS pays as `avsFrom` says, in all of them alike.
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
  const { computedOn, limits, lppEarliest, planned } = facts
  if (!limits || start > limits.latest || start < firstOfNextMonth(computedOn)) return null
  const isFundIn = lppEarliest !== null && start >= lppEarliest
  if (start < limits.earliest && (start >= facts.reference || !isFundIn)) return null
  const retirementDate = avsStartOf(start, { ...facts, limits })
  if (retirementDate === start) return { ...planned, stopsOn: null, retirementDate, lppFrom: null }
  return { ...planned, stopsOn: endOfPreviousMonth(start), retirementDate, lppFrom: isFundIn ? start : null }
}

/** Shares of the AVS have days of their own, and then only what goes with the AVS follows the start. null: as planned. */
function avsStartOf(start: Day, facts: AgesFacts & { limits: NonNullable<AgesFacts['limits']> }): Day | null {
  const { earliest } = facts.limits
  if (facts.planned.drawing) return start >= earliest ? start : null
  return avsStart(facts.avsFrom, start, { ...facts, earliest })
}

const startsIn = (year: number | null, birthDate: Day): Day[] =>
  year === null
    ? WHOLE_AGES.map((age) => startAtAge(birthDate, age))
    : Array.from({ length: 12 }, (_, months) => addMonths(startAtAge(birthDate, year), months))

/** A situation with what it pays. `drawn3aOn`: what the 3a that is paid later would pay on a day. */
export type PaidAtAge = {
  situation: Situation
  parts: Parts
  drawn3aOn: (on: Day) => Franc | null
}

type ComparedStarts = {
  plan: PaidAtAge
  starts: readonly PaidAtAge[]
  /** Today's gross salary, CHF a year; null: not known. */
  salary: number | null
  law: Parameters<typeof column>[1]
}

/**
 * Each start with what it pays, the plan among them, and what is missing in it: a total of fewer pillars than another's is
 * compared with none.
 */
export function agesOf(
  facts: Pick<AgesFacts, 'birthDate' | 'computedOn' | 'reference'>,
  compared: ComparedStarts,
): AgeOutlook[] {
  const { plan, starts, salary, law } = compared
  const { birthDate, computedOn, reference } = facts
  const startOf = ({ situation, parts }: PaidAtAge): Day => worksUntil(situation) ?? parts.retirementDate
  const planStart = startOf(plan)
  const onTime = starts.find((one) => startOf(one) === reference) ?? null
  const atPlan = starts.find((one) => startOf(one) === planStart)
  const standsApart = atPlan !== undefined && atPlan.parts.retirementDate !== plan.parts.retirementDate
  // The start of the plan as the plan has it: savings may be paid out on a day of their own, which another start moves.
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
    }
  })
}

const isComplete = ({ parts }: PaidAtAge) => completenessOf(parts).complete

function otherAvsStart({ pension, retirementDate }: Parts, startsOn: Day, birthDate: Day): Age | null {
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
