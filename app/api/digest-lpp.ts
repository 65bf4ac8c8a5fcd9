/** The second pillar in the digest, from what the pension funds said. */
import type { Policies } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import { type LppQuestion, lppFromStatements } from '~/pillars/lpp/estimate'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import type { Silent } from '~/pillars/result'
import type { Policy } from '~/standards/types'

type LppAnswer = ReturnType<typeof lppFromStatements>

export const lppOf = ({ policies }: Policies, question: LppQuestion): LppAnswer =>
  lppFromStatements(policies.map(asStatement), question)

function asStatement(told: Policies['policies'][number]): FundStatement {
  // The connector has checked what is read here; `maxLumpSumShare` is an addition of some funds.
  const policy = told.policy as unknown as Policy
  const details: Policy['personalPensionDetails'] & { maxLumpSumShare?: number } = policy.personalPensionDetails
  return {
    fundName: told.fundName,
    webUrl: told.webUrl,
    asOf: policy.referenceDate as Day,
    earliestRetirementAge: details.earliestRetirementAge,
    largestCapitalShare: details.maxLumpSumShare ?? null,
    benefits: details.retirementCapital.projectedRetirementBenefits,
  }
}

const pensionFund = (id: string, name: string, reason: Silent['reason']): Silent => ({
  party: 'pensionFund',
  id,
  name,
  reason,
})

export const silentFunds = ({ silent }: Policies): Silent[] =>
  silent.map(({ fundId, fundName, reason }) => pensionFund(fundId, fundName, reason))

/** Who answered and projects nothing for the age, in both columns or in one; a fund with several policies once. */
export function fundsWithoutProjection({ policies }: Policies, onTime: LppAnswer, changed: LppAnswer | null): Silent[] {
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
