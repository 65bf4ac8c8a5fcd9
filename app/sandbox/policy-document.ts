/** A policy and its pension statement as a fund answers them (SFTI Pension API 4.1.0). */
import type { Day } from '~/pillars/day'
import type { PensionPlan, PensionProvider, PensionStatement, Policy as PolicyDocument } from '~/standards/types'
import { asItStands, type Plan, referenceDateOf } from './fund-plan'
import type { Fund } from './parties'
import type { Person, Policy } from './people'
import { type DetailsWithShare, detailsOn } from './personal-details'
import { opaqueId } from './secrets'

/** A policy that a person holds at a fund, with the ids under which the fund knows both. */
export type Held = { fund: Fund; person: Person; policy: Policy; personId: string; policyId: string; portalUrl: string }

type WithShare = { personalPensionDetails: DetailsWithShare }

export function asPolicyDocument(held: Held, today: Day): PolicyDocument & WithShare {
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
export function asRegularStatement(held: Held, today: Day): PensionStatement & WithShare {
  const referenceDate = referenceDateOf(held.policy, today)
  return {
    ...statementOf(held, asItStands(held.policy), today, referenceDate),
    pensionStatementType: 'regular',
    pensionStatementId: opaqueId('statement', held.policyId, referenceDate),
  }
}

export const asSimulatedStatement = (held: Held, plan: Plan, today: Day, on: Day): PensionStatement & WithShare => ({
  ...statementOf(held, plan, today, on),
  pensionStatementType: 'simulated',
})

const statementOf = ({ fund, person, personId, portalUrl }: Held, plan: Plan, today: Day, referenceDate: Day) => ({
  personId,
  referenceDate,
  // The sandbox knows days, no times: its statements are made when the day begins.
  timeStamp: `${today}T00:00:00Z`,
  languageCode: fund.language,
  employer: { employerName: fund.employer },
  pensionPlans: [planOf(fund)],
  pensionProvider: providerOf(fund, portalUrl),
  personalPensionDetails: detailsOn(person, plan, today, referenceDate),
})

const planOf = (fund: Fund): PensionPlan => ({
  contractType: 'mand',
  // The standard has one name for all readers: this one reads the same in both languages.
  planName: 'Plan A',
  planId: opaqueId('plan', fund.id),
})

const providerOf = ({ name }: Fund, portalUrl: string): PensionProvider => ({ providerName: name, portalUrl })
