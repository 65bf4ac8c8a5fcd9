/**
 * A policy as a fund answers it (SFTI Pension API 4.1.0). Amounts in CHF (a year where they recur), rates in
 * percent, ages in months.
 */
import { referenceAgeOf } from '~/law/avs-law'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp-minimum-interest'
import { rowOn } from '~/law/table'
import { ageOn, type Day, dayOf, yearOf } from '~/pillars/day'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { PersonalPensionDetails, Policy as PolicyDocument } from '~/standards/types'
import { benefitsOf, mandatorySalaryOf, referenceDateOf, savingsUntil, toFiveCentimes } from './fund-projection'
import type { Fund } from './parties'
import type { Person, Policy } from './people'
import { riskBenefitsOf } from './risk-benefits'
import { opaqueId } from './secrets'

/** The standard has no field for the largest part that may be drawn as capital; the sandbox adds one, in percent. */
type WithLumpSumShare = { personalPensionDetails: { maxLumpSumShare: number } }

type Ids = { personId: string; policyId: string }

export function asPolicyDocument(
  fund: Fund,
  person: Person,
  policy: Policy,
  ids: Ids,
  today: Day,
): PolicyDocument & WithLumpSumShare {
  return {
    ...ids,
    policyNo: opaqueId('policyNo', ids.policyId),
    contractNo: opaqueId('contractNo', fund.id),
    entryDate: policy.entryDate,
    referenceDate: referenceDateOf(policy, today),
    pensionPlan: { contractType: 'mand', planName: fund.planName, planId: opaqueId('plan', fund.id) },
    pensionProvider: { providerName: fund.name, portalUrl: fund.webUrl },
    personalPensionDetails: { ...detailsOf(person, policy, today), maxLumpSumShare: policy.maxLumpSumShare },
  }
}

function detailsOf(person: Person, policy: Policy, today: Day): PersonalPensionDetails {
  const ordinaryRetirementAge = ordinaryAgeOf(person)
  const half = policy.savingsContributionYear / 2
  return {
    earliestRetirementAge: Math.min(...Object.keys(policy.conversionRates).map(Number)) * 12,
    ordinaryRetirementAge,
    salaryData: {
      declaredSalary: policy.declaredSalary,
      employmentLevel: policy.employmentLevel,
      insuredSalaryMandatory: toFiveCentimes(mandatorySalaryOf(policy, referenceDateOf(policy, today))),
      insuredSalaryRetirement: policy.insuredSalaryRetirement,
      insuredSalaryRisk: policy.insuredSalaryRetirement,
    },
    retirementCapital: retirementCapitalOf(person, policy, today),
    // The employer pays at least as much as all employed persons together (LPP art. 66).
    financing: { contributionSavingsEmployer: half, contributionSavingsInsuredPerson: half },
    riskBenefits: riskBenefitsOf(person, policy, today, ordinaryRetirementAge),
    vestedBenefits: { referenceDate: referenceDateOf(policy, today) },
    homeOwnershipAvailableForWithdrawal: availableForHome(person, policy, today, ordinaryRetirementAge),
    // The plans of the sandbox take no purchases.
    regularPurchaseMaxAmount: 0,
  }
}

function retirementCapitalOf(person: Person, policy: Policy, today: Day): PersonalPensionDetails['retirementCapital'] {
  const referenceDate = referenceDateOf(policy, today)
  const atYearEnd = savingsUntil(person, policy, today, dayOf(yearOf(referenceDate) + 1, 1, 1))
  return {
    balanceReferenceDate: policy.balance,
    balanceMandatoryReferenceDate: policy.balanceMandatory,
    balanceEndCurrentYear: toFiveCentimes(atYearEnd.whole.capital),
    balanceMandatoryEndCurrentYear: toFiveCentimes(atYearEnd.mandatory.capital),
    interestRates: {
      interestRateEnvelopingProjection: policy.projectionRate,
      interestRateMandatorySaving: rowOn(LPP_MINIMUM_INTEREST, referenceDate).value,
    },
    lastYearDevelopment: lastYearOf(policy, referenceDate),
    projectedRetirementBenefits: benefitsOf(person, policy, today),
  }
}

/** The year before, as if its credit and its rate had been this year's; nothing for who was not there all of it. */
function lastYearOf(
  policy: Policy,
  referenceDate: Day,
): PersonalPensionDetails['retirementCapital']['lastYearDevelopment'] {
  const credit = policy.savingsContributionYear
  const beginning = toFiveCentimes((policy.balance - credit) / (1 + policy.projectionRate / 100))
  if (policy.entryDate > dayOf(yearOf(referenceDate) - 1, 1, 1) || beginning < 0) return {}
  return {
    balanceBeginningLastYear: beginning,
    oldAgeCreditLastYear: credit,
    interestCreditLastYear: toFiveCentimes(policy.balance - credit - beginning),
    balanceEndLastYear: policy.balance,
  }
}

/** The second pillar's ordinary age is the AVS reference age (LPP art. 13). */
function ordinaryAgeOf(person: Person): number {
  const { years, months } = referenceAgeOf(person.birthDate, person.gender)
  return years * 12 + months
}

/**
 * What may be drawn for one's own home (LPP art. 30c): all savings until 50; then the larger of those at 50, which
 * the sandbox does not know, and half of today's; nothing in the three years before the pension.
 */
function availableForHome(person: Person, policy: Policy, today: Day, ordinaryAge: number): number {
  if (today > retirementDateAt(person.birthDate, ordinaryAge - 36)) return 0
  return ageOn(person.birthDate, today) < 50 ? policy.balance : toFiveCentimes(policy.balance / 2)
}
