/** The age of leaving, year by year or month by month: what each would bring. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import { addMonths, addYears, type Day, firstOfNextMonth, monthsBetween } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { Column, Silent } from '~/pillars/result'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import { column } from '~/pillars/synthesis/digest'
import type { Age } from '~/pillars/synthesis/income-over-time'
import { owedContributions } from '~/pillars/synthesis/owed-contributions'
import { type PaidOut, paidOutIn, waitingHasPaidFrom } from '~/pillars/synthesis/waiting'
import { percentOf } from '~/pillars/synthesis/worth'
import { limitsAhead } from '../avs/retirement-date'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadParts, type PartsInSituation } from './digest'
import { loadSalary } from './outlook'
import { loadQuestion } from './question'
import { canDraw } from './simulation'

/** An age at which every pension starts, and what the column then says. */
export type AgeOutlook = {
  age: Age
  retirementDate: Day
  column: Column
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
  /** Whether the AVS starts at the reference age all the same, since less than a year is no deferral. */
  isNotDeferred: boolean
}

type AgesQuestion = {
  /** As it is for the change. */
  query: DigestQuery
  change: Change | null
  /** A year of life, for its months; null: whole ages. */
  year: number | null
}

/** Women of the transition generation may draw from 62 (LAVS art. 40c), everybody else from 63, and nobody later than 70. */
const WHOLE_AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70]

/**
 * Every whole age at which the AVS can still start, or each month of one year, with the reference age and the day of the
 * plan, and with the rest of the change kept. Ages for which a pillar or a fund has no figure that the plan has are left out: their total would be of
 * something else. All from one read of the parties' answers.
 * @throws as `requireBirth`
 */
export async function loadAges(session: Session, tools: Tools, asked: AgesQuestion): Promise<AgeOutlook[]> {
  const { change, query, year } = asked
  const question = await loadQuestion(session, tools, change)
  const { birthDate, gender, computedOn, reference } = question
  const limits = limitsAhead({ birthDate, gender }, computedOn)
  if (!limits) return []
  const planned = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  const ofPlanAndLaw = [reference, ...(planned.retirementDate ? [planned.retirementDate] : [])]
  const starts = [...startsIn(year, birthDate), ...ofPlanAndLaw].filter(
    (start) => start >= limits.earliest && start <= limits.latest,
  )
  const possible: Situation[] = []
  for (const retirementDate of new Set(starts.toSorted())) {
    const situation = { ...planned, retirementDate }
    if (await canDraw(session, tools, situation)) possible.push(situation)
  }
  const { inEach, silent } = await loadParts(session, tools, { ...question, situations: [planned, ...possible] })
  const law = lawOn(computedOn)
  const [ofPlan, ...ofAges] = inEach.map((one) => ({ ...one, column: column(one.parts, law) }))
  if (!ofPlan || ofPlan.column.monthlyTotal === null) return []
  // The day of the plan as the plan has it: savings may be paid out on a day of their own, which another start moves.
  const whole = ofAges
    .filter((one) => isAsWhole(one, ofPlan))
    .map((one) => (one.parts.retirementDate === ofPlan.parts.retirementDate ? ofPlan : one))
  const onTime = whole.find(({ parts }) => parts.retirementDate === reference)?.parts ?? null
  const paidOnTime = onTime && paidOutIn(onTime)
  const salary = isEveryFundIn(silent) && ofPlan.parts.pension ? await loadSalary(session, tools, query) : null
  return whole.map(({ parts, column }) => ({
    age: ageOn(birthDate, parts.retirementDate),
    retirementDate: parts.retirementDate,
    column,
    isPlanned: parts === ofPlan.parts,
    isReference: parts === onTime,
    share: column.monthlyTotal && salary?.salary ? percentOf(column.monthlyTotal, salary) : null,
    evenAt: paidOnTime && parts !== onTime ? ageWhenEven(paidOutIn(parts), paidOnTime, birthDate) : null,
    owed: parts.pension && parts.retirementDate < reference ? owedContributions(parts.pension) : null,
    isNotDeferred: parts.pension?.assumptions.includes('deferralUnderOneYear') ?? false,
  }))
}

/** `years`: of life, in which a pension can start in several months; `leastContribution`: CHF a year, null: not found. */
export type AgesAhead = { years: number[]; leastContribution: number | null }

/** @throws as `requireBirth` */
export async function loadAgesAhead(session: Session, tools: Tools): Promise<AgesAhead> {
  const { birthDate, gender, computedOn } = await loadQuestion(session, tools, null)
  const limits = limitsAhead({ birthDate, gender }, computedOn)
  const isPossible = (start: Day) => limits !== null && start >= limits.earliest && start <= limits.latest
  return {
    years: WHOLE_AGES.filter((age) => startsIn(age, birthDate).filter(isPossible).length > 1),
    leastContribution: rowOn(MINIMUM_CONTRIBUTION, computedOn).value.contribution,
  }
}

/** Pensions start on the first of the month after the birthday (LAVS art. 21 al. 2), and of every later month. */
const startsIn = (year: number | null, birthDate: Day): Day[] =>
  year === null
    ? WHOLE_AGES.map((age) => startAt(birthDate, age))
    : Array.from({ length: 12 }, (_, months) => addMonths(startAt(birthDate, year), months))

const startAt = (birthDate: Day, age: number): Day => firstOfNextMonth(addYears(birthDate, age))

function ageWhenEven(one: PaidOut, onTime: PaidOut, birthDate: Day): Age | null {
  const [later, earlier] = one.from < onTime.from ? [onTime, one] : [one, onTime]
  const even = waitingHasPaidFrom(later, earlier, birthDate)
  return even && ageOn(birthDate, even)
}

/** Of whoever was born on the first of a month too, the pension of 65 starts a month later. */
function ageOn(birthDate: Day, on: Day): Age {
  const months = monthsBetween(startAt(birthDate, 0), on)
  return { years: Math.floor(months / 12), months: months % 12 }
}

/** Whether the same pillars and funds are in both. */
const isAsWhole = (one: PartsInSituation, ofPlan: PartsInSituation): boolean =>
  one.isLppWhole && PILLARS.every((pillar) => (one.parts[pillar] === null) === (ofPlan.parts[pillar] === null))

const PILLARS = ['pension', 'lpp', 'vested', 'pillar3a'] as const

/** A fund that projects nothing for the latest age alone is in the others. */
const isEveryFundIn = (silent: readonly Silent[]): boolean =>
  !silent.some(
    ({ party, column, reason }) => party === 'pensionFund' && !(column === 'withChange' && reason === 'noProjection'),
  )
