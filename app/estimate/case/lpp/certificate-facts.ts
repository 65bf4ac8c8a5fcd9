/** A typed certificate, as the engine reads it: every amount of a year, and the earliest age that it names. */
import { asYearly } from '~/dossier/rules/savings-rules'
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
import type { LppAssumptionKey } from '~/pillars/lpp/result'

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

/** What a certificate says, as a statement that the engine reads, and what had to be assumed for it. */
export function certificateStatement(
  paper: Omit<FundCertificate, 'fundId'>,
  question: CertificateQuestion,
): { statement: FundStatement; assumptions: LppAssumptionKey[] } {
  const { statement, assumptions } = statementFromCertificate(certificateFacts(paper), question)
  return { statement: { ...statement, isTyped: true }, assumptions }
}

/** @param paydate null: when the AVS pension starts */
export const vestedFacts = (paper: VestedStatement, paydate: Day | null): VestedAccount => ({ ...paper, paydate })

/** Percent of the printed capital that other months of interest and of contributions explain. */
const NOTABLE = 3

/** null: both say about the same, or one of them is not there. */
export function differenceOf(
  certificate: FundCertificate,
  question: CertificateQuestion,
): { printed: number; projected: number } | null {
  const both = comparedSavings(certificateFacts(certificate), question)
  if (!both) return null
  const [printed, projected] = [Math.round(both.printed), Math.round(both.projected)]
  return Math.abs(projected - printed) * 100 > printed * NOTABLE ? { printed, projected } : null
}
