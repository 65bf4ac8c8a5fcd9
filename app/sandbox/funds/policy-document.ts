/** A policy and its pension statement as a fund sends them (SFTI Pension API 4.1.0). */
import type { Day } from '~/pillars/day'
import type { PensionPlan, PensionProvider, PensionStatement, Policy as PolicyDocument } from '~/standards/types'
import type { Fund } from '../parties'
import type { Person, Policy } from '../people/people'
import { type DetailsWithShare, detailsOn } from '../people/personal-details'
import { opaqueId } from '../secrets'
import { asItStands, type Plan, referenceDateOf } from './fund-plan'

/** A policy that a person holds at a fund, with the fund's ids for both. */
export type HeldPolicy = {
  fund: Fund
  person: Person
  policy: Policy
  personId: string
  policyId: string
  portalUrl: string
}

type WithShare = { personalPensionDetails: DetailsWithShare }

export function asPolicyDocument(held: HeldPolicy, today: Day): PolicyDocument & WithShare {
  const { fund, person, policy, personId, policyId, portalUrl } = held
  const referenceDate = referenceDateOf(policy, today)
  return {
    personId,
    policyId,
    policyNo: opaqueId('policyNo', policyId),
    contractNo: opaqueId('contractNo', fund.id),
    entryDate: policy.entryDate,
    referenceDate,
    employer: { employerName: fund.employer },
    pensionPlan: planOf(fund),
    pensionProvider: providerOf(fund, portalUrl),
    personalPensionDetails: detailsOn(person, asItStands(policy), today, referenceDate),
  }
}

/** The official statement: as of the policy's reference date. The sandbox's funds make one a year. */
export function asRegularStatement(held: HeldPolicy, today: Day): PensionStatement & WithShare {
  const referenceDate = referenceDateOf(held.policy, today)
  return {
    ...statementOf(held, asItStands(held.policy), today, referenceDate),
    pensionStatementType: 'regular',
    pensionStatementId: opaqueId('statement', held.policyId, referenceDate),
  }
}

export const asSimulatedStatement = (
  held: HeldPolicy,
  plan: Plan,
  today: Day,
  on: Day,
): PensionStatement & WithShare => ({
  ...statementOf(held, plan, today, on),
  pensionStatementType: 'simulated',
})

const statementOf = (
  { fund, person, personId, portalUrl }: HeldPolicy,
  plan: Plan,
  today: Day,
  referenceDate: Day,
) => ({
  personId,
  referenceDate,
  // The sandbox knows days but no times: its statements are made at the start of the day.
  timeStamp: `${today}T00:00:00Z`,
  languageCode: fund.language,
  employer: { employerName: fund.employer },
  pensionPlans: [planOf(fund)],
  pensionProvider: providerOf(fund, portalUrl),
  personalPensionDetails: detailsOn(person, plan, today, referenceDate),
})

const planOf = (fund: Fund): PensionPlan => ({
  contractType: 'mand',
  // The standard has one name for all readers, so this one reads the same in both languages.
  planName: 'Plan A',
  planId: opaqueId('plan', fund.id),
})

const providerOf = ({ name }: Fund, portalUrl: string): PensionProvider => ({ providerName: name, portalUrl })
