/**
 * Splits the documents of pension funds (SFTI Pension API 4.1.0) into the fields that the estimate reads and a packed
 * rest, and rebuilds them without losing any field. The connector has validated the fields that are read.
 */
import { type FundPolicy, PolicyBenefits, type PolicyDetails } from '~/dossier/shape/fund-policy'
import type { Day } from '~/pillars/day'
import type { PersonalPensionDetails, Policy } from '~/standards/types'
import { pack, unpack } from './packed'

/** `maxLumpSumShare` is not part of the standard; some funds add it. */
type Details = PersonalPensionDetails & { maxLumpSumShare?: number }
type Fields = Record<string, unknown>

type FundOfPolicy = Pick<FundPolicy, 'fundId' | 'fundName' | 'webUrl'>

export function policyOf(fund: FundOfPolicy, document: Policy): FundPolicy {
  const { policyId, personId, referenceDate, pensionPlan, personalPensionDetails, ...others } = document
  const { planName, ...plan } = pensionPlan
  return {
    ...fund,
    policyId,
    personId,
    planName,
    asOf: referenceDate as Day,
    details: detailsOf(personalPensionDetails),
    rest: pack({ ...others, pensionPlan: plan }),
  }
}

export function policyDocument({ policyId, personId, planName, asOf, details, rest }: FundPolicy): Fields {
  const { pensionPlan, ...others } = unpack<{ pensionPlan: Fields }>(rest)
  return {
    policyId,
    personId,
    referenceDate: asOf,
    ...others,
    pensionPlan: { planName, ...pensionPlan },
    personalPensionDetails: detailsDocument(details),
  }
}

export function detailsOf(document: Details): PolicyDetails {
  const { earliestRetirementAge, maxLumpSumShare, salaryData, retirementCapital, ...others } = document
  const { declaredSalary, employmentLevel, ...salary } = salaryData
  const { balanceReferenceDate, interestRates, projectedRetirementBenefits, ...capital } = retirementCapital
  const { interestRateEnvelopingProjection, ...rates } = interestRates
  const benefits = projectedRetirementBenefits.map(benefitsApart)
  return {
    earliestRetirementAge,
    largestCapitalShare: maxLumpSumShare,
    declaredSalary,
    employmentLevel,
    balance: balanceReferenceDate,
    projectionRate: interestRateEnvelopingProjection,
    benefits: benefits.map(([read]) => read),
    rest: pack({ others, salary, capital, rates, benefits: benefits.map(([, rest]) => rest) }),
  }
}

/** The packed rest of `PolicyDetails`: the unread fields of each part of the document. */
type RestOfDetails = Record<'others' | 'salary' | 'capital' | 'rates', Fields> & { benefits: Fields[] }

export function detailsDocument(details: PolicyDetails): Fields {
  const { others, salary, capital, rates, benefits } = unpack<RestOfDetails>(details.rest)
  return {
    earliestRetirementAge: details.earliestRetirementAge,
    maxLumpSumShare: details.largestCapitalShare,
    ...others,
    salaryData: { declaredSalary: details.declaredSalary, employmentLevel: details.employmentLevel, ...salary },
    retirementCapital: {
      balanceReferenceDate: details.balance,
      ...capital,
      interestRates: { interestRateEnvelopingProjection: details.projectionRate, ...rates },
      projectedRetirementBenefits: details.benefits.map((read, index) => ({ ...read, ...benefits[index] })),
    },
  }
}

/**
 * CHF: how much may be bought according to the fund, null if it does not say; `advance`: drawn for a home and not repaid.
 */
export function buyInFactsOf(details: PolicyDetails): { regulatory: number | null; advance: number } {
  const { others } = unpack<RestOfDetails>(details.rest)
  const { regularPurchaseMaxAmount, vestedBenefits } = others as {
    regularPurchaseMaxAmount?: number
    vestedBenefits?: { homeOwnershipWithdrawals?: { amount: number }[] }
  }
  const moves = vestedBenefits?.homeOwnershipWithdrawals ?? []
  // Drawn amounts are negative, repaid ones positive.
  const advance = Math.max(0, -moves.reduce((sum, { amount }) => sum + amount, 0))
  return { regulatory: regularPurchaseMaxAmount ?? null, advance }
}

const isRead = ([name]: [string, unknown]) => Object.hasOwn(PolicyBenefits.shape, name)

function benefitsApart(document: PolicyBenefits): [PolicyBenefits, Fields] {
  const fields: [string, unknown][] = Object.entries(document)
  const [read, rest] = [fields.filter(isRead), fields.filter((field) => !isRead(field))]
  return [Object.fromEntries(read) as PolicyBenefits, Object.fromEntries(rest)]
}
