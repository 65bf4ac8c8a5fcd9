/**
 * For a visitor: pension or capital, what is left of capital after tax, and what spreading it over several years would
 * change.
 */

import type { Decision } from '~/dossier/shape/decision'
import type { Place } from '~/dossier/shape/place'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { DecisionForm, Simulation } from '~/dossier/shape/simulation'
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
import { findHomeProblems } from '../../case/rules/home'
import { type CapitalChoice, capitalChoice } from './choice'
import { type ChoiceAfterTax, choiceAfterTax, type RefusedAfterTax } from './choice-after-tax'
import { type Conditions, conditionsOf } from './conditions'
import { type DecidedTax, decidedTax, taxpayerOf } from './decided-tax'
import {
  lppPayment,
  otherPayments,
  type PaidKind,
  type PlannedPayment,
  type Retirement,
  retirementBy,
  simulatedBeside,
} from './payments'
import { type CapitalOption, type UnknownShares, waysToDraw } from './ways'

export type { CapitalChoice } from './choice'
export type { ChoiceAfterTax, RefusedAfterTax } from './choice-after-tax'
export type { Conditions } from './conditions'
export type { DecidedTax } from './decided-tax'
export type { DecidedYear, PaidCapital, TaxOfYears } from './taxed-years'
export type { CapitalOption } from './ways'

/** A part whose year can be chosen; `year`: the chosen one. */
export type MovablePart = { what: string; kind: PaidKind; name: string | null; year: number; years: YearRange }

export type DecisionAnswer = {
  /** null: none is given, so no tax is computed. */
  place: Place | null
  decision: Decision | null
  /** The tax status that follows from the civil status; null: not known. */
  knownStatus: Decision['status'] | null
  /** Percent of the second pillar's savings in the change; null: none is chosen. */
  share: number | null
  /** Why it can no longer be computed. */
  problem: ProblemKey | null
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  /** Whether a copied certificate does not give its share. */
  isShareToCheck: boolean
  /** The visitor has said that they have no fund. */
  isWithoutFund?: true
  cantons: readonly Canton[]
  /** Whether the largest share leaves out a simulated buy-in of the three years before, which cannot be drawn as capital. */
  isBesideBuyIn: boolean
  /** Whether taxes are federal only, as the canton's is not computed. */
  isFederalOnly: boolean
  /** The funds and providers that are missing from the computation. */
  silent: Silent[]
  /**
   * The day on which the funds pay, and the age then (months); `isOfFundsAlone`: the AVS pension starts on another day;
   * `isUnfit`: a simulation that is no longer possible is left out.
   */
  retirement: Pick<Retirement, 'on' | 'isSimulated' | 'isUnfit'> & { age: number; isOfFundsAlone: boolean }
  /** The shares compared, the first without capital; empty: no fund gives a figure. */
  ways: CapitalOption[]
  /** The shares that are not among them, and why; null: there are none. */
  unknown: UnknownShares | null
  /** Whether the chosen share is one of these. */
  isChosenUnknown: boolean
  /** null: no share is chosen, or no pension is given up. */
  choice: CapitalChoice | null
  /** The same once the pension is taxed as income; null: no place is given, or no pension is given up. */
  afterTax: ChoiceAfterTax | RefusedAfterTax | null
  /** null: nothing is known of the second pillar. */
  conditions: Conditions | null
  movable: MovablePart[]
  /** null: nothing is decided, no capital is paid, or the chosen share is unknown. */
  tax: DecidedTax | null
}

/**
 * Every reason why a decision cannot be computed.
 * @param beside the simulation that counts as well; null: none
 */
export function findDecisionProblems(
  known: Case,
  decision: Partial<DecisionForm>,
  beside: Simulation | null,
): FieldProblem[] {
  const { lppCapitalShare, status, spouse = [], spread = [] } = decision
  const thisYear = yearOf(known.day)
  const past = spouse.findIndex(({ year }) => year < thisYear)
  return [
    ...(lppCapitalShare ? findShareProblems(known, lppCapitalShare, beside) : []),
    ...findHomeProblems(decision),
    ...(past >= 0 ? [{ field: `spouse[${past}].year`, key: 'payYearPast' as const }] : []),
    ...(status === 'single' && spouse.length > 0
      ? [{ field: 'spouse[0].amount', key: 'spouseTaxedAlone' as const }]
      : []),
    ...(spread.length > 0 ? findSpreadProblems(known, spread, beside) : []),
  ]
}

/**
 * The most together with a simulated buy-in: what it adds cannot be drawn as capital for three years (LPP art. 79b al. 3).
 */
function findShareProblems(known: Case, lppCapitalShare: number, beside: Simulation | null): FieldProblem[] {
  const problems = findChangeProblems(known, { ...simulatedBeside(known, beside).query, lppCapitalShare })
  return problems.filter(({ field }) => field === 'lppCapitalShare')
}

/** A part that no longer exists is not a problem, since it does not affect the others. */
function findSpreadProblems(known: Case, spread: Decision['spread'], beside: Simulation | null): FieldProblem[] {
  // In the order of the documents, like the rows of the page: a chosen year changes the day of a part, not its place.
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
  place: Place | null
  decision: Decision | null
  simulation: Simulation | null
  /** Today's tax status; null: not known. */
  knownStatus: Decision['status'] | null
  /** Whether both spouses have entered each other, so that each may be told what the AVS pays the other. */
  isSpouseShared: boolean
}

export function decisionAnswer(known: Case, decided: Decided): DecisionAnswer {
  const { place, decision, simulation, knownStatus } = decided
  const statements = statementsAsTheyStand(known)
  const most = largestCapitalShareOf(statements, known.day)
  const besideBuyIn = findMostBesideBuyIn(known, simulation)
  const largestCapitalShare = most === null ? null : Math.min(most, besideBuyIn ?? most)
  const share = simulation?.lppCapitalShare ?? null
  const problems = findDecisionProblems(
    known,
    // A place of which nothing is decided stands in no way of the shares.
    { ...(decision && { ...place, ...decision }), lppCapitalShare: share },
    simulation,
  )
  const problem = problems[0]?.key ?? null
  const counted = problem ? null : decision
  const taxpayer = counted && place && taxpayerOf(counted, place)
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
  // If it is drawn in parts, the first is the one to announce and the first that a buy-in would block.
  const firstPaidOn = whole?.parts?.[0]?.from ?? from
  const choice = way ? capitalChoice(way, from, known, decision ?? { yield: null, until: null }) : null
  const federalOnly = taxpayer !== null && isFederalOnly(taxpayer, capitalTaxLawOn(known.day))
  return {
    ...{ place, decision, share, problem, largestCapitalShare, unknown, isChosenUnknown, ways },
    isBesideBuyIn: besideBuyIn !== null,
    isShareToCheck: isLargestToCheck(statements),
    ...(known.work.fund === 'no' && { isWithoutFund: true as const }),
    cantons: CANTONS,
    knownStatus,
    isFederalOnly: federalOnly,
    silent: [...loaded.silent, ...silentEntities(known.thirdPillar)],
    retirement: retirementTold(known, retirement, from),
    choice,
    afterTax:
      choice && place && counted
        ? choiceAfterTax(known, { choice, from, retirement }, { ...decided, place, decision: counted, federalOnly })
        : null,
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
