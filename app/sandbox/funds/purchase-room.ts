import { type Day, dayOf, yearOf } from '~/pillars/day'
import { projectRetirementSavings } from '~/pillars/lpp/projection'
import { lppAge, savingsCreditRate } from '~/pillars/lpp/savings-credit'
import type { Person, Policy } from '../people/people'
import { referenceDateOf } from './fund-plan'

/** Savings for old age begin on 1 January after the 24th birthday (LPP art. 7 al. 1). */
const FIRST_AGE = 25

/**
 * How much may be bought: the savings that the person would have had in this plan since 25, with today's salary, minus
 * the actual ones. The purchase table is the sandbox's own: today's credit, scaled over the ages as the law's credits
 * are, with the plan's interest. CHF, unrounded, never below 0.
 */
export function purchaseRoomOf(person: Person, policy: Policy, today: Day): number {
  const until = dayOf(yearOf(referenceDateOf(policy, today)), 1, 1)
  const rateOf = (year: number) => savingsCreditRate(lppAge(person.birthDate, year), person.gender, until)
  const rateNow = rateOf(yearOf(until))
  if (rateNow === 0) return 0
  const { capital } = projectRetirementSavings({
    balance: 0,
    balanceDate: dayOf(yearOf(person.birthDate) + FIRST_AGE, 1, 1),
    retirementDate: until,
    interestRate: policy.projectionRate,
    creditOf: (year) => (policy.savingsContributionYear * rateOf(year)) / rateNow,
  })
  return Math.max(0, capital - policy.balance)
}
