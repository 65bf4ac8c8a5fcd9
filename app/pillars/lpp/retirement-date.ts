import { addMonths, type Day, dateOf, firstOfNextMonth, monthsBetween } from '../day'

/** The age for which the product estimates unless asked otherwise, in months: 65 years. */
export const PENSION_AGE_MONTHS = 65 * 12

/** The day a pension starts: the first of the month after an age (in months) is reached. */
export const retirementDateAt = (birthDate: Day, ageMonths: number = PENSION_AGE_MONTHS): Day =>
  addMonths(firstOfNextMonth(birthDate), ageMonths)

/**
 * The age in whole months at which somebody draws a pension that starts on a day; the inverse of `retirementDateAt`.
 * @throws {RangeError} if the day is not the first of a month: pensions start on no other day.
 */
export function ageAtRetirement(birthDate: Day, retirementDate: Day): number {
  if (dateOf(retirementDate) !== 1) throw new RangeError('a pension starts on the first of a month')
  return monthsBetween(firstOfNextMonth(birthDate), retirementDate)
}
