import { lawOn } from '~/law/avs-law'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import type { Digest, PensionResult, Silent } from '~/pillars/result'
import type { Change, Situation } from '~/pillars/synthesis/change'
import { digest, type Parts } from '~/pillars/synthesis/digest'
import type { Tools } from './api-env'
import { silentReason } from './ask-parties'
import { loadLpp } from './digest-lpp'
import { pillar3aQuestion, silentEntities } from './digest-pillar-3a'
import { findPaydate } from './paydate'
import { loadPension } from './pension'
import { loadPolicies } from './policies'
import { Problem } from './problem'
import { loadProvidents } from './providents'
import { loadQuestion } from './question'
import { isAboutRetirementDate } from './retirement-date'
import type { Session } from './session'

/**
 * The three pillars together, each as far as it is known, and once more with each cause of a change put upon the ones
 * before; the outside parties are asked at the same time.
 * @throws {Problem} where not even the birth date is known: 404 `no info`, 424 with a silent register; 422 for a day
 * from which no pension can be drawn
 */
export async function loadDigest(session: Session, tools: Tools, change: Change | null): Promise<Digest> {
  const question = await loadQuestion(session, tools, change)
  const { computedOn, reference, situations, causes } = question
  const [avs, policies, providents] = await Promise.all([
    loadAvs(session, tools, situations),
    loadPolicies(session, tools),
    loadProvidents(session, tools, () => findPaydate(session, tools)),
  ])
  const lpp = await loadLpp(session, tools, policies, question)
  // The providers' own figures are written into the information when they arrive: it is read after them.
  const { thirdPillar } = session.dossier
  const partsIn = (situation: Situation, index: number): Parts => ({
    retirementDate: situation.retirementDate ?? reference,
    pension: avs.pensions[index] ?? null,
    lpp: lpp.inEach[index]?.result ?? null,
    pillar3a: pillar3aFromAccounts(pillar3aQuestion(thirdPillar, providents, { ...question, situation })).result,
  })
  const [withoutChange, ...parts] = situations.map(partsIn) as [Parts, ...Parts[]]
  return digest({
    computedOn,
    lawYear: lawOn(computedOn).lawYear,
    withoutChange,
    changes: change && causes.map((cause, index) => ({ cause, parts: parts[index] as Parts })),
    silent: [...avs.silent, ...lpp.silent, ...silentEntities(providents, thirdPillar.info)],
  })
}

type AvsParts = { pensions: PensionResult[]; silent: Silent[] }

/** One pension a situation; none before the form is saved, for a case that is not computed, or with a silent register. */
async function loadAvs(session: Session, tools: Tools, situations: readonly Situation[]): Promise<AvsParts> {
  try {
    const pensions: PensionResult[] = []
    for (const situation of situations) pensions.push(await loadPension(session, tools, { force: false, situation }))
    return { pensions, silent: [] }
  } catch (error) {
    if (isAboutRetirementDate(error)) throw error
    if (error instanceof Problem && [404, 422].includes(error.status)) return { pensions: [], silent: [] }
    const register = { party: 'register', id: 'register', name: 'AVS register' } as const
    return { pensions: [], silent: [{ ...register, reason: silentReason(error) }] }
  }
}
