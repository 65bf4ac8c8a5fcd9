/** The three choices under the amount, age of leaving, share in capital and rate of work: the values that are possible. */
import { type DigestQuery, NO_CHANGE, type Played, type Simulation } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { type Day, firstOfMonthFrom, monthsBetween } from '~/pillars/day'
import { agesToCompare, situationAt } from '~/pillars/synthesis/ages'
import { AS_IT_STANDS, type Change, type Situation, worksUntil } from '~/pillars/synthesis/change'
import { column } from '~/pillars/synthesis/digest'
import { type Age, ageAtStart } from '~/pillars/synthesis/income-over-time'
import type { Column } from '~/pillars/synthesis/result'
import type { Case } from '../case/case'
import { newSalaryFrom } from '../case/known-work'
import { statementsAsTheyStand } from '../case/lpp/papers'
import { type Asked, changeOf, findChangeProblems, largestCapitalShareOf, situationsIn } from '../case/rules/change'
import { limitsAhead } from '../case/rules/retirement-date'
import { queryOf } from '../case/rules/simulation-query'
import { retirementIn, standing } from '../case/situation'
import { agesFacts, possibleStarts } from './ages'
import { partsInEach } from './digest'
import { lppInEach } from './lpp/lpp'
import { questionOf } from './question'
import { findSimulationProblems } from './simulation'

/** `isBefore`: the value without the change. */
type Choice = { isChosen: boolean; isBefore: boolean }

/** An age of leaving, with what it pays given the other two choices. */
export type PlayAge = Choice & { age: Age; startsOn: Day; column: Column }

/** In percent. `isUnknown`: a fund that gives a figure today gives none for this value. */
export type PlayShare = Choice & { value: number; isUnknown?: true }

/**
 * The values of each choice, in order. Empty: there is nothing to choose. `leavesEarly`: whether work ends before the
 * reference age.
 */
export type Play = { ages: PlayAge[]; shares: PlayShare[]; rates: PlayShare[]; leavesEarly: boolean }

/** Of the ages: more would not fit side by side on a phone. */
const MOST_AGES = 5
const MOST_RATES = 4

/** Percent of the second pillar's savings, as far as the funds pay it; percent of full employment. */
const SHARES = [0, 25, 50, 100] as const
const RATES = [100, 80, 60, 50] as const

/** @param query the rest of the change, which stays */
export function playIn(known: Case, query: DigestQuery): Play {
  const change = changeOf(known, query)
  const ages = agesOfPlay(known, change)
  // Nobody to whom no pension can start any more chooses how it starts.
  if (ages.length === 0) return { ages, shares: [], rates: [], leavesEarly: false }
  const { facts, plannedStart } = startsOf(known, change)
  return {
    ages: ages.length > 1 ? ages : [],
    shares: sharesOf(known, query),
    rates: ratesOf(known, query, change),
    leavesEarly: plannedStart < facts.reference,
  }
}

/** The situations that `playIn` may compute, so that the funds can be asked about them before. */
export function situationsOfPlay(known: Case, query: DigestQuery): Asked[] {
  const change = changeOf(known, query)
  const current = change?.work?.current ?? null
  const ofAges = startsOfPlay(known, change, (_known, facts, startsIn) => startsIn(facts)).map(({ situation }) => ({
    situation,
    current,
  }))
  return [...ofAges, ...ratesPossible(known, query).flatMap((rate) => withRate(known, query, rate) ?? [])]
}

type Start = Choice & { startsOn: Day; situation: Situation; isOther: boolean }

/** When work ends as planned and without the change, and what starts can be compared with. */
function startsOf(known: Case, change: Change | null) {
  const facts = agesFacts(known, { change, avsFrom: 'first' })
  const startOf = (situation: Situation) => worksUntil(situation) ?? retirementIn(known, situation)
  const before = standing(known, { ...facts.planned, ...NO_DAYS })
  return { facts, startOf, before, plannedStart: startOf(facts.planned), beforeStart: startOf(before) }
}

/**
 * The planned start, the one without the change, and those nearest to the reference age.
 * @param possible of those, the ones that a pension can start on
 */
function startsOfPlay(known: Case, change: Change | null, possible = possibleStarts): Start[] {
  const { facts, startOf, before, plannedStart, beforeStart } = startsOf(known, change)
  const { limits, planned, reference, computedOn } = facts
  if (!limits) return []
  const own: Start[] = [
    { situation: planned, startsOn: plannedStart, isChosen: true, isBefore: plannedStart === beforeStart },
    { situation: before, startsOn: beforeStart, isChosen: false, isBefore: true },
  ]
    .filter(({ startsOn, isChosen }) => startsOn > computedOn && (isChosen || startsOn !== plannedStart))
    .map((one) => ({ ...one, isOther: false }))
  const distance = (situation: Situation) => Math.abs(monthsApart(reference, startOf(situation)))
  const others = possible({ ...known, stopsOn: null }, { ...facts, limits }, (within) =>
    agesToCompare(within, null)
      .filter((situation) => own.every(({ startsOn }) => startsOn !== startOf(situation)))
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, MOST_AGES - own.length),
  )
  return [
    ...own,
    ...others.map((situation) => ({
      ...{ situation, startsOn: startOf(situation) },
      ...{ isChosen: false, isBefore: false, isOther: true },
    })),
  ].toSorted(byStart)
}

const byStart = ({ startsOn: one }: { startsOn: Day }, { startsOn: other }: { startsOn: Day }) => (one < other ? -1 : 1)

const monthsApart = (one: Day, other: Day) => (one < other ? monthsBetween(one, other) : -monthsBetween(other, one))

/** An end of work that is known apart from any change counts only where no other day is chosen. */
function agesOfPlay(known: Case, change: Change | null): PlayAge[] {
  const question = questionOf(known, change)
  const law = lawOn(known.day)
  const starts = startsOfPlay(known, change)
  const partsOf = (one: Case, isOther: boolean) => {
    const mine = starts.filter((start) => start.isOther === isOther)
    const { inEach } = partsInEach(one, { ...question, situations: mine.map(({ situation }) => situation) })
    return mine.map((start, index) => ({ ...start, parts: inEach[index]?.parts }))
  }
  return [...partsOf(known, false), ...partsOf({ ...known, stopsOn: null }, true)]
    .flatMap(({ parts, startsOn, isChosen, isBefore }) =>
      parts && (parts.pension || parts.lpp)
        ? [
            {
              age: ageAtStart(known.person.birthDate, startsOn),
              startsOn,
              isChosen,
              isBefore,
              column: column(parts, law),
            },
          ]
        : [],
    )
    .toSorted(byStart)
}

/** The shares that all funds pay, and the largest one of them. */
function sharesOf(known: Case, query: DigestQuery): PlayShare[] {
  const largest = largestCapitalShareOf(statementsAsTheyStand(known), known.day)
  if (largest === null || largest === 0) return []
  const { lppCapitalShare: chosen = 0 } = query
  const values = inOrder([...SHARES, largest, chosen]).filter(
    (share) =>
      share === chosen || findChangeProblems(known, { ...query, lppCapitalShare: share || undefined }).length === 0,
  )
  if (values.length < 2) return []
  return values.map((value) => ({ value, isChosen: value === chosen, isBefore: value === 0 }))
}

const inOrder = (values: readonly number[]) => [...new Set(values)].toSorted((one, other) => one - other)

/** A rate that every fund gives a figure for, or that one of them cannot compute. */
function ratesOf(known: Case, query: DigestQuery, change: Change | null): PlayShare[] {
  const rates = ratesPossible(known, query)
  const before = rateBefore(known, query)
  if (rates.length < 2) return []
  const isWholeIn = (asked: Asked | null) => {
    const situation = asked?.situation ?? AS_IT_STANDS
    const question = { ...questionOf(known, change), situations: [situation], current: asked?.current ?? null }
    return lppInEach(known, question).inEach[0]?.isWhole ?? true
  }
  const isWhole = isWholeIn(withRate(known, query, null))
  return rates.map((value): PlayShare => {
    const isUnknown = isWhole && value !== before && !isWholeIn(withRate(known, query, value))
    return {
      ...{ value, isChosen: value === (query.desiredRate ?? before), isBefore: value === before },
      ...(isUnknown && { isUnknown }),
    }
  })
}

/** The rates that can be chosen; empty: salary or rate is not known, or no work is ahead that could be another. */
function ratesPossible(known: Case, query: DigestQuery): number[] {
  const rate = rateBefore(known, query)
  const isSalaryKnown = known.work.now !== null || query.currentSalary !== undefined
  if (rate === null || !isSalaryKnown || known.work.isNone || !worksOn(known, query)) return []
  const { desiredRate: chosen = rate } = query
  const own = inOrder([rate, chosen])
  const others = RATES.filter((one) => !own.includes(one)).slice(0, MOST_RATES - own.length)
  return inOrder([...own, ...others])
    .toReversed()
    .filter((one) => own.includes(one) || findChangeProblems(known, { ...query, desiredRate: one }).length === 0)
}

/** Percent; null: not known. */
const rateBefore = ({ work }: Case, { currentRate }: Pick<DigestQuery, 'currentRate'>) => currentRate ?? work.rate

/** Whether work goes on beyond the day from which it could be another, as planned. */
function worksOn(known: Case, query: DigestQuery): boolean {
  const planned = startsOf(known, changeOf(known, query)).plannedStart
  return limitsAhead(known.person, known.day) !== null && planned > newSalaryFrom(known.day)
}

/** The last situation of the change with another rate; null: it is as it stands. */
function withRate(known: Case, query: DigestQuery, rate: number | null): Asked | null {
  const desiredRate = rate === null || rate === rateBefore(known, query) ? undefined : rate
  return situationsIn(known, { ...query, desiredRate }).at(-1) ?? null
}

/**
 * The saved change with what was chosen; a saved one that is no longer possible is left behind. Whatever is chosen as it is
 * without a change is none.
 */
export function playedOn(known: Case, saved: Simulation | null, played: Played): Simulation {
  const isPossible = saved !== null && findSimulationProblems(known, saved).length === 0
  const base = isPossible ? saved : { ...NO_CHANGE, need: saved?.need ?? null }
  const { retirementDate, lppCapitalShare, desiredRate } = played
  return {
    ...base,
    ...(retirementDate !== undefined && daysPlayed(known, queryOf(base), retirementDate)),
    ...(lppCapitalShare !== undefined && { lppCapitalShare: lppCapitalShare || null }),
    ...(desiredRate !== undefined && {
      desiredRate: desiredRate === rateBefore(known, queryOf(base)) ? null : desiredRate,
    }),
  }
}

type Days = Pick<Simulation, 'stopsOn' | 'retirementDate' | 'lppFrom'>
const NO_DAYS: Days = { stopsOn: null, retirementDate: null, lppFrom: null }

/** The days of a change for leaving on a day; one that is not possible is left to the check of the change. */
function daysPlayed(known: Case, query: DigestQuery, leaving: Day): Partial<Days> {
  const change = changeOf(known, query)
  const { facts, plannedStart, beforeStart } = startsOf(known, change)
  const { limits } = facts
  const asGiven = { ...NO_DAYS, retirementDate: leaving }
  if (!limits || leaving > limits.latest) return asGiven
  const start = firstOfMonthFrom(leaving)
  if (start === plannedStart) return {}
  if (start === beforeStart) return NO_DAYS
  const [found] = possibleStarts({ ...known, stopsOn: null }, { ...facts, limits }, (possible) => {
    const situation = situationAt(start, possible)
    return situation ? [situation] : []
  })
  if (!found) return asGiven
  const { stopsOn, retirementDate, lppFrom } = found
  return { stopsOn, retirementDate: stopsOn || lppFrom ? retirementDate : start, lppFrom }
}
