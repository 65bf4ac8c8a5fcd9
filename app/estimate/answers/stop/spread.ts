/** Capital that fills, month by month, what pensions lack of a need. */
import { addMonths, type Day } from '~/pillars/day'
import { monthsUntilAge } from '~/pillars/lpp/capital-over-life'
import type { Payments } from '~/pillars/synthesis/payments'

/** The age until which capital is spread at the most: the middle one of those with which /decide compares. */
export const SPREAD_UNTIL = 90
/** Capital that is spent before this age, which most people live to see, closes no gap. */
const SPREAD_UNTIL_AT_LEAST = 80

type SpreadQuestion = {
  /** CHF a month. */
  need: number
  /** The first of the month without work, from which the need has to be met. */
  from: Day
  birthDate: Day
  payments: Payments | null
}

/** What is missing in each month until an age, CHF in total: `months` of them. */
export function missingUntil({ need, from, birthDate, payments }: SpreadQuestion, age: number) {
  const months = monthsUntilAge(birthDate, from, age)
  return { months, missing: sum(missingInEach({ need, from, payments }, months)) }
}

/**
 * The whole age until which capital closes the gap of every month, without interest and before tax, and how much of it that
 * takes, CHF. What is paid out before leaving waits until then. null: not even until 80, or nothing is missing.
 */
export function spreadUntil(
  question: SpreadQuestion,
  capitals: readonly { on: Day; amount: number }[],
): { until: number; used: number } | null {
  const { from, birthDate } = question
  const missing = missingInEach(question, monthsUntilAge(birthDate, from, SPREAD_UNTIL))
  const covered = monthsCovered(missing, from, capitals)
  for (let until = SPREAD_UNTIL; until >= SPREAD_UNTIL_AT_LEAST; until -= 1) {
    const months = monthsUntilAge(birthDate, from, until)
    const used = sum(missing.slice(0, months))
    if (months > 0 && months <= covered) return used > 0 ? { until, used } : null
  }
  return null
}

/** CHF in each month; the last payment is for life. */
function missingInEach({ need, from, payments }: Omit<SpreadQuestion, 'birthDate'>, months: number): number[] {
  return Array.from({ length: months }, (_, month) => {
    const on = addMonths(from, month)
    const paid = payments?.findLast((payment) => payment.from <= on)?.monthly ?? 0
    return Math.max(0, need - paid)
  })
}

function monthsCovered(missing: readonly number[], from: Day, capitals: readonly { on: Day; amount: number }[]) {
  let left = 0
  let last: Day | null = null
  for (const [month, amount] of missing.entries()) {
    const on = addMonths(from, month)
    const since = last
    left += sum(capitals.filter((one) => one.on <= on && (since === null || one.on > since)).map((one) => one.amount))
    last = on
    // A hundredth of a franc is lost in adding.
    if (left + 0.01 < amount) return month
    left -= amount
  }
  return missing.length
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
