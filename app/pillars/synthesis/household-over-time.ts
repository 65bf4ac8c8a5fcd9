/**
 * A couple's monthly income as far as one of the two can know it: the person's own income over time, with the AVS
 * pensions of both in place of their own. The partner's pay and pension fund are private to the partner and not
 * included.
 */

import type { Period } from '../avs/result'
import { type Day, endOfPreviousMonth } from '../day'
import { type Franc, franc, NO_FRANC } from '../money'
import type { Pillar } from '../result'
import type { IncomeStep } from './income-over-time'

/**
 * The income of both while both live and every known change has happened, CHF a month. `avs`: including each one's
 * supplement.
 */
export type HouseholdForLife = {
  from: Day
  avs: { person: number; partner: number; total: number; capped: boolean }
  lpp: Franc
  /** The sum for both, without the partner's fund, which is never read: the figure `household.monthly`. */
  monthly: Franc
  complete: false
  missing: Pillar[]
}

export type HouseholdIncome = { income: IncomeStep[]; forLife: HouseholdForLife }

/**
 * In steps by the person's own age. null if the AVS pays neither spouse, or the person's own income is not known.
 * @param own the steps of the person's own income, from the same pension as the periods
 */
export function householdOverTime(own: readonly IncomeStep[], periods: readonly Period[]): HouseholdIncome | null {
  const [first, last, period] = [own[0], own.at(-1), periods.at(-1)]
  if (!first || !last || last.to !== null || !period || period.total <= 0) return null
  const days = [...own, ...periods].map(({ from }) => from).filter((day) => day >= first.from)
  const income: IncomeStep[] = []
  for (const from of [...new Set(days)].toSorted()) {
    const step = stepFrom(from, own, periods)
    const before = income.at(-1)
    if (before && before.salary === step.salary && before.avs === step.avs && before.lpp === step.lpp) continue
    if (before) Object.assign(before, { to: endOfPreviousMonth(from), untilAge: step.age })
    income.push(step)
  }
  const lasting = income.at(-1) as IncomeStep
  const person = last.avs ?? 0
  return {
    income,
    forLife: {
      from: lasting.from,
      avs: { person, partner: cents(period.total - person), total: period.total, capped: period.capped },
      lpp: last.lpp ?? NO_FRANC,
      monthly: lasting.total,
      complete: false,
      missing: ['lpp'],
    },
  }
}

function stepFrom(from: Day, own: readonly IncomeStep[], periods: readonly Period[]): IncomeStep {
  const mine = own.findLast((step) => step.from <= from) as IncomeStep
  const { salary, lpp } = mine
  const avs = periods.findLast((period) => period.from <= from)?.total || null
  return {
    from,
    to: null,
    age: ageOn(from, own),
    untilAge: null,
    salary,
    avs,
    lpp,
    total: franc((salary ?? 0) + (avs ?? 0) + (lpp ?? 0)),
  }
}

/**
 * From the step that starts on that day, otherwise counted from the last one, which starts on the first of a month as
 * pensions do.
 */
export function ageOn(day: Day, own: readonly IncomeStep[]): IncomeStep['age'] {
  const { from, age } = own.find((step) => step.from === day) ?? (own.at(-1) as IncomeStep)
  const months = 12 * age.years + age.months + monthOf(day) - monthOf(from)
  return { years: Math.floor(months / 12), months: months % 12 }
}

const monthOf = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
const cents = (amount: number) => Math.round(100 * amount) / 100
