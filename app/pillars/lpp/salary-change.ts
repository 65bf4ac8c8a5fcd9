/** The data about a different salary that a pension fund receives. */
import type { Work } from '../synthesis/change'

/** As in the SFTI Pension API: the gross salary at full employment, CHF a year, and the employment level in percent. */
export type InsuredWork = { declaredSalary: number; employmentLevel: number }

/** CHF a year as paid. */
export const paidSalary = ({ declaredSalary, employmentLevel }: InsuredWork) => (declaredSalary * employmentLevel) / 100

/**
 * The desired work, as sent to each policy. A single policy receives all of it. Each of several keeps its share of the
 * salary, and its employment changes like the whole. If not all policies are known (`isWhole` false), the share is one
 * of today's salary.
 */
export function sharedOut(
  policies: readonly InsuredWork[],
  current: Work,
  desired: Work,
  { isWhole = true } = {},
): InsuredWork[] {
  if (policies.length === 1 && isWhole) return [insuredWork(desired.salary, desired.rate)]
  const paid = policies.map(paidSalary)
  const whole = isWhole ? paid.reduce((sum, salary) => sum + salary, 0) : current.salary
  return policies.map(({ employmentLevel }, index) => {
    const part = whole > 0 ? (paid[index] as number) / whole : 1 / policies.length
    const level = employmentLevel > 0 ? (employmentLevel * desired.rate) / current.rate : desired.rate
    return insuredWork(desired.salary * part, Math.min(100, level))
  })
}

/** Salaries to the Rappen, employment to a hundredth of a percent. */
function insuredWork(salary: number, rate: number): InsuredWork {
  const employmentLevel = Math.max(SMALLEST_LEVEL, Math.round(rate * 100) / 100)
  return { declaredSalary: Math.round((salary / employmentLevel) * 10_000) / 100, employmentLevel }
}

/** Percent: nobody has an employment level of 0. */
const SMALLEST_LEVEL = 0.01
