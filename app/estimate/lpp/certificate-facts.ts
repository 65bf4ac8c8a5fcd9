/** A typed certificate, as the engine reads it: every amount of a year, and the earliest age that it names. */
import { asYearly } from '~/dossier/rules/savings-rules'
import type { FundCertificate, VestedStatement } from '~/dossier/shape/savings-papers'
import type { Day } from '~/pillars/day'
import type { Certificate, VestedAccount } from '~/pillars/lpp'

/** Whoever prints a pension of an age also pays it then (LPP art. 13 al. 2). */
export function certificateFacts(paper: Omit<FundCertificate, 'fundId'>): Certificate {
  const { label, date, balance, balanceMandatory, interest, capital, conversionRate, atAge, maxCapitalShare } = paper
  const yearly = (amount: number | null) => amount && asYearly(amount, paper.pensionPer)
  const ages = paper.ages.map((one) => ({ ...one, pension: yearly(one.pension) }))
  const named = [...ages.map(({ age }) => age), ...(atAge === null ? [] : [atAge])]
  return {
    ...{ label, date, balance, balanceMandatory, interest, capital, conversionRate, atAge, ages, maxCapitalShare },
    contribution: paper.contribution && asYearly(paper.contribution, paper.contributionPer),
    pension: yearly(paper.pension),
    earliestAge: named.length > 0 ? Math.min(...named) : null,
  }
}

/** @param paydate null: when the AVS pension starts */
export const vestedFacts = (paper: VestedStatement, paydate: Day | null): VestedAccount => ({ ...paper, paydate })
