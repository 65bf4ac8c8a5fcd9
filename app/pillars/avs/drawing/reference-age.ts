import { referenceAgeOf } from '~/law/avs/avs-law'
import { addMonths, addYears, type Day, firstOfNextMonth, yearOf } from '~/pillars/day'
import type { InsuredPerson, Who } from '../facts'
import { AvsRefusal } from '../refusal'

/** The first year for which we have all pension tables. */
export const FIRST_PENSION_YEAR = 2025
const MAJORITY = 18

/** Whether the reference age was reached before the years of which we have all pension tables. */
export const isBeforeTables = (referenceDay: Day): boolean => yearOf(referenceDay) < FIRST_PENSION_YEAR

export type Retirement = {
  /** The day on which the reference age is reached (LAVS art. 21 al. 1). */
  referenceDay: Day
  /** The first day of the month after it, when the pension starts (LAVS art. 21 al. 2). */
  start: Day
  /** The reference age itself. */
  age: { years: number; months: number }
}

/** The start of a person's unreduced pension. @throws {NoLawError} for births before 1900. */
export function retirementOf({ birthDate, gender }: Pick<InsuredPerson, 'birthDate' | 'gender'>): Retirement {
  const age = referenceAgeOf(birthDate, gender)
  const referenceDay = addMonths(birthDate, age.years * 12 + age.months)
  return { referenceDay, start: firstOfNextMonth(referenceDay), age }
}

/**
 * The present spouse may have retired earlier: their pension is then computed with the rules of that time (LAVS art. 31).
 * @throws {AvsRefusal} for a person whose pension we do not estimate.
 */
export function requireEstimable(
  who: Who,
  person: Pick<InsuredPerson, 'birthDate'>,
  { referenceDay }: Retirement,
  day: Day,
) {
  if (addYears(person.birthDate, MAJORITY) > day) throw new AvsRefusal('underEighteen', who)
  if (who === 'person' && isBeforeTables(referenceDay)) throw new AvsRefusal('pensionBefore2025', who)
}

/**
 * Whether the cohort's years follow from the rule alone: no published example covers women whose reference age is below
 * 65 but falls in the calendar year of their 65th birthday.
 */
export const hasAssumedCohort = ({ birthDate }: Pick<InsuredPerson, 'birthDate'>, { age, referenceDay }: Retirement) =>
  age.years < 65 && yearOf(referenceDay) - yearOf(birthDate) === 65
