/** The second pillar in the digest, from the answers of the pension funds. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import { lppStart } from '~/pillars/lpp/end-of-work'
import {
  earliestAgeOfAll,
  type LppQuestion,
  type LppResult,
  type lppFromStatements,
  type NoFigureReason,
  toldReason,
} from '~/pillars/lpp/estimate'
import { inOutlook } from '~/pillars/lpp/in-outlook'
import { lppInSteps } from '~/pillars/lpp/work-in-steps'
import type { LppAssumptionKey, Silent } from '~/pillars/result'
import { type Situation, type Work, worksUntil } from '~/pillars/synthesis/change'
import type { Session } from '../session'
import type { Question } from '../synthesis/question'
import type { PartyTools } from '../tools'
import { statementsIn, withBought } from './buy-in'
import { buyInAssumptions, whoBuysIn } from './buy-in-notes'
import { type CertificateStatement, countingCertificates, countingPolicies } from './own-certificates'
import { earnsAnother, loadSalaryChange, type PolicyProjection } from './salary-change'

type LppAnswer = Pick<ReturnType<typeof lppFromStatements>, 'missing'>

/** The policies in one situation, as they stand or as projected for another salary, and what they pay. */
export type LppInSituation = {
  policies: PolicyProjection[]
  certificates: CertificateStatement[]
  question: LppQuestion
  result: LppResult | null
  /** Statements from which no figure follows. */
  missing: LppAnswer['missing']
  /** Whether every fund and certificate that is told of has a figure in it. */
  isWhole: boolean
}

/** What the funds pay in each situation (null if no fund gives a figure), and which funds are silent in which column. */
export async function loadLpp(
  session: Session,
  tools: PartyTools,
  answered: FundPolicies,
  input: Question,
): Promise<{ inEach: LppInSituation[]; silent: Silent[] }> {
  const { situations, birthDate, gender, computedOn, reference, current } = input
  const { secondPillar } = session.dossier
  const policies = countingPolicies(answered, secondPillar)
  const certificates = countingCertificates(answered, secondPillar, { birthDate, gender, computedOn, salary: null })
  const salaryChanges = new Map<Work, ReturnType<typeof loadSalaryChange>>()
  const policiesIn = async (situation: Situation) => {
    const { work: desired } = situation
    if (!desired || !current || !earnsAnother(situation, input)) return { policies: policies.policies, silent: [] }
    const answer = salaryChanges.get(desired) ?? loadSalaryChange(session, tools, policies, { current, desired })
    salaryChanges.set(desired, answer)
    return answer
  }
  const loaded = await Promise.all(situations.map(policiesIn))
  const answers: LppInSituation[] = []
  for (const [index, situation] of situations.entries()) {
    const { capitalShare, steps, buyIn, outlook } = situation
    const { policies: ofFunds, silent } = loaded[index] as (typeof loaded)[number]
    const plain = statementsIn(policies, { policies: ofFunds, certificates })
    const days = { ...situation, retirementDate: situation.retirementDate ?? reference }
    const retirementDate = lppStart(days, { birthDate, gender }, earliestAgeOfAll(plain, computedOn))
    const when = { retirementDate, worksUntil: worksUntil(situation) }
    const isOtherWork = current !== null && earnsAnother(situation, input)
    const question = { birthDate, gender, computedOn, capitalShare, isOtherWork, ...when }
    const parts = { policies: ofFunds, certificates, plain: policies.policies }
    const told = buyIn ? await withBought(parts, { buyIn, question }, { session, tools, mayAsk: true }) : parts
    const statements = statementsIn(policies, told).map((one) => inOutlook(one, outlook, question))
    const { result, missing } = lppInSteps(statements, question, steps)
    const ofBuyIn =
      result && buyIn ? buyInAssumptions(buyIn, result, whoBuysIn(session.dossier.firstPillar), computedOn) : []
    const named = result && withAssumptions(result, told, ofBuyIn)
    answers.push({
      policies: told.policies,
      certificates: told.certificates,
      question,
      result: named,
      missing,
      isWhole: silent.length === 0 && missing.length === 0 && policies.silent.length === 0,
    })
  }
  const [asItStands, changed] = [answers[0] as LppAnswer, answers.length > 1 ? answers.at(-1) : null]
  return {
    inEach: answers,
    silent: [
      ...silentFunds(policies),
      ...fundsWithoutFigure(policies, asItStands, changed ?? null),
      ...(loaded.at(-1)?.silent ?? []),
    ],
  }
}

/** Of the certificates whose figures stand in the result. `ofBuyIn`: of a buy-in. */
function withAssumptions(
  result: LppResult,
  { policies, certificates }: Pick<LppInSituation, 'policies' | 'certificates'>,
  ofBuyIn: readonly LppAssumptionKey[],
) {
  const isByRate = [...policies, ...certificates].some(({ bought }) => bought && !bought.isByFund)
  const used = certificates.filter(({ paper }) =>
    result.funds.some(({ name, isTyped }) => isTyped && name === paper.label),
  )
  const ofPapers = used.flatMap(({ assumptions }) => assumptions)
  const byRate: LppAssumptionKey[] = isByRate ? ['buyInByRate'] : []
  return { ...result, assumptions: [...new Set([...result.assumptions, ...ofPapers, ...byRate, ...ofBuyIn])] }
}

const pensionFund = (id: string, name: string, reason: Silent['reason']): Silent => ({
  party: 'pensionFund',
  id,
  name,
  reason,
})

const silentFunds = ({ silent }: FundPolicies): Silent[] =>
  silent.map(({ fundId, fundName, reason }) => pensionFund(fundId, fundName, reason))

/** Funds that answered without what gives a figure, in one column or both. A fund with several policies appears once. */
function fundsWithoutFigure({ policies }: FundPolicies, onTime: LppAnswer, changed: LppAnswer | null): Silent[] {
  const [always, then] = [reasonsOf(onTime), changed && reasonsOf(changed)]
  // A certificate that the visitor copied is of no fund in the directory, and has a name all the same.
  const idOf = (name: string) => policies.find(({ fundName }) => fundName === name)?.fundId ?? `certificate ${name}`
  const silentFund = ([name, reason]: [string, NoFigureReason]): Silent => {
    const silent = pensionFund(idOf(name), name, toldReason(reason))
    if (!then || (always.has(name) && then.has(name))) return silent
    return { ...silent, column: always.has(name) ? 'withoutChange' : 'withChange' }
  }
  return [...new Map([...(then ?? []), ...always])].map(silentFund)
}

const reasonsOf = ({ missing }: LppAnswer) => new Map(missing.map(({ fundName, reason }) => [fundName, reason]))
