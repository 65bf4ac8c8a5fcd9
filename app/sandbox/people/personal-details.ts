/**
 * What a policy and a pension statement have in common (PersonalPensionDetails of the SFTI Pension API 4.1.0).
 * Amounts in CHF (a year where they recur), rates in percent, ages in months.
 */
import { referenceAgeOf } from '~/law/avs/avs-law'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { ageOn, type Day, dayOf, yearOf } from '~/pillars/day'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { PersonalPensionDetails } from '~/standards/types'
import { mandatorySalaryOf, type Plan, policyOn, referenceDateOf } from '../funds/fund-plan'
import { balancesOn, benefitsOf, savingsUntil, sumOf, toFiveCentimes } from '../funds/fund-projection'
import { purchaseRoomOf } from '../funds/purchase-room'
import { riskBenefitsOf } from '../funds/risk-benefits'
import type { Person, Policy } from './people'

/** The standard has no field for the largest part that may be drawn as capital; the sandbox adds one, in percent. */
export type DetailsWithShare = PersonalPensionDetails & { maxLumpSumShare: number }

/** As of the reference date of the document. */
export function detailsOn(person: Person, plan: Plan, today: Day, on: Day): DetailsWithShare {
  const policy = policyOn(plan, on)
  const ordinaryRetirementAge = ordinaryAgeOf(person)
  const half = policy.savingsContributionYear / 2
  const balance = balancesOn(person, plan, today, on)
  return {
    earliestRetirementAge: earliestAgeOf(policy),
    ordinaryRetirementAge,
    salaryData: {
      declaredSalary: policy.declaredSalary,
      employmentLevel: policy.employmentLevel,
      insuredSalaryMandatory: toFiveCentimes(mandatorySalaryOf(policy, referenceDateOf(policy, today))),
      insuredSalaryRetirement: policy.insuredSalaryRetirement,
      insuredSalaryRisk: policy.insuredSalaryRetirement,
    },
    retirementCapital: retirementCapitalOn(person, plan, today, balance),
    // The employer pays at least as much as all employed persons together (LPP art. 66).
    financing: { contributionSavingsEmployer: half, contributionSavingsInsuredPerson: half },
    riskBenefits: riskBenefitsOf(person, plan, today, { ordinaryAge: ordinaryRetirementAge, balance: balance.whole }),
    vestedBenefits: vestedBenefitsOn(plan, on),
    homeOwnershipAvailableForWithdrawal: availableForHome(person, balance.whole, on, ordinaryRetirementAge),
    regularPurchaseMaxAmount: purchaseRoomLeft(person, plan, today, on),
    maxLumpSumShare: policy.maxLumpSumShare,
  }
}

function retirementCapitalOn(
  person: Person,
  plan: Plan,
  today: Day,
  balance: { whole: number; mandatory: number },
): PersonalPensionDetails['retirementCapital'] {
  const { policy } = plan
  const referenceDate = referenceDateOf(policy, today)
  const atYearEnd = savingsUntil(person, plan, today, dayOf(yearOf(referenceDate) + 1, 1, 1))
  return {
    balanceReferenceDate: balance.whole,
    balanceMandatoryReferenceDate: balance.mandatory,
    balanceEndCurrentYear: toFiveCentimes(atYearEnd.whole.capital),
    balanceMandatoryEndCurrentYear: toFiveCentimes(atYearEnd.mandatory.capital),
    interestRates: {
      interestRateEnvelopingProjection: policy.projectionRate,
      interestRateMandatorySaving: rowOn(LPP_MINIMUM_INTEREST, referenceDate).value,
    },
    lastYearDevelopment: lastYearOf(policy, referenceDate) ?? {},
    projectedRetirementBenefits: benefitsOf(person, plan, today),
  }
}

/** The previous year, with this year's credit and rate; null for a person who was not there all year. */
export function lastYearOf(policy: Policy, referenceDate: Day) {
  const credit = policy.savingsContributionYear
  const beginning = toFiveCentimes((policy.balance - credit) / (1 + policy.projectionRate / 100))
  if (policy.entryDate > dayOf(yearOf(referenceDate) - 1, 1, 1) || beginning < 0) return null
  return {
    balanceBeginningLastYear: beginning,
    oldAgeCreditLastYear: credit,
    interestCreditLastYear: toFiveCentimes(policy.balance - credit - beginning),
    balanceEndLastYear: policy.balance,
  }
}

const vestedBenefitsOn = ({ purchases }: Plan, on: Day): PersonalPensionDetails['vestedBenefits'] => {
  const made = purchases.filter(({ date }) => date <= on)
  return made.length === 0 ? { referenceDate: on } : { referenceDate: on, voluntaryPurchases: made }
}

const purchaseRoomLeft = (person: Person, plan: Plan, today: Day, on: Day) => {
  const made = plan.purchases.filter(({ date }) => date <= on).map(({ amount }) => amount)
  return Math.max(0, toFiveCentimes(purchaseRoomOf(person, policyOn(plan, on), today) - sumOf(made)))
}

/** The first whole age for which the fund has a conversion rate, and the last one. */
export const earliestAgeOf = (policy: Policy) => Math.min(...Object.keys(policy.conversionRates).map(Number)) * 12
export const latestAgeOf = (policy: Policy) => Math.max(...Object.keys(policy.conversionRates).map(Number)) * 12

/** The second pillar's ordinary age is the AVS reference age (LPP art. 13). */
export function ordinaryAgeOf(person: Person): number {
  const { years, months } = referenceAgeOf(person.birthDate, person.gender)
  return years * 12 + months
}

/**
 * What may be drawn to buy a home (LPP art. 30c): all savings until 50; after that the larger of the savings at 50,
 * which the sandbox does not know, and half of today's; nothing in the three years before the pension.
 */
function availableForHome(person: Person, balance: number, on: Day, ordinaryAge: number): number {
  if (on > retirementDateAt(person.birthDate, ordinaryAge - 36)) return 0
  return ageOn(person.birthDate, on) < 50 ? balance : toFiveCentimes(balance / 2)
}
