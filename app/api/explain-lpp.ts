/** How the figures of the second pillar came about, from what the pension funds said. */
import type { Policies } from '~/dossier/shape'
import { LPP_CAPITAL_SHARE } from '~/law/lpp-capital-share'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp-minimum-interest'
import { rowOn } from '~/law/table'
import { largestCapitalShare, lppFromStatements } from '~/pillars/lpp/estimate'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import type { Change } from '~/pillars/synthesis/change'
import type { LppExplained, LppExplanation, ToldFund } from '~/pillars/synthesis/explanation'
import type { Tools } from './api-env'
import { asStatement, type LppInSituation, loadLpp } from './digest-lpp'
import { explanationOf } from './explanation'
import { loadPolicies } from './policies'
import { endsOf, loadQuestion, type Question } from './question'
import { newSalaryFrom, type ToldPolicy } from './salary-change'
import type { Session } from './session'
import { policyIn } from './told-documents'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>

/** The second pillar of the digest with its steps, and what each fund told. @throws {Problem} as the digest does */
export async function explainLpp(session: Session, tools: Asked, change: Change | null): Promise<LppExplanation> {
  const question = endsOf(await loadQuestion(session, tools, change))
  const policies = await loadPolicies(session, tools)
  const { inEach, silent } = await loadLpp(session, tools, policies, question)
  const columns = inEach.map((one) => explained(one, policies))
  return {
    ...explanationOf(question, change, columns, silent),
    newSalaryFrom: newSalaryFrom(question.computedOn),
    law: lawFor(question),
  }
}

const lawFor = ({ gender, computedOn, reference }: Question): LppExplanation['law'] => ({
  minimumInterestRate: rowOn(LPP_MINIMUM_INTEREST, computedOn).value,
  minimumConversionRate: minimumConversionRate(gender, reference),
  capitalShare: rowOn(LPP_CAPITAL_SHARE, computedOn).value,
})

const explained = ({ policies, question, result }: LppInSituation, { policies: asTold }: Policies): LppExplained => ({
  retirementDate: question.retirementDate,
  lpp: result,
  funds: policies.map((told) => toldFund(told, asTold.find(isSamePolicy(told)) ?? told, question)),
})

const idOf = (told: ToldPolicy) => policyIn(told).policyId

const isSamePolicy = (one: ToldPolicy) => (other: ToldPolicy) =>
  other.fundId === one.fundId && idOf(other) === idOf(one)

/** `before`: the same policy as it stands; an answer to another salary has the balance of another day. */
function toldFund(told: ToldPolicy, before: ToldPolicy, question: LppInSituation['question']): ToldFund {
  const policy = policyIn(before)
  const { retirementCapital } = policyIn(told).personalPensionDetails
  const statement = asStatement(told)
  const age = ageAtRetirement(question.birthDate, question.retirementDate)
  const listed = retirementCapital.projectedRetirementBenefits.find(({ retirementAge }) => retirementAge === age)
  const { missing } = lppFromStatements([statement], question)
  return {
    fundId: told.fundId,
    fundName: told.fundName,
    webUrl: told.webUrl,
    planName: policy.pensionPlan.planName,
    asOf: statement.asOf,
    balance: policy.personalPensionDetails.retirementCapital.balanceReferenceDate,
    projectionRate: retirementCapital.interestRates.interestRateEnvelopingProjection ?? null,
    withoutInterest: listed?.capitalBalanceNoInterest ?? null,
    isBetweenAges: listed === undefined,
    largestCapitalShare: largestCapitalShare(statement, question.computedOn),
    isLegalShare: statement.largestCapitalShare === null,
    salaryChange: told.asked ? salaryChange(told.asked) : null,
    missing: missing[0]?.reason ?? null,
  }
}

const salaryChange = ({ declaredSalary, employmentLevel, effectiveDate }: NonNullable<ToldPolicy['asked']>) => ({
  declaredSalary,
  employmentLevel,
  effectiveDate,
})
