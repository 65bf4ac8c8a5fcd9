import type { FundPolicies, FundPolicy } from '~/dossier/shape/fund-policy'
import type { BuyIn } from '~/pillars/lpp'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import type { InsuredWork } from '~/pillars/lpp/salary-change'
import type { PolicyProjection } from '../case'

/** What a fund says of a policy, as the engine reads it. */
export const asStatement = ({ fundName, webUrl, asOf, details, bought }: PolicyProjection): FundStatement => ({
  fundName,
  webUrl,
  asOf,
  earliestRetirementAge: details.earliestRetirementAge,
  largestCapitalShare: details.largestCapitalShare ?? null,
  balance: details.balance,
  projectionRate: details.projectionRate,
  benefits: details.benefits,
  ...(bought && { buyIn: bought.isByFund ? 'simulated' : 'byRate' }),
})

/** A projection for another salary carries the balance of another day: today's savings stay those of the policy. */
export const projectedFrom = (
  { policies }: Pick<FundPolicies, 'policies'>,
  projected: readonly PolicyProjection[],
): FundStatement[] =>
  projected.map((policy) => {
    const own = policies.find(({ fundId, policyId }) => fundId === policy.fundId && policyId === policy.policyId)
    if (!own || own === policy) return asStatement(policy)
    const { balance, projectionRate } = asStatement(own)
    return withPaid({ ...asStatement(policy), balance, projectionRate }, policy.bought)
  })

/** Today's savings with what is bought, which bears another interest too. */
export function withPaid(statement: FundStatement, bought: BuyIn | undefined): FundStatement {
  if (!bought) return statement
  const { amount, on } = bought
  const { balance } = statement
  return { ...statement, balance: balance === undefined ? undefined : balance + amount, paidIn: { amount, on } }
}

/** CHF a year and percent, as the fund has them. */
export const insuredWorkOf = ({ details: { declaredSalary, employmentLevel } }: FundPolicy): InsuredWork => ({
  declaredSalary,
  employmentLevel,
})
