import {
  LPP_COORDINATION_DEDUCTION,
  LPP_ENTRY_THRESHOLD,
  LPP_MINIMUM_COORDINATED_SALARY,
  LPP_UPPER_LIMIT,
} from '~/law/lpp/limits'
import { rowOn } from '~/law/table'
import type { Day } from '../day'

/**
 * The part of a yearly salary (CHF, from one employer) that the law insures on a day, CHF a year (LPP art. 7 and 8).
 * The deduction is not scaled with the activity rate: the law does not do that, though a fund may. A salary up to the
 * entry threshold is not insured: 0.
 * @throws {NoLawError} before 1985, when there was no such law
 */
export function coordinatedSalary(yearlySalary: number, on: Day): { salary: number; insured: boolean } {
  if (yearlySalary <= rowOn(LPP_ENTRY_THRESHOLD, on).value) return { salary: 0, insured: false }
  const upTo = Math.min(yearlySalary, rowOn(LPP_UPPER_LIMIT, on).value)
  const above = upTo - rowOn(LPP_COORDINATION_DEDUCTION, on).value
  return { salary: Math.max(above, rowOn(LPP_MINIMUM_COORDINATED_SALARY, on).value), insured: true }
}
