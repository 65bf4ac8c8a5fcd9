/** Completes a requested change of situation from known data, and checks it against what the law and the funds allow. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import type { BuyIn, FundStatement } from '~/pillars/lpp'
import { isShareToCheck, mostCapitalOfAll } from '~/pillars/lpp/capital'
import type { BuyInAt, Change } from '~/pillars/synthesis/change'
import { requireBirth } from '../avs/insureds'
import { findPartnerProblem } from '../avs/partner-date'
import { findRetirementProblem } from '../avs/retirement-date'
import { loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import { type FieldProblem, unfit } from '../outcome'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { loadBuyInRoom } from './buy-in-rules'
import { findContributionProblems, loadPayableGaps, paidGaps } from './contributions'
import { loadWork } from './known-work'
import { drawingSteps, findSharesAndStepsProblems, workInSteps } from './shares-and-steps'
import { endOfWork, findDayProblems, lastDayOfWork } from './three-days'

/**
 * The change that a query describes; null: none.
 * @throws {Refusal} `unfit` with every problem that `findChangeProblems` finds; as `requireBirth` does
 */
export async function loadChange(session: Session, tools: PartyTools, query: DigestQuery): Promise<Change | null> {
  const { need: _, ...asked } = query
  if (Object.values(asked).every((value) => value === undefined)) return null
  const problems = await findChangeProblems(session, tools, query)
  if (problems.length > 0) throw unfit(problems)
  const { retirementDate, lppFrom, lppCapitalShare = 0, drawing, partner, outlook = 'expected', law = 'today' } = query
  const policies = await knownPolicies(session, tools)
  return {
    work: await workOf(query, session, tools, policies),
    stopsOn: lastDayOfWork(query),
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : null,
    lppFrom: lppFrom ? firstOfMonthFrom(lppFrom) : null,
    capitalShare: lppCapitalShare,
    steps: await stepsOf(query, session, tools, policies),
    drawing: drawing ? drawingSteps(drawing) : null,
    partnerFrom: partner ? firstOfMonthFrom(partner.retirementDate) : null,
    outlook,
    law,
    buyIn: query.buyIn ? await placed(query.buyIn, session, tools, policies) : null,
    pillar3a: query.pillar3a ?? null,
    paidGaps: query.paysGaps ? paidGaps(await loadPayableGaps(session, tools)) : [],
  }
}

/**
 * Finds every problem of a change: a retirement date from which no pension can be drawn, an end of work or a start of the
 * funds that does not go with the others, a capital share above what a fund allows, a new activity rate without a known
 * salary to apply it to, shares and steps that the law does not know.
 * @throws as `requireBirth`
 */
export async function findChangeProblems(
  session: Session,
  tools: PartyTools,
  query: DigestQuery,
): Promise<FieldProblem[]> {
  const { retirementDate, lppCapitalShare = 0 } = query
  const today = tools.clock.today()
  const policies = await knownPolicies(session, tools)
  const ofContributions = await findContributionProblems(session, tools, query, policies)
  const found: Record<string, ProblemKey | null | undefined> = {
    ...ofContributions,
    retirementDate: retirementDate && findRetirementProblem(retirementDate, await requireBirth(session, tools), today),
    ...(await findDayProblemsOf(query, policies, session, tools)),
    lppCapitalShare:
      (await findShareProblem(lppCapitalShare, policies, session, tools)) ?? ofContributions.lppCapitalShare,
    currentSalary: (await isSalaryUnknown(query, session, tools, policies)) ? 'salaryUnknown' : null,
  }
  return [
    ...Object.entries(found).flatMap(([field, key]) => (key ? [{ field, key }] : [])),
    ...(await findSharesAndSteps(query, session, tools, policies)),
  ]
}

async function findSharesAndSteps(
  query: DigestQuery,
  session: Session,
  tools: PartyTools,
  policies: FundPolicies,
): Promise<FieldProblem[]> {
  const { drawing, steps, stepsDrawFund, partner, lppCapitalShare: capitalShare = 0 } = query
  if (!drawing && !steps && !partner) return []
  const birth = await requireBirth(session, tools)
  const facts = {
    birth,
    before: steps ? await rateBeforeSteps(query, session, tools, policies) : UNTOLD_RATE,
    retirement: endOfWork(query, birth),
    today: tools.clock.today(),
    statements: stepsDrawFund && hasFund(session) ? await loadStatements(session, tools, policies) : null,
  }
  return [
    ...findSharesAndStepsProblems({ drawing, steps, stepsDrawFund, capitalShare }, facts),
    ...(partner ? await findPartnerProblem(partner.retirementDate, session, tools) : []),
  ]
}

const stepsOf = async (query: DigestQuery, session: Session, tools: PartyTools, policies: FundPolicies) =>
  query.steps
    ? workInSteps(query.steps, await rateBeforeSteps(query, session, tools, policies), query.stepsDrawFund ?? false)
    : null

/** At which rate somebody works until the first step, percent. */
const rateBeforeSteps = async (query: DigestQuery, session: Session, tools: PartyTools, policies: FundPolicies) =>
  query.desiredRate ?? query.currentRate ?? (await loadWork(session, tools, policies))?.rate ?? UNTOLD_RATE

/** A buy-in at the fund that leaves most to buy. */
async function placed(buyIn: BuyIn, session: Session, tools: PartyTools, policies: FundPolicies): Promise<BuyInAt> {
  const room = await loadBuyInRoom(session, tools, policies)
  if (!room) throw unfit([{ field: 'buyIn.amount', key: 'buyInUnknown' }])
  return { ...buyIn, at: room.at }
}

/** Percent: the current activity rate if nobody gives it; the form says so. */
const UNTOLD_RATE = 100

/** A desired salary that is left out follows the current one in proportion to the activity rate. */
async function workOf(
  query: DigestQuery,
  session: Session,
  tools: PartyTools,
  policies: FundPolicies,
): Promise<Change['work']> {
  if (!isOtherWork(query)) return null
  const known = await loadWork(session, tools, policies)
  const salary = query.currentSalary ?? known?.salary
  if (salary === undefined) throw unfit([{ field: 'currentSalary', key: 'salaryUnknown' }])
  const current = { salary, rate: query.currentRate ?? known?.rate ?? UNTOLD_RATE }
  const rate = query.desiredRate ?? current.rate
  return {
    current,
    insured: known?.salary,
    desired: { salary: query.desiredSalary ?? (salary * rate) / current.rate, rate },
  }
}

const isOtherWork = ({ desiredSalary, desiredRate }: DigestQuery) =>
  desiredSalary !== undefined || desiredRate !== undefined

const isSalaryUnknown = async (query: DigestQuery, session: Session, tools: PartyTools, policies: FundPolicies) =>
  isOtherWork(query) && query.currentSalary === undefined && !(await loadWork(session, tools, policies))

/** The largest share (percent) that every fund pays as capital; null if no fund has answered. */
export const largestCapitalShareOf = (statements: readonly FundStatement[], today: Day): number | null =>
  statements.length > 0 ? mostCapitalOfAll(statements, today) : null

/** Whether a copied certificate does not name its share, so that the largest has to be checked. */
export const isLargestToCheck = (statements: readonly FundStatement[]): boolean => statements.some(isShareToCheck)

async function findDayProblemsOf(
  { stopsOn, lppFrom }: DigestQuery,
  policies: FundPolicies,
  session: Session,
  tools: PartyTools,
) {
  if (!stopsOn && !lppFrom) return {}
  const facts = {
    birth: await requireBirth(session, tools),
    statements: hasFund(session) ? await loadStatements(session, tools, policies) : null,
    today: tools.clock.today(),
  }
  return findDayProblems({ stopsOn, lppFrom }, facts)
}

function hasFund({ dossier: { secondPillar } }: Session): boolean {
  return Boolean(secondPillar.selection?.length) || secondPillar.certificates.length > 0
}

async function findShareProblem(
  share: number,
  policies: FundPolicies,
  session: Session,
  tools: PartyTools,
): Promise<ProblemKey | null> {
  if (share === 0) return null
  if (!hasFund(session)) return 'noFundForCapital'
  const largest = largestCapitalShareOf(await loadStatements(session, tools, policies), tools.clock.today())
  return largest !== null && share > largest ? 'capitalShareTooLarge' : null
}
