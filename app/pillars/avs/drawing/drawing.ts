import type { AvsLaw } from '~/law/avs/avs-law'
import { addYears, type Day, firstOfMonthFrom, firstOfNextMonth, monthsBetween, yearOf } from '~/pillars/day'
import type { Drawing } from '~/pillars/result'
import type { AvsPerson } from '../facts'
import { AvsRefusal } from '../refusal'
import { FIRST_PENSION_YEAR, type Retirement, retirementOf } from './reference-age'

/** First days of a pension: the earliest, at the reference age, and the latest (LAVS art. 21, 39, 40). */
export type DrawingLimits = { earliest: Day; reference: Day; latest: Day }

export function drawingLimits(
  person: Pick<AvsPerson, 'birthDate' | 'gender'>,
  { drawingLimits: { earliestAge, latestAge } }: Pick<AvsLaw, 'drawingLimits'>,
): DrawingLimits {
  const startAt = (age: number) => firstOfNextMonth(addYears(person.birthDate, age))
  return { earliest: startAt(earliestAge), reference: retirementOf(person).start, latest: startAt(latestAge) }
}

/** When the pension starts to be paid, and why a planned start was not possible. */
export type PlannedDrawing = Drawing & {
  start: Day
  unmet: 'deferralUnderOneYear' | 'deferralEndsAfterFiveYears' | null
}

const onTime = ({ start }: Retirement, unmet: PlannedDrawing['unmet'] = null): PlannedDrawing => ({
  kind: 'onTime',
  months: 0,
  start,
  unmet,
})

/**
 * The start of a pension that is wanted from a day on: the first of a month, whole months away from the reference age. A
 * deferral shorter than a year does not count; one longer than five years ends after five (LAVS art. 39 al. 1).
 * @throws {AvsRefusal} before 63, after 70, and before 2025
 */
export function drawingOf(
  who: 'person' | 'partner',
  person: Pick<AvsPerson, 'birthDate' | 'gender'>,
  retirement: Retirement,
  drawFrom: Day | null,
  law: AvsLaw,
): PlannedDrawing {
  if (drawFrom === null) return onTime(retirement)
  const { earliest, reference, latest } = drawingLimits(person, law)
  if (drawFrom > latest) throw new AvsRefusal('retirementTooLate', who)
  const start = firstOfMonthFrom(drawFrom)
  if (yearOf(start) < FIRST_PENSION_YEAR) throw new AvsRefusal('pensionBefore2025', who)
  if (start < earliest) throw new AvsRefusal('retirementTooEarly', who)
  if (start < reference) return { kind: 'early', months: monthsBetween(start, reference), start, unmet: null }
  const months = monthsBetween(reference, start)
  const { shortestDeferralMonths, deferralYears } = law.drawingLimits
  if (months === 0) return onTime(retirement)
  if (months < shortestDeferralMonths) return onTime(retirement, 'deferralUnderOneYear')
  const longest = addYears(reference, deferralYears)
  if (start <= longest) return { kind: 'late', months, start, unmet: null }
  return { kind: 'late', months: 12 * deferralYears, start: longest, unmet: 'deferralEndsAfterFiveYears' }
}
