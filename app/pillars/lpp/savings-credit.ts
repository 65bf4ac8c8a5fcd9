import { LPP_SAVINGS_CREDITS_MEN, LPP_SAVINGS_CREDITS_WOMEN } from '~/law/lpp/savings-credits'
import { rowOn } from '~/law/table'
import { type Day, yearOf } from '../day'

type Gender = 'MALE' | 'FEMALE'

/** The age that decides the savings credit: calendar year less year of birth, so it changes on 1 January (OPP 2 art. 13). */
export const lppAge = (birthDate: Day, year: number) => year - yearOf(birthDate)

/** Savings start on 1 January after the 24th birthday (LPP art. 7 al. 1). */
export const FIRST_SAVINGS_AGE = 25

/**
 * The savings credit of an LPP age in percent of the coordinated salary (LPP art. 16); 0 before 25.
 * The last rate runs until the pension starts.
 * @throws {NoLawError} before 1985
 */
export const savingsCreditRate = (age: number, gender: Gender, on: Day) =>
  rowOn(gender === 'MALE' ? LPP_SAVINGS_CREDITS_MEN : LPP_SAVINGS_CREDITS_WOMEN, on).value.findLast(
    ({ fromAge }) => fromAge <= age,
  )?.rate ?? 0

/** The legal credit of each calendar year, CHF, for a coordinated salary that stays as it is (law of the day `on`). */
export const legalCredits =
  ({ birthDate, gender }: { birthDate: Day; gender: Gender }, coordinatedSalary: number, on: Day) =>
  (year: number): number =>
    (coordinatedSalary * savingsCreditRate(lppAge(birthDate, year), gender, on)) / 100
