/** Pension or capital, what capital leaves after tax, and what staggering it over years would change, of what is known about a visitor. */

import type { Decision } from '~/dossier/shape/decision'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { Simulation, ToldDecision } from '~/dossier/shape/simulation'
import { pensionFundOf } from '~/dossier/shape/work'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { capitalTaxLawOn } from '~/law/tax/capital-tax'
import { type Day, yearOf } from '~/pillars/day'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import type { Silent } from '~/pillars/result'
import { isFederalOnly } from '~/pillars/tax/capital-tax'
import type { YearRange } from '~/pillars/tax/spread'
import { loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import type { FieldProblem } from '../outcome'
import type { Session } from '../session'
import { loadBuyInDays, loadBuyInRoom, mostBesideBuyIn } from '../synthesis/buy-in-rules'
import { findChangeProblems, isLargestToCheck, largestCapitalShareOf } from '../synthesis/change'
import type { Tools } from '../tools'
import { type CapitalChoice, capitalChoice } from './choice'
import { type Conditions, loadConditions } from './conditions'
import { type DecidedTax, decidedTax, taxpayerOf } from './decided-tax'
import { municipalityIn } from './municipality'
import {
  loadOtherPayments,
  loadRetirement,
  lppPayment,
  type PaidKind,
  type PlannedPayment,
  type Retirement,
  silentProviders,
  simulatedBeside,
} from './payments'
import { knownTaxStatus } from './tax-status'
import { type CapitalWay, loadWays, type UnknownShares } from './ways'

export type { CapitalChoice } from './choice'
export type { Conditions } from './conditions'
export type { DecidedTax } from './decided-tax'
export type { DecidedYear, PaidCapital, TaxOfYears } from './taxed-years'
export type { CapitalWay } from './ways'

/** A part whose year can be chosen; `year`: the one that is. */
export type MovablePart = { what: string; kind: PaidKind; name: string | null; year: number; years: YearRange }

export type DecisionAnswer = {
  decision: Decision | null
  /** As whom tax is paid, by the civil status that is known; null: none is. */
  knownStatus: Decision['status'] | null
  /** Percent of the second pillar's savings, as the change has it; null: none is chosen. */
  share: number | null
  /** Why it can no longer be computed. */
  problem: ProblemKey | null
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  /** Whether a copied certificate does not name its share. */
  isShareToCheck: boolean
  /** The visitor has said that they have no fund. */
  isWithoutFund?: true
  cantons: readonly Canton[]
  /** Whether what a simulated buy-in of the three years before gives is no capital: the largest share leaves it out. */
  isBesideBuyIn: boolean
  /** Whether taxes are the federal ones alone: that of the canton is not computed. */
  isFederalOnly: boolean
  /** The funds and providers without which it is computed. */
  silent: Silent[]
  /**
   * The day on which the funds pay, and the age then (months); `isOfFundsAlone`: it is not that of the AVS pension;
   * `isUnfit`: a simulation is left out that is no longer possible.
   */
  retirement: Pick<Retirement, 'on' | 'isSimulated' | 'isUnfit'> & { age: number; isOfFundsAlone: boolean }
  /** The shares beside each other, the first without capital; empty: no fund gives a figure. */
  ways: CapitalWay[]
  /** The shares that are not among them, and why; null: there are none. */
  unknown: UnknownShares | null
  /** Whether the chosen share is one of these. */
  isChosenUnknown: boolean
  /** null: no share is chosen, or no pension is given up. */
  choice: CapitalChoice | null
  /** null: nothing is known of the second pillar. */
  conditions: Conditions | null
  movable: MovablePart[]
  /** null: nothing is decided, no capital is paid, or the chosen share is unknown. */
  tax: DecidedTax | null
}

/**
 * Every reason why a decision cannot be computed.
 * @param beside the simulation with which it is computed; by default that of now
 * @throws as `requireBirth`
 */
export async function findDecisionProblems(
  session: Session,
  tools: Tools,
  decision: Partial<ToldDecision>,
  beside: Simulation | null = session.dossier.simulation,
): Promise<FieldProblem[]> {
  const { lppCapitalShare, canton, municipality, status, spouse = [], spread = [] } = decision
  const isCanton = CANTONS.some((one) => one === canton)
  const place = canton && isCanton && municipality ? municipalityIn(canton, municipality) : null
  const thisYear = yearOf(tools.clock.today())
  const past = spouse.findIndex(({ year }) => year < thisYear)
  return [
    ...(lppCapitalShare ? await findShareProblems(session, tools, lppCapitalShare, beside) : []),
    ...(canton && !isCanton ? [{ field: 'canton', key: 'cantonUnknown' as const }] : []),
    ...(place && 'key' in place ? [{ field: 'municipality', ...place }] : []),
    ...(past >= 0 ? [{ field: `spouse[${past}].year`, key: 'payYearPast' as const }] : []),
    ...(status === 'single' && spouse.length > 0
      ? [{ field: 'spouse[0].amount', key: 'spouseTaxedAlone' as const }]
      : []),
    ...(spread.length > 0 ? await findSpreadProblems(session, tools, spread, beside) : []),
  ]
}

/** Beside what is simulated: what a buy-in of the three years before gives is no capital (LPP art. 79b al. 3). */
async function findShareProblems(
  session: Session,
  tools: Tools,
  lppCapitalShare: number,
  beside: Simulation | null = session.dossier.simulation,
): Promise<FieldProblem[]> {
  const { query } = await simulatedBeside(session, tools, beside)
  const problems = await findChangeProblems(session, tools, { ...query, lppCapitalShare })
  return problems.filter(({ field }) => field === 'lppCapitalShare')
}

/** A part that is no longer there is no problem: it says nothing of the others. */
async function findSpreadProblems(
  session: Session,
  tools: Tools,
  spread: Decision['spread'],
  beside: Simulation | null,
): Promise<FieldProblem[]> {
  const retirement = await loadRetirement(session, tools, beside)
  // In the order of the papers, as the page has its rows: a chosen year changes the day of a part, and not its place.
  const parts = movableOf(await loadOtherPayments(session, tools, retirement, {}))
  return spread.flatMap(({ what, year }) => {
    const place = parts.findIndex((part) => part.what === what)
    const years = parts[place]?.years
    const isAllowed = !years || (years.first <= year && year <= years.last)
    return isAllowed ? [] : [{ field: `spread[${place}].year`, key: 'payYearNotAllowed' as const }]
  })
}

const movableOf = (payments: readonly PlannedPayment[]): MovablePart[] =>
  payments.flatMap(({ what, kind, name, year, years }) =>
    years && years.last > years.first ? [{ what, kind, name, year, years }] : [],
  )

/** @throws as `requireBirth` */
export async function loadDecision(session: Session, tools: Tools): Promise<DecisionAnswer> {
  const { decision, simulation } = session.dossier
  const statements = await loadStatements(session, tools, await knownPolicies(session, tools))
  const most = largestCapitalShareOf(statements, tools.clock.today())
  const besideBuyIn = await loadMostBesideBuyIn(session, tools)
  const largestCapitalShare = most === null ? null : Math.min(most, besideBuyIn ?? most)
  const share = simulation?.lppCapitalShare ?? null
  const problems = await findDecisionProblems(session, tools, { ...decision, lppCapitalShare: share })
  const problem = problems[0]?.key ?? null
  const counted = problem ? null : decision
  const taxpayer = counted && taxpayerOf(counted)
  const retirement = await loadRetirement(session, tools)
  const others = await loadOtherPayments(session, tools, retirement, counted ?? {})
  const loaded = await loadWays(session, tools, retirement, {
    ...{ chosen: problem ? null : share, largest: largestCapitalShare },
    ...{ others, taxpayer },
  })
  const { ways, whole, ofChosen, unknown } = loaded
  const way = share && !problem ? ways.find((one) => one.share === share) : null
  const isChosenUnknown = share !== null && (unknown?.shares.includes(share) ?? false)
  const from = whole?.from ?? retirement.on
  // Where it is drawn in parts, the first of them is what is to be announced, and what a buy-in would block first.
  const firstPaidOn = whole?.parts?.[0]?.from ?? from
  return {
    ...{ decision, share, problem, largestCapitalShare, unknown, isChosenUnknown, ways },
    isBesideBuyIn: besideBuyIn !== null,
    isShareToCheck: isLargestToCheck(statements),
    ...(pensionFundOf(session.dossier) === 'no' && { isWithoutFund: true as const }),
    cantons: CANTONS,
    knownStatus: knownTaxStatus(session.dossier),
    isFederalOnly: taxpayer !== null && isFederalOnly(taxpayer, capitalTaxLawOn(tools.clock.today())),
    silent: [...loaded.silent, ...silentProviders(session)],
    retirement: retirementTold(retirement, from),
    choice: way ? capitalChoice(way, from, retirement, decision ?? { yield: null, until: null }) : null,
    conditions:
      ways.length > 0
        ? await loadConditions(session, tools, retirement, { whole, most: loaded.ofMost, from: firstPaidOn })
        : null,
    movable: movableOf(others),
    tax:
      counted && taxpayer && !isChosenUnknown
        ? decidedTax([...lppPayment(ofChosen), ...others], taxpayer, {
            spread: counted.spread,
            compared: ways.flatMap(({ tax }) => tax ?? []),
          })
        : null,
  }
}

/** As `mostBesideBuyIn`, for the simulation that counts. */
async function loadMostBesideBuyIn(session: Session, tools: Tools): Promise<number | null> {
  const { query } = await simulatedBeside(session, tools)
  if (!query.buyIn) return null
  const policies = await knownPolicies(session, tools)
  const room = await loadBuyInRoom(session, tools, policies)
  return mostBesideBuyIn(query.buyIn, room, await loadBuyInDays(session, tools, query, policies))
}

const retirementTold = (
  { on, isSimulated, isUnfit, question: { birthDate } }: Retirement,
  from: Day,
): DecisionAnswer['retirement'] => ({
  ...{ on: from, isSimulated, isUnfit },
  age: ageAtRetirement(birthDate, from),
  isOfFundsAlone: from !== on,
})
