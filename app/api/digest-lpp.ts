/** The second pillar in the digest, from what the pension funds said. */
import type { Policies } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import { type LppResult, lppFromStatements } from '~/pillars/lpp/estimate'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import type { Silent } from '~/pillars/result'
import type { Situation, Work } from '~/pillars/synthesis/change'
import type { Policy } from '~/standards/types'
import type { Tools } from './api-env'
import { loadSalaryChange, newSalaryFrom } from './salary-change'
import type { Session } from './session'

type LppAnswer = ReturnType<typeof lppFromStatements>

type Question = {
  /** As it stands first. */
  situations: readonly Situation[]
  /** What the visitor earns today, where a situation has other work. */
  current: Work | null
  birthDate: Day
  /** When the pension starts where nothing else is planned. */
  reference: Day
  computedOn: Day
}

/** What the funds pay in each situation, null where none has a figure; and who said nothing, in which column. */
export async function loadLpp(
  session: Session,
  tools: Tools,
  policies: Policies,
  question: Question,
): Promise<{ results: (LppResult | null)[]; silent: Silent[] }> {
  const { situations, birthDate, computedOn } = question
  const salaryChanges = new Map<Work, ReturnType<typeof loadSalaryChange>>()
  const policiesIn = async ({ work: desired, retirementDate }: Situation) => {
    const { current, reference } = question
    // Who has retired by then earns no other salary.
    const isTooLate = (retirementDate ?? reference) <= newSalaryFrom(computedOn)
    if (!desired || !current || isTooLate) return { policies: policies.policies, silent: [] }
    const asked = salaryChanges.get(desired) ?? loadSalaryChange(session, tools, policies, { current, desired })
    salaryChanges.set(desired, asked)
    return asked
  }
  const inEach = await Promise.all(situations.map(policiesIn))
  const answers = situations.map(({ retirementDate, capitalShare }, index) =>
    lppFromStatements(inEach[index]?.policies.map(asStatement) ?? [], {
      birthDate,
      retirementDate: retirementDate ?? question.reference,
      computedOn,
      capitalShare,
    }),
  )
  const [asItStands, changed] = [answers[0] as LppAnswer, answers.length > 1 ? answers.at(-1) : null]
  return {
    results: answers.map(({ result }) => result),
    silent: [
      ...silentFunds(policies),
      ...fundsWithoutProjection(policies, asItStands, changed ?? null),
      ...(inEach.at(-1)?.silent ?? []),
    ],
  }
}

export function asStatement(told: Policies['policies'][number]): FundStatement {
  // The connector has checked what is read here; `maxLumpSumShare` is an addition of some funds.
  const policy = told.policy as unknown as Policy
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
