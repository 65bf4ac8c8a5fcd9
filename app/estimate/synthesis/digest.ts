import { saysNo3a } from '~/dossier/rules/savings-rules'
import { pensionFundOf } from '~/dossier/shape/work'
import { lawOn } from '~/law/avs/avs-law'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { pillar3aDrawnOn, pillar3aFromAccounts, pillar3aPayOuts } from '~/pillars/pillar-3a/estimate'
import type { PensionResult, Silent } from '~/pillars/result'
import { type Change, type Situation, worksUntil } from '~/pillars/synthesis/change'
import type { Digest } from '~/pillars/synthesis/digest'
import { digest, notToday, type Parts } from '~/pillars/synthesis/digest'
import { loadPension } from '../avs/pension'
import { isAboutRetirementDate } from '../avs/retirement-date'
import { loadLpp } from '../lpp/funds-in-digest'
import { loadPolicies } from '../lpp/policies'
import { loadVested } from '../lpp/vested-in-digest'
import { Refusal } from '../outcome'
import { silentReason } from '../parties/ask-parties'
import { pillar3aQuestion, silentEntities } from '../pillar-3a/accounts-in-digest'
import { findPaydate } from '../pillar-3a/paydate'
import { loadProvidents } from '../pillar-3a/providents'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadQuestion, type Question } from './question'

/**
 * The three pillars together, each as far as it is known, without a change and then with its causes added one by one.
 * Outside parties are asked in parallel.
 * @throws {Refusal} `noInfo` or `silent` if not even the birth date is known; `unfit` for a retirement date from which no
 * pension can be drawn
 */
export async function loadDigest(session: Session, tools: Tools, change: Change | null): Promise<Digest> {
  const question = await loadQuestion(session, tools, change)
  const { computedOn, causes } = question
  const { inEach, silent } = await loadParts(session, tools, question)
  const [withoutChange, ...parts] = inEach.map((one) => one.parts) as [Parts, ...Parts[]]
  return digest({
    computedOn,
    law: lawOn(computedOn),
    withoutChange,
    changes: change && causes.map((cause, index) => ({ cause, parts: parts[index] as Parts })),
    silent,
  })
}

/** `payOuts3a`: when each 3a account is paid. `drawn3aOn`: what those that are paid later would pay on a day. */
export type PartsInSituation = {
  parts: Parts
  payOuts3a: () => ReturnType<typeof pillar3aPayOuts>
  drawn3aOn: (on: Day) => Franc | null
}

/**
 * The three pillars in each situation of a question, and who is silent in the first and the last of them.
 * @throws {Refusal} `unfit` for a retirement date from which no pension can be drawn
 */
export async function loadParts(
  session: Session,
  tools: Tools,
  question: Question,
): Promise<{ inEach: PartsInSituation[]; silent: Silent[] }> {
  const { reference, situations } = question
  const [avs, policies, providents] = await Promise.all([
    loadAvs(session, tools, situations),
    loadPolicies(session, tools),
    loadProvidents(session, tools, () => findPaydate(session, tools)),
  ])
  const lpp = await loadLpp(session, tools, policies, question)
  // Arriving statements fill in the 3a accounts, so these are read after `loadProvidents`.
  const { thirdPillar } = session.dossier
  const question3a = (situation: Situation) => pillar3aQuestion(thirdPillar, providents, { ...question, situation })
  const silent3a = silentEntities(providents, thirdPillar)
  const partsIn = (situation: Situation, index: number): Parts => ({
    retirementDate: situation.retirementDate ?? reference,
    ...notToday(situation),
    worksUntil: worksUntil(situation),
    pension: avs.pensions[index] ?? null,
    lpp: lpp.inEach[index]?.result ?? null,
    vested: loadVested(session.dossier, { ...question, situation }),
    pillar3a: pillar3aFromAccounts(question3a(situation)).result,
    knowledge: {
      lpp: !lpp.inEach[index]?.isWhole ? 'someSilent' : pensionFundOf(session.dossier) === 'no' ? 'none' : 'allTold',
      pillar3a: silent3a.length > 0 ? 'someSilent' : saysNo3a(thirdPillar) ? 'none' : 'allTold',
    },
  })
  return {
    inEach: situations.map((situation, index) => ({
      parts: partsIn(situation, index),
      payOuts3a: () => pillar3aPayOuts(question3a(situation)),
      drawn3aOn: (on) => pillar3aDrawnOn(question3a(situation), on),
    })),
    silent: [...avs.silent, ...lpp.silent, ...silent3a],
  }
}

type AvsParts = { pensions: PensionResult[]; silent: Silent[] }

/** One pension per situation; none before the form is saved, for a case that is not computed, or if the register is silent. */
async function loadAvs(session: Session, tools: Tools, situations: readonly Situation[]): Promise<AvsParts> {
  try {
    const pensions: PensionResult[] = []
    for (const situation of situations) pensions.push(await loadPension(session, tools, { force: false, situation }))
    return { pensions, silent: [] }
  } catch (error) {
    if (isAboutRetirementDate(error)) throw error
    if (error instanceof Refusal && ['noInfo', 'notFound', 'unfit'].includes(error.reason))
      return { pensions: [], silent: [] }
    const register = { party: 'register', id: 'register', name: 'AVS register' } as const
    return { pensions: [], silent: [{ ...register, reason: silentReason(error) }] }
  }
}
