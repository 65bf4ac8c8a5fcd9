/** A typed certificate as the engine reads it: yearly amounts, and the earliest age that it shows. */
import { asYearly, paysCapitalOnly } from '~/dossier/rules/savings-rules'
import type { FundCertificate, VestedStatement } from '~/dossier/shape/savings-papers'
import type { Day } from '~/pillars/day'
import {
  type Certificate,
  type CertificateQuestion,
  comparedSavings,
  type FundStatement,
  statementFromCertificate,
  type VestedAccount,
} from '~/pillars/lpp'

/** A fund that prints a pension for an age also pays it at that age (LPP art. 13 al. 2). */
function certificateFacts(paper: Omit<FundCertificate, 'fundId'>): Certificate {
  const { label, date, balance, balanceMandatory, interest, capital, conversionRate, atAge, maxCapitalShare } = paper
  const { interestAbove, conversionRateAbove } = paper
  const yearly = (amount: number | null) => amount && asYearly(amount, paper.pensionPer)
  const isCapitalOnly = paysCapitalOnly(paper)
  const ages = paper.ages.map((one) => ({ ...one, pension: isCapitalOnly ? null : yearly(one.pension) }))
  const named = [...ages.map(({ age }) => age), ...(atAge === null ? [] : [atAge])]
  return {
    ...{ label, date, isCapitalOnly, balance, balanceMandatory, interest, capital, atAge, ages, maxCapitalShare },
    ...{ interestAbove, conversionRateAbove },
    conversionRate: isCapitalOnly ? null : conversionRate,
    contribution: paper.contribution && asYearly(paper.contribution, paper.contributionPer),
    pension: isCapitalOnly ? null : yearly(paper.pension),
    earliestAge: named.length > 0 ? Math.min(...named) : null,
    insuredSalary: insuredIn(paper),
  }
}

/** All that the fund insures, CHF a year; null: it does not say. */
export function insuredIn({
  insuredSalary,
  insuredSalaries,
}: Pick<FundCertificate, 'insuredSalary' | 'insuredSalaries'>) {
  const all = [...(insuredSalary === null ? [] : [insuredSalary]), ...insuredSalaries.map(({ amount }) => amount)]
  return all.length > 0 ? all.reduce((sum, amount) => sum + amount, 0) : null
}

/** A certificate as a statement for the engine. */
export const certificateStatement = (
  paper: Omit<FundCertificate, 'fundId'>,
  question: CertificateQuestion,
): FundStatement => statementFromCertificate(certificateFacts(paper), question)

/** @param paydate null: when the AVS pension starts */
export const vestedFacts = (paper: VestedStatement, paydate: Day | null): VestedAccount => ({ ...paper, paydate })

/** The difference from the printed capital, in percent, that other months of interest and contributions can explain. */
const NOTABLE = 3

/** null: both are about the same, or one is missing. */
export function differenceOf(
  certificate: FundCertificate,
  question: CertificateQuestion,
): { printed: number; projected: number } | null {
  const both = comparedSavings(certificateFacts(certificate), question)
  if (!both) return null
  const [printed, projected] = [Math.round(both.printed), Math.round(both.projected)]
  return Math.abs(projected - printed) * 100 > printed * NOTABLE ? { printed, projected } : null
}
