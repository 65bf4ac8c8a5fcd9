import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import type { Drawing } from '~/pillars/avs/result'
import { addYears, type Day, firstOfMonthFrom, firstOfNextMonth, monthsBetween, yearOf } from '~/pillars/day'
import type { DrawingStep, InsuredPerson, Who } from '../facts'
import { AvsRefusal } from '../refusal'
import { FIRST_PENSION_YEAR, isBeforeTables, type Retirement, retirementOf } from './reference-age'

/** First days of a pension: the earliest, at the reference age, and the latest (LAVS art. 21, 39, 40, 40c). */
export type DrawingLimits = { earliest: Day; reference: Day; latest: Day }

type Birth = Pick<InsuredPerson, 'birthDate' | 'gender'>

export function drawingLimits(person: Birth, { drawingLimits: limits }: Pick<AvsLaw, 'drawingLimits'>): DrawingLimits {
  const startAt = (age: number) => firstOfNextMonth(addYears(person.birthDate, age))
  const earliest = startAt(isOfTransition(person) ? limits.earliestAgeTransition : limits.earliestAge)
  return { earliest, reference: retirementOf(person).start, latest: startAt(limits.latestAge) }
}

/** Women born from 1961 to 1969 (LAVS art. 34bis al. 3). */
export const isOfTransition = ({ birthDate, gender }: Birth): boolean =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0

/**
 * A part of the pension, `share` percent, drawn from a day on, which is `months` before (negative) or after the
 * reference age.
 */
export type Portion = { share: number; from: Day; months: number }

/** How a pension is drawn: its portions in order of time, which together are the whole pension. */
export type DrawingPlan = Drawing & {
  start: Day
  steps: readonly DrawingStep[]
  portions: readonly Portion[]
  /** Whether the pension is paid already, so that `start` is a fact and the law of its time has allowed it. */
  isPaid: boolean
  /** Why a planned start was not possible. */
  unmet: 'deferralUnderOneYear' | 'deferralEndsAfterFiveYears' | null
}

/**
 * The plan of a person: each step on the first of a month, whole months away from the reference age. A pension drawn
 * partly before the reference age is drawn whole from it on, unless a later step defers the rest. A deferral shorter
 * than a year does not count; one longer than five years, or without an end, ends after five (LAVS art. 39 al. 1, art.
 * 40b).
 * @throws {AvsRefusal} before 63 (62), after 70, before 2025, and for shares that the law does not know
 */
export function drawingPlanOf(who: Who, person: InsuredPerson, retirement: Retirement, law: AvsLaw): DrawingPlan {
  const paidFrom = who === 'partner' ? paidStartOf(person, retirement) : null
  if (paidFrom)
    return { ...planOf([{ from: retirement.start, share: 100 }], retirement), start: paidFrom, isPaid: true }
  if (!person.drawing || person.drawing.length === 0)
    return planOf([{ from: retirement.start, share: 100 }], retirement)
  requireShares(who, person.drawing, law)
  const limits = drawingLimits(person, law)
  let unmet: DrawingPlan['unmet'] = null
  const steps: DrawingStep[] = []
  for (const { from, share } of person.drawing) {
    const start = startWithin(who, from, limits, law)
    unmet ??= start.unmet
    addStep(steps, { from: start.from, share })
  }
  if ((steps.at(-1) as DrawingStep).share < 100) {
    const rest = restAfter(steps.at(-1) as DrawingStep, limits, law)
    unmet ??= rest.unmet
    steps.push({ from: rest.from, share: 100 })
  }
  requireFewChanges(who, steps, limits, law)
  return { ...planOf(steps, retirement), unmet }
}

/**
 * The first day of a pension that a spouse is paid already: as stated, or, where the reference age was reached before our
 * tables begin, the whole drawing of that time, or else the reference age. null: it is still ahead, or computed like any other.
 * Shares exist only since 2024 (LAVS art. 39, 40).
 */
function paidStartOf({ pensionPaid, drawing }: InsuredPerson, { referenceDay, start }: Retirement): Day | null {
  if (pensionPaid) return firstOfMonthFrom(pensionPaid.from)
  if (!isBeforeTables(referenceDay)) return null
  const [first] = drawing ?? []
  if (!first) return start
  return first.share === 100 && yearOf(first.from) < FIRST_PENSION_YEAR ? firstOfMonthFrom(first.from) : null
}

/** Two steps that start on the same day are one. */
function addStep(steps: DrawingStep[], step: DrawingStep) {
  if (steps.at(-1)?.from === step.from) steps.pop()
  steps.push(step)
}

type Start = { from: Day; unmet: DrawingPlan['unmet'] }

function startWithin(who: Who, day: Day, { earliest, reference, latest }: DrawingLimits, law: AvsLaw): Start {
  if (day > latest) throw new AvsRefusal('retirementTooLate', who)
  const from = firstOfMonthFrom(day)
  if (yearOf(from) < FIRST_PENSION_YEAR) throw new AvsRefusal('pensionBefore2025', who)
  if (from < earliest) throw new AvsRefusal('retirementTooEarly', who)
  if (from <= reference) return { from, unmet: null }
  const { shortestDeferralMonths } = law.drawingLimits
  if (monthsBetween(reference, from) < shortestDeferralMonths) return { from: reference, unmet: 'deferralUnderOneYear' }
  const longest = latestStart(reference, law)
  return from <= longest ? { from, unmet: null } : { from: longest, unmet: 'deferralEndsAfterFiveYears' }
}

const restAfter = ({ from }: DrawingStep, { reference }: DrawingLimits, law: AvsLaw): Start =>
  from < reference
    ? { from: reference, unmet: null }
    : { from: latestStart(reference, law), unmet: 'deferralEndsAfterFiveYears' }

const latestStart = (reference: Day, { drawingLimits }: AvsLaw) => addYears(reference, drawingLimits.deferralYears)

/** Shares rise, within the bounds of the law; 100 is the whole (LAVS art. 39 al. 1, art. 40 al. 1). */
function requireShares(who: Who, steps: readonly DrawingStep[], { drawingShares }: AvsLaw) {
  const { leastPercent, mostPercent } = drawingShares
  steps.forEach(({ from, share }, index) => {
    const before = steps[index - 1]
    const isRising = !before || (before.from < from && before.share < share)
    const isShare = share === 100 || (share >= leastPercent && share <= mostPercent)
    if (!isRising || !isShare) throw new AvsRefusal('sharesNotAllowed', who)
  })
}

/**
 * The share may be raised before the reference age, and the deferred part lowered, only as often as the law allows, and
 * not lowered after a raise (LAVS art. 39 al. 2, art. 40 al. 2, art. 40b al. 2).
 */
function requireFewChanges(
  who: Who,
  steps: readonly DrawingStep[],
  { reference }: DrawingLimits,
  { drawingShares }: AvsLaw,
) {
  const raises = Math.max(0, steps.filter(({ from }) => from < reference).length - 1)
  const lowerings = steps.filter(({ from, share }) => from > reference && share < 100).length
  const mostLowerings = raises > 0 ? 0 : drawingShares.lowerings
  if (raises > drawingShares.raises || lowerings > mostLowerings) throw new AvsRefusal('sharesNotAllowed', who)
}

function planOf(steps: readonly DrawingStep[], { start: reference }: Retirement): DrawingPlan {
  const portions = steps.map(({ from, share }, index) => ({
    share: share - (steps[index - 1]?.share ?? 0),
    from,
    months: from < reference ? -monthsBetween(from, reference) : monthsBetween(reference, from),
  }))
  const [first] = portions as [Portion]
  const kind = first.months < 0 ? 'early' : first.months > 0 ? 'late' : 'onTime'
  return { kind, months: Math.abs(first.months), start: first.from, steps, portions, isPaid: false, unmet: null }
}

/** The share of the pension drawn on a day, percent. */
export const shareOn = (day: Day, { steps }: Pick<DrawingPlan, 'steps'>): number =>
  steps.findLast(({ from }) => from <= day)?.share ?? 0
