/** The credits to a policy's savings from now on, unchanged or with the change of a simulation. CHF a year. */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { type Day, dayOf, firstOfMonthFrom, monthsBetween, yearOf } from '~/pillars/day'
import { coordinatedSalary } from '~/pillars/lpp/coordinated-salary'
import { legalCredits } from '~/pillars/lpp/savings-credit'
import type { Person, Policy } from '../people/people'

export type Purchase = { date: Day; amount: number }

/** `later`: the policy from a day on, effective from the first of a month. */
export type Plan = { policy: Policy; later: { policy: Policy; from: Day } | null; purchases: Purchase[] }

export const asItStands = (policy: Policy): Plan => ({ policy, later: null, purchases: [] })

/** The policy on a day. */
export const policyOn = ({ policy, later }: Plan, on: Day) => (later && later.from <= on ? later.policy : policy)

/** Balances are as of 1 January of the current year, or of a later entry. */
export function referenceDateOf(policy: Policy, today: Day): Day {
  const newYear = dayOf(yearOf(today), 1, 1)
  if (policy.entryDate > newYear) return policy.entryDate
  return newYear
}

/**
 * The salary that the law insures: based on the salary actually paid, by the law of the reference date (LPP art. 8).
 */
export const mandatorySalaryOf = (policy: Policy, on: Day) => coordinatedSalary(paidSalaryOf(policy), on).salary

export const paidSalaryOf = (policy: Policy) => (policy.declaredSalary * policy.employmentLevel) / 100

/** Balance, interest and yearly credits: all savings, or the legal minimum within them. */
type Savings = { balance: number; interestRate: number; creditOf: (policy: Policy) => (year: number) => number }

export const wholeSavings = ({ policy }: Plan): Savings => ({
  balance: policy.balance,
  interestRate: policy.projectionRate,
  creditOf: (one) => () => one.savingsContributionYear,
})

export const mandatorySavings = (person: Person, { policy }: Plan, referenceDate: Day): Savings => ({
  balance: policy.balanceMandatory,
  interestRate: rowOn(LPP_MINIMUM_INTEREST, referenceDate).value,
  creditOf: (one) => legalCredits(person, mandatorySalaryOf(one, referenceDate), referenceDate),
})

/**
 * The credit of each calendar year between two firsts of a month. In the year of a change it is the mean of the months
 * that count, since a projection takes the counting part of a year.
 */
export function creditsBetween(
  start: Day,
  end: Day,
  plan: Plan,
  creditOf: Savings['creditOf'],
): (year: number) => number {
  const before = creditOf(plan.policy)
  if (!plan.later) return before
  const after = creditOf(plan.later.policy)
  const change = firstOfMonthFrom(plan.later.from)
  return (year) => {
    const from = laterOf(start, dayOf(year, 1, 1))
    const until = earlierOf(end, dayOf(year + 1, 1, 1))
    const months = monthsBetween(from, until)
    const changed = change >= until ? 0 : monthsBetween(laterOf(from, change), until)
    return (before(year) * (months - changed) + after(year) * changed) / months
  }
}

const laterOf = (a: Day, b: Day) => (a > b ? a : b)
const earlierOf = (a: Day, b: Day) => (a < b ? a : b)
