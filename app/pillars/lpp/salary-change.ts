/** What a pension fund is told of another salary. */
import type { Work } from '../synthesis/change'

/** As the SFTI Pension API has it: the gross salary of full employment, CHF a year, and the employment in percent. */
export type InsuredWork = { declaredSalary: number; employmentLevel: number }

/** CHF a year as paid. */
export const paidSalary = ({ declaredSalary, employmentLevel }: InsuredWork) => (declaredSalary * employmentLevel) / 100

/**
 * The desired work, as each policy is told. The only policy is told all of it. Of several, each keeps its part of the
 * salary, and its employment goes up or down as the whole does. Where not all are known (`isWhole`), a part is one of
 * the salary of today.
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

/** Percent: nobody is employed to nothing. */
const SMALLEST_LEVEL = 0.01
