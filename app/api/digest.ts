import { PartyError } from '~/connectors/connectors'
import { lawOn } from '~/law/avs-law'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { lppFromStatements } from '~/pillars/lpp/estimate'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { pillar3aFromInfo } from '~/pillars/pillar-3a/estimate'
import type { Digest, Silent } from '~/pillars/result'
import { digest, type Parts } from '~/pillars/synthesis/digest'
import type { CompactStatement3a, Policy } from '~/standards/types'
import type { Tools } from './api-env'
import { silentReason } from './ask-parties'
import { loadBirth } from './insureds'
import { findPaydate } from './paydate'
import { loadPension } from './pension'
import { loadPolicies } from './policies'
import { Problem, registerSilent } from './problem'
import { loadProvidents } from './providents'
import type { Session } from './session'

type Part<Name extends keyof Parts> = { result: Parts[Name]; silent: Silent[] }

/**
 * The three pillars together, each as far as it is known; the outside parties are asked at the same time.
 * @throws {Problem} where not even the birth date is known: 404 `no info`, 502 with a silent register
 */
export async function loadDigest(session: Session, tools: Tools): Promise<Digest> {
  const computedOn = tools.clock.today()
  const birth = await birthOf(session, tools)
  const retirementDate = retirementOf(birth).start
  const [avs, lpp, pillar3a] = await Promise.all([
    avsPart(session, tools),
    lppPart(session, tools, { birthDate: birth.birthDate, retirementDate, computedOn }),
    pillar3aPart(session, tools, computedOn),
  ])
  return digest({
    computedOn,
    lawYear: lawOn(computedOn).lawYear,
    withoutChange: { retirementDate, pension: avs.result, lpp: lpp.result, pillar3a: pillar3a.result },
    withChange: null,
    silent: [...avs.silent, ...lpp.silent, ...pillar3a.silent],
  })
}

const birthOf = (session: Session, { connectors }: Tools) =>
  loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? new Problem(404, 'no info') : registerSilent()
  })

/** Missing before the form is saved, for a case that is not computed, and where the register is silent. */
async function avsPart(session: Session, tools: Tools): Promise<Part<'pension'>> {
  try {
    return { result: await loadPension(session, tools, { force: false }), silent: [] }
  } catch (error) {
    if (error instanceof Problem && [404, 422].includes(error.status)) return { result: null, silent: [] }
    const register = { party: 'register', id: 'register', name: 'AVS register' } as const
    return { result: null, silent: [{ ...register, reason: silentReason(error) }] }
  }
}

type LppDays = { birthDate: Day; retirementDate: Day; computedOn: Day }

async function lppPart(session: Session, tools: Tools, days: LppDays): Promise<Part<'lpp'>> {
  const { policies, silent } = await loadPolicies(session, tools)
  const { result, missing } = lppFromStatements(policies.map(asStatement), days)
  const idOf = (name: string) => policies.find(({ fundName }) => fundName === name)?.fundId ?? name
  // A fund with several policies is named once.
  const withoutProjection = [...new Set(missing.map(({ fundName }) => fundName))]
  return {
    result,
    silent: [
      ...silent.map(({ fundId, fundName, reason }) => pensionFund(fundId, fundName, reason)),
      ...withoutProjection.map((name) => pensionFund(idOf(name), name, 'noProjection')),
    ],
  }
}

const pensionFund = (id: string, name: string, reason: Silent['reason']): Silent => ({
  party: 'pensionFund',
  id,
  name,
  reason,
})

function asStatement(told: Awaited<ReturnType<typeof loadPolicies>>['policies'][number]): FundStatement {
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

async function pillar3aPart(session: Session, tools: Tools, computedOn: Day): Promise<Part<'pillar3a'>> {
  const { providents, silent } = await loadProvidents(session, tools, () => findPaydate(session, tools))
  const { result } = pillar3aFromInfo({
    info: session.dossier.thirdPillar.info,
    entityName: (providents.at(-1) ?? silent.at(-1))?.entityName ?? null,
    others: providents.slice(0, -1).map(({ entityName, statement }) => ({
      entityName,
      solde: (statement as unknown as CompactStatement3a).rc.cb,
    })),
    computedOn,
  })
  return {
    result,
    silent: silent.map(({ entityId, entityName, reason }) => ({
      party: 'entity',
      id: entityId,
      name: entityName,
      reason,
    })),
  }
}
