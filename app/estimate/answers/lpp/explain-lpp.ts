/** Explains how the figures of the second pillar follow from the answers of the pension funds. */
import { LPP_CAPITAL_SHARE } from '~/law/lpp/capital-share'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { isShareToCheck, largestCapitalShare } from '~/pillars/lpp/capital'
import type { LppQuestion, NoFigureReason } from '~/pillars/lpp/estimate'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import type { VestedResult } from '~/pillars/lpp/vested-benefits'
import type { Change } from '~/pillars/synthesis/change'
import type { LppColumnExplanation, LppExplanation, PolicyExplanation } from '~/pillars/synthesis/explanation'
import type { Case, PolicyProjection } from '../../case/case'
import { newSalaryFrom } from '../../case/known-work'
import { asStatement } from '../../case/lpp/fund-statement'
import type { CertificateStatement } from '../../case/lpp/papers'
import { explanationOf } from '../explanation'
import { endsOf, type Question, questionOf } from '../question'
import { type LppInSituation, lppInEach } from './lpp'
import { vestedIn } from './vested'

/** The second pillar of the digest with its steps, and the figures given by each fund. @throws {Refusal} as the digest does */
export function explainLpp(known: Case, change: Change | null): LppExplanation {
  const question = endsOf(questionOf(known, change))
  const { inEach, silent } = lppInEach(known, question)
  const columns = question.situations.map((situation, index) =>
    explainColumn(inEach[index] as LppInSituation, known, vestedIn(known, situation)),
  )
  return {
    ...explanationOf(question, change, columns, silent),
    newSalaryFrom: newSalaryFrom(question.computedOn),
    law: lawFor(known, question),
  }
}

const lawFor = ({ person: { gender }, day: computedOn }: Case, { reference }: Question): LppExplanation['law'] => ({
  minimumInterestRate: rowOn(LPP_MINIMUM_INTEREST, computedOn).value,
  minimumConversionRate: minimumConversionRate(gender, reference),
  capitalShare: rowOn(LPP_CAPITAL_SHARE, computedOn).value,
})

const explainColumn = (
  { policies, certificates, question, result, missing }: LppInSituation,
  { secondPillar }: Case,
  vested: VestedResult | null,
): LppColumnExplanation => {
  /** In the order of the computation: policies first, then certificates. */
  const why = (at: number) => missing.find((one) => one.at === at)?.reason ?? null
  return {
    retirementDate: question.retirementDate,
    lpp: result,
    funds: [
      ...policies.map((policy, index) => {
        const before = secondPillar.policies.policies.find(isSamePolicy(policy)) ?? policy
        return explainPolicy(policy, before, { question, missing: why(index) })
      }),
      ...certificates.map((certificate, index) =>
        explainCertificate(certificate, index, { question, missing: why(policies.length + index) }),
      ),
    ],
    vested,
  }
}

/** `missing`: why the column has no figure for it; null: it has one. */
type FundQuestion = { question: LppQuestion; missing: NoFigureReason | null }

const isSamePolicy = (one: PolicyProjection) => (other: PolicyProjection) =>
  other.fundId === one.fundId && other.policyId === one.policyId

/** `before`: the policy without the change. Its balance is shown, since a projection carries the balance of another day. */
function explainPolicy(
  policy: PolicyProjection,
  before: PolicyProjection,
  { question, missing }: FundQuestion,
): PolicyExplanation {
  const { details } = policy
  const statement = asStatement(policy)
  const age = ageAtRetirement(question.birthDate, question.retirementDate)
  const listed = details.benefits.find(({ retirementAge }) => retirementAge === age)
  const isWaiting = question.worksUntil && question.worksUntil < question.retirementDate
  const largest = largestCapitalShare(statement, question.computedOn)
  return {
    fundId: policy.fundId,
    fundName: policy.fundName,
    webUrl: policy.webUrl,
    planName: before.planName,
    asOf: statement.asOf,
    balance: before.details.balance,
    projectionRate: details.projectionRate ?? null,
    withoutInterest: (!isWaiting && listed?.capitalBalanceNoInterest) || null,
    isBetweenAges: listed === undefined,
    largestCapitalShare: largest,
    isLegalShare: largest > (statement.largestCapitalShare ?? 0),
    salaryChange: policy.salaryChange ? salaryChange(policy.salaryChange) : null,
    bought: policy.bought ?? null,
    missing,
    certificate: null,
  }
}

/** `index`: its place, to tell two equal certificates apart. */
function explainCertificate(
  { statement, differs, bought }: CertificateStatement,
  index: number,
  { question, missing }: FundQuestion,
): PolicyExplanation {
  const age = ageAtRetirement(question.birthDate, question.retirementDate)
  const largest = largestCapitalShare(statement, question.computedOn)
  return {
    fundId: `certificate ${index + 1}`,
    fundName: statement.fundName,
    webUrl: null,
    planName: '',
    asOf: statement.asOf,
    balance: statement.balance ?? null,
    projectionRate: statement.projectionRate ?? null,
    withoutInterest: null,
    isBetweenAges: !statement.benefits.some(({ retirementAge }) => retirementAge === age),
    largestCapitalShare: largest,
    isLegalShare: largest > (statement.largestCapitalShare ?? 0) && !isShareToCheck(statement),
    salaryChange: null,
    bought: bought ?? null,
    missing,
    certificate: {
      ...{ differs, isShareToCheck: isShareToCheck(statement) },
      ...(statement.isCapitalOnly && { isCapitalOnly: true as const }),
    },
  }
}

const salaryChange = ({
  declaredSalary,
  employmentLevel,
  effectiveDate,
}: NonNullable<PolicyProjection['salaryChange']>) => ({
  declaredSalary,
  employmentLevel,
  effectiveDate,
})
