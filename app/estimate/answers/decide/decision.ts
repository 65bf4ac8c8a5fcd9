/** Pension or capital, what capital leaves after tax, and what staggering it over years would change, of what is known about a visitor. */

import type { Decision } from '~/dossier/shape/decision'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { Simulation, ToldDecision } from '~/dossier/shape/simulation'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { capitalTaxLawOn } from '~/law/tax/capital-tax'
import { type Day, yearOf } from '~/pillars/day'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import type { Silent } from '~/pillars/result'
import { isFederalOnly } from '~/pillars/tax/capital-tax'
import type { YearRange } from '~/pillars/tax/spread'
import type { Case } from '../../case/case'
import { roomFor } from '../../case/lpp/buy-in-place'
import { statementsAsTheyStand } from '../../case/lpp/papers'
import { silentEntities } from '../../case/pillar-3a/pillar-3a-question'
import type { FieldProblem } from '../../case/refusal'
import { buyInDaysOf, mostBesideBuyIn } from '../../case/rules/buy-in-rules'
import { findChangeProblems, isLargestToCheck, largestCapitalShareOf } from '../../case/rules/change'
import { type CapitalChoice, capitalChoice } from './choice'
import { type Conditions, conditionsOf } from './conditions'
import { type DecidedTax, decidedTax, taxpayerOf } from './decided-tax'
import { municipalityIn } from './municipality'
import {
  lppPayment,
  otherPayments,
  type PaidKind,
  type PlannedPayment,
  type Retirement,
  retirementBy,
  simulatedBeside,
} from './payments'
import { type CapitalWay, type UnknownShares, waysToDraw } from './ways'

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
 * @param beside the simulation with which it is computed; null: none
 */
export function findDecisionProblems(
  known: Case,
  decision: Partial<ToldDecision>,
  beside: Simulation | null,
): FieldProblem[] {
  const { lppCapitalShare, canton, municipality, status, spouse = [], spread = [] } = decision
  const isCanton = CANTONS.some((one) => one === canton)
  const place = canton && isCanton && municipality ? municipalityIn(canton, municipality) : null
  const thisYear = yearOf(known.day)
  const past = spouse.findIndex(({ year }) => year < thisYear)
  return [
    ...(lppCapitalShare ? findShareProblems(known, lppCapitalShare, beside) : []),
    ...(canton && !isCanton ? [{ field: 'canton', key: 'cantonUnknown' as const }] : []),
    ...(place && 'key' in place ? [{ field: 'municipality', ...place }] : []),
    ...(past >= 0 ? [{ field: `spouse[${past}].year`, key: 'payYearPast' as const }] : []),
    ...(status === 'single' && spouse.length > 0
      ? [{ field: 'spouse[0].amount', key: 'spouseTaxedAlone' as const }]
      : []),
    ...(spread.length > 0 ? findSpreadProblems(known, spread, beside) : []),
  ]
}

/** Beside what is simulated: what a buy-in of the three years before gives is no capital (LPP art. 79b al. 3). */
function findShareProblems(known: Case, lppCapitalShare: number, beside: Simulation | null): FieldProblem[] {
  const problems = findChangeProblems(known, { ...simulatedBeside(known, beside).query, lppCapitalShare })
  return problems.filter(({ field }) => field === 'lppCapitalShare')
}

/** A part that is no longer there is no problem: it says nothing of the others. */
function findSpreadProblems(known: Case, spread: Decision['spread'], beside: Simulation | null): FieldProblem[] {
  // In the order of the papers, as the page has its rows: a chosen year changes the day of a part, and not its place.
  const parts = movableOf(otherPayments(known, retirementBy(known, beside), {}))
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

export type Decided = {
  decision: Decision | null
  simulation: Simulation | null
  /** As whom tax is paid today; null: not known. */
  knownStatus: Decision['status'] | null
}

export function decisionAnswer(known: Case, { decision, simulation, knownStatus }: Decided): DecisionAnswer {
  const statements = statementsAsTheyStand(known)
  const most = largestCapitalShareOf(statements, known.day)
  const besideBuyIn = findMostBesideBuyIn(known, simulation)
  const largestCapitalShare = most === null ? null : Math.min(most, besideBuyIn ?? most)
  const share = simulation?.lppCapitalShare ?? null
  const problems = findDecisionProblems(known, { ...decision, lppCapitalShare: share }, simulation)
  const problem = problems[0]?.key ?? null
  const counted = problem ? null : decision
  const taxpayer = counted && taxpayerOf(counted)
  const retirement = retirementBy(known, simulation)
  const others = otherPayments(known, retirement, counted ?? {})
  const loaded = waysToDraw(known, retirement, {
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
    ...(known.work.fund === 'no' && { isWithoutFund: true as const }),
    cantons: CANTONS,
    knownStatus,
    isFederalOnly: taxpayer !== null && isFederalOnly(taxpayer, capitalTaxLawOn(known.day)),
    silent: [...loaded.silent, ...silentEntities(known.thirdPillar)],
    retirement: retirementTold(known, retirement, from),
    choice: way ? capitalChoice(way, from, known, decision ?? { yield: null, until: null }) : null,
    conditions:
      ways.length > 0 ? conditionsOf(known, decision, { whole, most: loaded.ofMost, from: firstPaidOn }) : null,
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
function findMostBesideBuyIn(known: Case, simulation: Simulation | null): number | null {
  const { query } = simulatedBeside(known, simulation)
  return query.buyIn ? mostBesideBuyIn(query.buyIn, roomFor(known), buyInDaysOf(known, query)) : null
}

const retirementTold = (
  { person }: Case,
  { on, isSimulated, isUnfit }: Retirement,
  from: Day,
): DecisionAnswer['retirement'] => ({
  ...{ on: from, isSimulated, isUnfit },
  age: ageAtRetirement(person.birthDate, from),
  isOfFundsAlone: from !== on,
})
