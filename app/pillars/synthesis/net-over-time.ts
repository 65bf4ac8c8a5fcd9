/**
 * The income over time with what the tax leaves of the pensions, from the day on which that is told. Before, the income is
 * gross: a pay or contributions would change the tax.
 */
import { type Day, endOfPreviousMonth } from '../day'
import { addFrancs, franc } from '../money'
import { ageOn } from './household-over-time'
import type { IncomeStep } from './income-over-time'
import type { ToldNet } from './net'

/** CHF a month. */
export type IncomeAfterTax = {
  /** Gross steps, and as the last one what is left: `avs` and `lpp` as they share it, `total`: as the net amount. */
  steps: IncomeStep[]
  /** Of the last step, before tax, with the 13th pension. */
  gross: { avs: number; lpp: number; total: number }
  tax: number
  from: Day
}

/** @param income of the same people as the net amount, from today on; where it is empty, so is the answer (null) */
export function netOverTime(income: readonly IncomeStep[], net: ToldNet): IncomeAfterTax | null {
  const { own, spouse, from } = net.pensions
  const steps = income.filter((step) => step.from < from)
  if (income.length === 0) return null
  const avs = addFrancs(own.avs, own.thirteenth, spouse && addFrancs(spouse.avs, spouse.thirteenth)) / 12
  const lpp = addFrancs(own.lpp, spouse?.lpp ?? null) / 12
  const [total, left] = [avs + lpp, net.monthly.expected]
  const share = total > 0 ? left / total : 0
  const age = ageOn(from, income)
  const before = steps.at(-1)
  return {
    steps: [
      ...steps.slice(0, -1),
      ...(before ? [{ ...before, to: endOfPreviousMonth(from), untilAge: age }] : []),
      {
        ...{ from, to: null, age, untilAge: null, salary: null },
        ...{ avs: avs * share || null, lpp: lpp > 0 ? franc(lpp * share) : null, total: left },
      },
    ],
    gross: { avs, lpp, total },
    tax: total - left,
    from,
  }
}
