/** What a fund of the sandbox projects for a policy: savings and pension for each whole age of its rules. */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp-minimum-interest'
import { rowOn } from '~/law/table'
import { ageOn, type Day, dayOf, yearOf } from '~/pillars/day'
import { coordinatedSalary } from '~/pillars/lpp/coordinated-salary'
import { yearlyPension } from '~/pillars/lpp/pension'
import { type Projection, projectRetirementSavings } from '~/pillars/lpp/projection'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import { legalCredits } from '~/pillars/lpp/savings-credit'
import type { RetirementBenefits } from '~/standards/types'
import type { Person, Policy } from './people'

/** Amounts in a fund's documents are rounded to five centimes, the smallest coin. */
export const toFiveCentimes = (amount: number) => Math.round(amount * 20) / 20

/** Balances stand as of 1 January of the current year, or as of a later entry. */
export function referenceDateOf(policy: Policy, today: Day): Day {
  const newYear = dayOf(yearOf(today), 1, 1)
  if (policy.entryDate > newYear) return policy.entryDate
  return newYear
}

/** The salary that the law insures: of what is really paid, at the law of the reference date (LPP art. 8). */
export const mandatorySalaryOf = (policy: Policy, on: Day) =>
  coordinatedSalary((policy.declaredSalary * policy.employmentLevel) / 100, on).salary

/** All savings and the legal minimum within them, carried to the first of a month. CHF, unrounded. */
export function savingsUntil(
  person: Person,
  policy: Policy,
  today: Day,
  retirementDate: Day,
): { whole: Projection; mandatory: Projection } {
  const balanceDate = referenceDateOf(policy, today)
  return {
    whole: projectRetirementSavings({
      balance: policy.balance,
      balanceDate,
      retirementDate,
      interestRate: policy.projectionRate,
      creditOf: () => policy.savingsContributionYear,
    }),
    mandatory: projectRetirementSavings({
      balance: policy.balanceMandatory,
      balanceDate,
      retirementDate,
      interestRate: rowOn(LPP_MINIMUM_INTEREST, balanceDate).value,
      creditOf: legalCredits(person.birthDate, mandatorySalaryOf(policy, balanceDate), balanceDate),
    }),
  }
}

/** The benefits at each whole age for which the fund has a rate and that is still ahead. */
export const benefitsOf = (person: Person, policy: Policy, today: Day): RetirementBenefits[] =>
  Object.entries(policy.conversionRates)
    .map(([age, rate]) => ({ age: Number(age), rate }))
    .filter(({ age }) => age > ageOn(person.birthDate, today))
    .sort((a, b) => a.age - b.age)
    .map(({ age, rate }) => benefitsAt(person, policy, today, age, rate))

/** Pension = savings as printed x the one rate for all of them. */
function benefitsAt(person: Person, policy: Policy, today: Day, age: number, rate: number): RetirementBenefits {
  const { whole, mandatory } = savingsUntil(person, policy, today, retirementDateAt(person.birthDate, age * 12))
  const capitalBalance = toFiveCentimes(whole.capital)
  const noInterest = toFiveCentimes(whole.capitalWithoutInterest)
  return {
    retirementAge: age * 12,
    capitalBalance,
    capitalBalanceMandatory: Math.min(toFiveCentimes(mandatory.capital), capitalBalance),
    capitalBalanceNoInterest: noInterest,
    capitalBalanceNoInterestMandatory: Math.min(toFiveCentimes(mandatory.capitalWithoutInterest), noInterest),
    conversionRateEnveloping: rate,
    pension: toFiveCentimes(yearlyPension(capitalBalance, rate)),
  }
}
