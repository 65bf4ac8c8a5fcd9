/** A typed certificate as the engine reads it: yearly amounts, and the earliest age that it shows. */
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

/** A fund that prints a pension for an age also pays it at that age (LPP art. 13 al. 2). */
function certificateFacts(paper: Omit<FundCertificate, 'fundId'>): Certificate {
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

/** A certificate as a statement for the engine, with the assumptions made for it. */
export function certificateStatement(
  paper: Omit<FundCertificate, 'fundId'>,
  question: CertificateQuestion,
): { statement: FundStatement; assumptions: LppAssumptionKey[] } {
  const { statement, assumptions } = statementFromCertificate(certificateFacts(paper), question)
  return { statement: { ...statement, isTyped: true }, assumptions }
}

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
