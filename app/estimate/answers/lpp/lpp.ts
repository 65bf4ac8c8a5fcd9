/** The second pillar in the digest, from the answers of the pension funds. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import { lppStart } from '~/pillars/lpp/end-of-work'
import {
  earliestAgeOfAll,
  type LppQuestion,
  type LppResult,
  type lppFromStatements,
  shownReason,
} from '~/pillars/lpp/estimate'
import { withOtherPayments } from '~/pillars/lpp/fund-payments'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { inOutlook } from '~/pillars/lpp/in-outlook'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import { lppInSteps } from '~/pillars/lpp/work-in-steps'
import type { Silent } from '~/pillars/result'
import { type Situation, worksUntil } from '~/pillars/synthesis/change'
import type { Case, PolicyProjection } from '../../case/case'
import { divorceAt, keyOfPolicy } from '../../case/lpp/buy-in-place'
import { bridgingOf, paidPensions } from '../../case/lpp/other-payments'
import {
  type CertificateStatement,
  countingCertificates,
  countingPolicies,
  legalStart,
  papersOf,
} from '../../case/lpp/papers'
import { earnsAnother, projectedFor } from '../../case/lpp/salary-change'
import { retirementIn, standing } from '../../case/situation'
import type { Question } from '../question'
import { ageToTell, purchaseKey, statementsIn, withBought } from './buy-in'
import { buyInAssumptions } from './buy-in-notes'

type LppAnswer = Pick<ReturnType<typeof lppFromStatements>, 'missing'>

/** The policies in one situation, as they stand or as projected for another salary, and what they pay. */
export type LppInSituation = {
  policies: PolicyProjection[]
  certificates: CertificateStatement[]
  question: LppQuestion
  result: LppResult | null
  /** CHF a month for life in `result` beside what the statements give: paid already, less what is paid back. */
  besides: number
  /** Statements from which no figure follows. */
  missing: LppAnswer['missing']
  statements: FundStatement[]
  /** The funds that gave nothing for another salary. */
  silent: Silent[]
  /** Whether every known fund and certificate has a figure in it. */
  isWhole: boolean
}

/** What the funds pay in each situation (null if no fund gives a figure), and which funds are silent in which column. */
export function lppInEach(known: Case, input: Question): { inEach: LppInSituation[]; silent: Silent[] } {
  const asPrinted = known.secondPillar.legalMinimum ? null : countingCertificates(known)
  const inEach = input.situations.map((situation) => lppIn(known, situation, { ...input, asPrinted }))
  const [asItStands, changed] = [inEach[0], inEach.length > 1 ? inEach.at(-1) : null]
  const silent = [
    ...silentFunds(countingPolicies(known.secondPillar)),
    ...(asItStands ? withoutFigure(asItStands, changed ?? null) : []),
    ...(inEach.at(-1)?.silent ?? []),
  ]
  return { inEach, silent }
}

/** `asPrinted`: the certificates for whoever earns no other salary, the same in all situations; left out: not worked out yet. */
type PartsQuestion = Pick<Question, 'current' | 'reference'> & { asPrinted?: CertificateStatement[] | null }

/** `projected`: for another salary, if one is earned. */
function partsIn(known: Case, situation: Situation, { current, reference, asPrinted = null }: PartsQuestion) {
  const { day: computedOn, person } = known
  const counting = countingPolicies(known.secondPillar)
  const { work: desired, capitalShare } = situation
  const isOtherWork = current !== null && earnsAnother(situation, { reference, computedOn })
  const { policies, silent } =
    desired && isOtherWork ? projectedFor(known, { current, desired }) : { policies: counting.policies, silent: [] }
  const change = desired && current && isOtherWork ? { before: current.salary, after: desired.salary } : null
  const certificates =
    change === null && asPrinted
      ? asPrinted
      : papersOf(known, situation, { retirementDate: legalStart(known, situation), change })
  const days = { ...situation, retirementDate: retirementIn(known, situation) }
  const plain = statementsIn(counting, { policies, certificates })
  const when = known.secondPillar.legalMinimum
    ? { retirementDate: legalStart(known, situation), worksUntil: null }
    : {
        retirementDate: lppStart(days, person, earliestAgeOfAll(plain, computedOn)),
        worksUntil: worksUntil(situation),
      }
  const question = { ...person, computedOn, capitalShare, isOtherWork, ...when }
  return { counting, question, silent, parts: { policies, certificates, plain: counting.policies } }
}

/** What to ask about a buy-in at a policy; null: nothing is bought there. */
export function purchaseIn(known: Case, situation: Situation, input: Pick<Question, 'current' | 'reference'>) {
  const { buyIn } = situation
  if (!buyIn) return null
  const { question, parts } = partsIn(known, standing(known, situation), input)
  const policy = parts.plain.find((one) => keyOfPolicy(one) === buyIn.at)
  if (!policy) return null
  return { policy, buyIn, key: purchaseKey(policy, buyIn, question), retirementAge: ageToTell(buyIn, question) }
}

/** The second pillar in one situation. */
function lppIn(known: Case, asked: Situation, input: PartsQuestion): LppInSituation {
  const situation = standing(known, asked)
  const { steps, buyIn, outlook } = situation
  const { counting, question, silent, parts } = partsIn(known, situation, input)
  const told = buyIn ? withBought(known, parts, { buyIn, question }) : parts
  const { legalMinimum } = known.secondPillar
  const statements = statementsIn(counting, told).map((one) => (legalMinimum ? one : inOutlook(one, outlook, question)))
  const { result, missing } = lppInSteps(statements, question, legalMinimum && !steps?.drawsFund ? null : steps)
  const bought = buyIn && { ...buyIn, divorce: divorceAt(buyIn.at, told.certificates) }
  const ofBuyIn = result && bought ? buyInAssumptions(bought, result, known.work.buysIn, known.day) : []
  const estimated = result && withAssumptions(result, told, ofBuyIn)
  const whole = withOtherPayments(estimated, paidPensions(known), bridgingsIn(known, estimated, told.certificates))
  return {
    ...{ policies: told.policies, certificates: told.certificates, statements, question, missing, silent },
    result: whole,
    besides: (whole?.monthly ?? 0) - (estimated?.monthly ?? 0),
    isWhole: silent.length === 0 && missing.length === 0 && counting.silent.length === 0,
  }
}

/** Of the funds that pay in the result. */
const bridgingsIn = ({ person }: Case, result: LppResult | null, certificates: readonly CertificateStatement[]) =>
  result === null
    ? []
    : certificates
        .filter((one) => isIn(result, one))
        .flatMap(({ paper }) => (paper && bridgingOf(paper, { person, from: result.from })) ?? [])

const isIn = ({ funds }: LppResult, { paper }: CertificateStatement) =>
  funds.some(({ name, isTyped }) => !paper || (isTyped && name === paper.label))

/** The assumptions for the certificates in the result. `ofBuyIn`: those for a buy-in. */
function withAssumptions(
  result: LppResult,
  { policies, certificates }: Pick<LppInSituation, 'policies' | 'certificates'>,
  ofBuyIn: readonly LppAssumptionKey[],
) {
  const isByRate = [...policies, ...certificates].some(({ bought }) => bought && !bought.isByFund)
  const used = certificates.filter((one) => isIn(result, one))
  const isPledged = used.some(({ paper }) => (paper?.pledged ?? 0) > 0 && result.capital > 0)
  const ofPapers: LppAssumptionKey[] = [
    ...used.flatMap(({ assumptions }) => assumptions),
    ...(isPledged ? (['pledgedNeedsConsent'] as const) : []),
  ]
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

/** Funds and documents without a figure, in one column or both. A fund with several policies appears once. */
function withoutFigure(onTime: LppInSituation, changed: LppInSituation | null): Silent[] {
  const [always, then] = [reasonsIn(onTime), changed && reasonsIn(changed)]
  return [...new Map([...(then ?? []), ...always])].map(([id, { name, reason }]): Silent => {
    const silent = pensionFund(id, name, shownReason(reason))
    if (!then || (always.has(id) && then.has(id))) return silent
    return { ...silent, column: always.has(id) ? 'withoutChange' : 'withChange' }
  })
}

/** By fund or paper. */
function reasonsIn({ missing, policies, certificates }: LppInSituation) {
  const ids = [...policies.map(({ fundId }) => fundId), ...certificates.map(({ id }) => id)]
  return new Map(missing.map(({ at, fundName: name, reason }) => [ids[at] as string, { name, reason }]))
}
