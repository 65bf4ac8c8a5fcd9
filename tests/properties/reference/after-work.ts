/**
 * Work after the reference age: one new calculation, on request (LAVS art. 29bis al. 3, 4; RAVS art. 52dbis to
 * 52dquater).
 */
import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { addYears, type Day, dayOf, endOfPreviousMonth, firstOfNextMonth, yearOf } from '~/pillars/day'
import type { Duration } from './contributions'
import { decimal, exact, isMore, times } from './exact'
import { ownIncome } from './incomes'
import type { Human } from './people'

/** CHF that are added to the incomes, months that close gaps. */
export type AfterWork = { income: number; months: number }

/** The new pension is due from the month after the request (RAVS art. 52dter). */
export const newFrom = ({ facts, rightFrom }: Human): Day | null => {
  const asksOn = facts.workAfterReferenceAge?.asksOn
  return asksOn && asksOn >= rightFrom ? firstOfNextMonth(asksOn) : null
}

export function isAskedBy(human: Human, on: Day): boolean {
  const from = newFrom(human)
  return from !== null && on >= from
}

/**
 * Years from the reference age to the request, five at most (RAVS art. 52dbis). A year closes gaps whose income is at
 * least 40 percent of the average undivided income, and bears the minimum contribution (LAVS art. 29bis al. 4).
 */
export function workAfter(human: Human, duration: Duration): AfterWork {
  const { incomes = [], asksOn } = human.facts.workAfterReferenceAge ?? {}
  if (asksOn === undefined) return { income: 0, months: 0 }
  const latest = Math.min(yearOf(asksOn), yearOf(endOfPreviousMonth(addYears(human.rightFrom, 5))))
  const years = new Map<number, { amount: number; months: number }>()
  for (const { year, amount, months } of incomes) {
    if (year < human.eventYear || year > latest) continue
    const before = years.get(year) ?? { amount: 0, months: 0 }
    years.set(year, { amount: before.amount + amount, months: Math.min(12, before.months + months) })
  }
  let [income, closing] = [0, 0]
  for (const [year, { amount, months }] of years) {
    income += amount
    if (!isFortyPercent(amount, human, duration) || amount < minimumContributionIn(year, human.lawYear).income) continue
    closing += Math.min(months, monthsBetweenAgeAndRequest(year, human, asksOn))
  }
  return { income, months: Math.min(closing, duration.missingMonths) }
}

/** Months of a year after the one of the reference age, until the request or five years later. */
function monthsBetweenAgeAndRequest(year: number, human: Human, asksOn: Day): number {
  const end = endOfPreviousMonth(addYears(human.rightFrom, 5))
  return Array.from({ length: 12 }, (_, at) => dayOf(year, at + 1, 1)).filter(
    (first) => first >= human.rightFrom && first <= asksOn && first <= end,
  ).length
}

/** Of the average a year of contribution, neither divided nor revalued, without credits. */
function isFortyPercent(amount: number, human: Human, { windowMonths }: Duration): boolean {
  let sum = 0
  for (let year = human.windowFrom; year < human.eventYear; year++) sum += ownIncome(human, year)
  if (windowMonths === 0) return sum === 0
  return !isMore(times(decimal(sum), exact(40 * 12, 100 * windowMonths)), decimal(amount))
}
