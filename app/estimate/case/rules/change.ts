/** A requested change of situation, checked against what the law and the funds allow, and completed from what is known. */
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp'
import { isShareToCheck, mostCapitalOfAll } from '~/pillars/lpp/capital'
import { type Change, type Situation, situationsOf, type Work } from '~/pillars/synthesis/change'
import type { Case } from '../case'
import { roomFor } from '../lpp/buy-in-place'
import { statementsAsTheyStand } from '../lpp/papers'
import { type FieldProblem, Refusal, unfit } from '../refusal'
import { findContributionProblems, gapsToPay, paidGaps } from './contribution-rules'
import { findPartnerProblem } from './partner-date'
import { findRetirementProblem } from './retirement-date'
import { drawingSteps, findSharesAndStepsProblems, workInSteps } from './shares-and-steps'
import { endOfWork, findDayProblems, lastDayOfWork } from './three-days'

/**
 * The change that a query describes; null: none.
 * @throws {Refusal} `unfit` with every problem that `findChangeProblems` finds
 */
export function changeOf(known: Case, query: DigestQuery): Change | null {
  const { need: _, ...asked } = query
  if (Object.values(asked).every((value) => value === undefined)) return null
  const problems = findChangeProblems(known, query)
  if (problems.length > 0) throw unfit(problems)
  const { retirementDate, lppFrom, lppCapitalShare = 0, drawing, partner, outlook = 'expected', law = 'today' } = query
  const { stopsOn, steps, stepsDrawFund = false, buyIn } = query
  return {
    work: workOf(known, query),
    // The known last day of work counts unless the change gives one.
    stopsOn: known.stopsOn && !stopsOn ? null : lastDayOfWork(query),
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : null,
    lppFrom: lppFrom ? firstOfMonthFrom(lppFrom) : null,
    capitalShare: lppCapitalShare,
    steps: steps ? workInSteps(steps, rateBeforeSteps(known, query), stepsDrawFund) : null,
    drawing: drawing ? drawingSteps(drawing) : null,
    partnerFrom: partner ? firstOfMonthFrom(partner.retirementDate) : null,
    outlook,
    law,
    buyIn: buyIn ? { ...buyIn, at: roomFor(known)?.at ?? '' } : null,
    pillar3a: query.pillar3a ?? null,
    paidGaps: query.paysGaps ? paidGaps(gapsToPay(known)) : [],
  }
}

/**
 * Finds every problem of a change: a retirement date from which no pension can be drawn, an end of work or a start of the
 * funds that contradicts the other days, a capital share above what a fund allows, a new activity rate without a known
 * salary, shares and steps that the law does not allow.
 */
export function findChangeProblems(known: Case, query: DigestQuery): FieldProblem[] {
  const { need: _, ...asked } = query
  const key = JSON.stringify(asked)
  const problems = known.found.problems.get(key) ?? problemsOf(known, query)
  known.found.problems.set(key, problems)
  return problems
}

function problemsOf(known: Case, query: DigestQuery): FieldProblem[] {
  const { retirementDate, lppCapitalShare = 0 } = query
  const ofContributions = findContributionProblems(known, query)
  const found: Record<string, ProblemKey | null | undefined> = {
    ...ofContributions,
    retirementDate: retirementDate && findRetirementProblem(retirementDate, known.person, known.day),
    ...findDayProblemsOf(known, query),
    // A share that is already refused is not refused again because of a buy-in.
    lppCapitalShare: findShareProblem(known, lppCapitalShare) ?? ofContributions.lppCapitalShare,
    currentSalary: isSalaryUnknown(known, query) ? 'salaryUnknown' : null,
  }
  return [
    ...Object.entries(found).flatMap(([field, key]) => (key ? [{ field, key }] : [])),
    ...findSharesAndSteps(known, query),
  ]
}

function findSharesAndSteps(known: Case, query: DigestQuery): FieldProblem[] {
  const { drawing, steps, stepsDrawFund, partner, lppCapitalShare: capitalShare = 0 } = query
  if (!drawing && !steps && !partner) return []
  const facts = {
    birth: known.person,
    before: rateBeforeSteps(known, query),
    retirement: endOfWork({ ...query, stopsOn: query.stopsOn ?? known.stopsOn }, known.person),
    today: known.day,
    statements: stepsDrawFund ? statementsOfFunds(known) : null,
  }
  return [
    ...findSharesAndStepsProblems({ drawing, steps, stepsDrawFund, capitalShare }, facts),
    ...(partner ? findPartnerProblem(known, partner.retirementDate) : []),
  ]
}

/** The activity rate until the first step, in percent. */
const rateBeforeSteps = ({ work }: Case, { desiredRate, currentRate }: DigestQuery) =>
  desiredRate ?? currentRate ?? work.rate ?? UNTOLD_RATE

/** Percent: the current activity rate if none is given, as the form says. */
const UNTOLD_RATE = 100

/** A desired salary that is left out follows the current one in proportion to the activity rate. */
function workOf({ work }: Case, query: DigestQuery): Change['work'] {
  const salary = query.currentSalary ?? work.now?.salary
  if (!isOtherWork(query) || salary === undefined) return null
  const current = { salary, rate: query.currentRate ?? work.rate ?? UNTOLD_RATE }
  const rate = query.desiredRate ?? current.rate
  return {
    current,
    insured: work.now?.salary,
    desired: { salary: query.desiredSalary ?? (salary * rate) / current.rate, rate },
  }
}

const isOtherWork = ({ desiredSalary, desiredRate }: DigestQuery) =>
  desiredSalary !== undefined || desiredRate !== undefined

const isSalaryUnknown = ({ work }: Case, query: DigestQuery) =>
  isOtherWork(query) && query.currentSalary === undefined && work.now === null

/** The largest share (percent) that every fund pays as capital; null if no fund that pays pensions has answered. */
export const largestCapitalShareOf = (statements: readonly FundStatement[], today: Day): number | null =>
  statements.some(({ isCapitalOnly }) => !isCapitalOnly) ? mostCapitalOfAll(statements, today) : null

/** Whether a copied certificate does not give its share, so the largest has to be checked. */
export const isLargestToCheck = (statements: readonly FundStatement[]): boolean => statements.some(isShareToCheck)

/** null: there is no fund; empty: none of them has answered. */
const statementsOfFunds = (known: Case) => (known.secondPillar.hasFund ? statementsAsTheyStand(known) : null)

function findDayProblemsOf(known: Case, { stopsOn, lppFrom }: DigestQuery) {
  if (!stopsOn && !lppFrom) return {}
  const facts = { birth: known.person, statements: statementsOfFunds(known), today: known.day }
  const found = findDayProblems({ stopsOn: stopsOn ?? known.stopsOn, lppFrom }, facts)
  // The last day known apart from the change may be past.
  return { ...found, stopsOn: stopsOn ? found.stopsOn : null }
}

function findShareProblem(known: Case, share: number): ProblemKey | null {
  if (share === 0) return null
  if (!known.secondPillar.hasFund) return 'noFundForCapital'
  const largest = largestCapitalShareOf(statementsAsTheyStand(known), known.day)
  return largest !== null && share > largest ? 'capitalShareTooLarge' : null
}

/** A situation to compute. `current`: the present salary, if the situation has another. */
export type Asked = { situation: Situation; current: Work | null }

/** From today to the whole change; empty if the change is not possible. */
export function situationsIn(known: Case, query: DigestQuery): Asked[] {
  try {
    const change = changeOf(known, query)
    return change
      ? situationsOf(change).map(({ situation }) => ({ situation, current: change.work?.current ?? null }))
      : []
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return []
    throw error
  }
}
