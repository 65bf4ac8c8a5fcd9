/** The second pillar in the digest, from what the pension funds said. */
import type { Policies } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import { type LppQuestion, type LppResult, lppFromStatements } from '~/pillars/lpp/estimate'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import type { Silent } from '~/pillars/result'
import type { Situation, Work } from '~/pillars/synthesis/change'
import type { Policy } from '~/standards/types'
import type { Tools } from './api-env'
import type { Question } from './question'
import { loadSalaryChange, newSalaryFrom, type ToldPolicy } from './salary-change'
import type { Session } from './session'
import { policyIn } from './told-documents'

type LppAnswer = ReturnType<typeof lppFromStatements>

/** The policies in one situation, as the funds told them or answered to another salary, and what they pay. */
export type LppInSituation = { policies: ToldPolicy[]; question: LppQuestion; result: LppResult | null }

/** What the funds pay in each situation, null where none has a figure; and who said nothing, in which column. */
export async function loadLpp(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock' | 'report'>,
  policies: Policies,
  asked: Question,
): Promise<{ inEach: LppInSituation[]; silent: Silent[] }> {
  const { situations, birthDate, gender, computedOn, reference, current } = asked
  const salaryChanges = new Map<Work, ReturnType<typeof loadSalaryChange>>()
  const policiesIn = async ({ work: desired, retirementDate }: Situation) => {
    // Who has retired by then earns no other salary.
    const isTooLate = (retirementDate ?? reference) <= newSalaryFrom(computedOn)
    if (!desired || !current || isTooLate) return { policies: policies.policies, silent: [] }
    const answer = salaryChanges.get(desired) ?? loadSalaryChange(session, tools, policies, { current, desired })
    salaryChanges.set(desired, answer)
    return answer
  }
  const told = await Promise.all(situations.map(policiesIn))
  const answers = situations.map(({ retirementDate, capitalShare }, index) => {
    const ofFunds: ToldPolicy[] = told[index]?.policies ?? []
    const question = { birthDate, gender, retirementDate: retirementDate ?? reference, computedOn, capitalShare }
    return { policies: ofFunds, question, ...lppFromStatements(ofFunds.map(asStatement), question) }
  })
  const [asItStands, changed] = [answers[0] as LppAnswer, answers.length > 1 ? answers.at(-1) : null]
  return {
    inEach: answers,
    silent: [
      ...silentFunds(policies),
      ...fundsWithoutProjection(policies, asItStands, changed ?? null),
      ...(told.at(-1)?.silent ?? []),
    ],
  }
}

export function asStatement(told: ToldPolicy): FundStatement {
  const policy = policyIn(told)
  // `maxLumpSumShare` is an addition of some funds.
  const details: Policy['personalPensionDetails'] & { maxLumpSumShare?: number } = policy.personalPensionDetails
  return {
    fundName: told.fundName,
    webUrl: told.webUrl,
    asOf: policy.referenceDate as Day,
    earliestRetirementAge: details.earliestRetirementAge,
    largestCapitalShare: details.maxLumpSumShare ?? null,
    balance: details.retirementCapital.balanceReferenceDate,
    projectionRate: details.retirementCapital.interestRates?.interestRateEnvelopingProjection,
    benefits: details.retirementCapital.projectedRetirementBenefits,
  }
}

const pensionFund = (id: string, name: string, reason: Silent['reason']): Silent => ({
  party: 'pensionFund',
  id,
  name,
  reason,
})

const silentFunds = ({ silent }: Policies): Silent[] =>
  silent.map(({ fundId, fundName, reason }) => pensionFund(fundId, fundName, reason))

/** Who answered and projects nothing for the age, in both columns or in one; a fund with several policies once. */
function fundsWithoutProjection({ policies }: Policies, onTime: LppAnswer, changed: LppAnswer | null): Silent[] {
  const [always, then] = [namesMissing(onTime), changed && namesMissing(changed)]
  const idOf = (name: string) => policies.find(({ fundName }) => fundName === name)?.fundId ?? name
  const named = (name: string): Silent => {
    const silent = pensionFund(idOf(name), name, 'noProjection')
    if (!then || (always.has(name) && then.has(name))) return silent
    return { ...silent, column: always.has(name) ? 'withoutChange' : 'withChange' }
  }
  return [...new Set([...always, ...(then ?? [])])].map(named)
}

const namesMissing = ({ missing }: LppAnswer) => new Set(missing.map(({ fundName }) => fundName))
