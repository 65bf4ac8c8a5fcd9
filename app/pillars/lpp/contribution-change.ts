/** How contributions change with the pay, where no fund says it. */
import type { Day } from '../day'
import { coordinatedSalary } from './coordinated-salary'

/** Gross pay before and after, CHF a year as paid. */
export type PayChange = { before: number; after: number }

/**
 * The contributions after a change of pay, as a part of those before: they follow the insured salary (CHF a year; null:
 * not printed, then the law's coordination). What of the pay is not insured stays so in full, as the deduction of the law
 * is not scaled (LPP art. 8). If more is insured than is paid, the insured salary follows the pay in proportion.
 */
export function contributionPart({ before, after }: PayChange, insured: number | null, on: Day): number {
  if (before <= 0) return 1
  if (insured !== null && insured > 0) {
    return insured >= before ? after / before : Math.max(0, insured + after - before) / insured
  }
  const [then, now] = [coordinatedSalary(after, on).salary, coordinatedSalary(before, on).salary]
  return now > 0 ? then / now : after / before
}
