/** What retirement at each age would bring. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import type { Day } from '~/pillars/day'
import {
  type AgeOutlook,
  type AgesFacts,
  agesOf,
  agesToCompare,
  type PaidAtAge,
  yearsToCompare,
} from '~/pillars/synthesis/ages'
import { type AvsFrom, avsChoices, firstDaysToTry } from '~/pillars/synthesis/avs-from'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import type { Case } from '../case/case'
import { statementsAsTheyStand } from '../case/lpp/papers'
import type { Asked } from '../case/rules/change'
import { limitsAhead } from '../case/rules/retirement-date'
import { lppEarliest } from '../case/rules/three-days'
import { standing } from '../case/situation'
import { partsInEach } from './digest'
import { netOfColumn, type TaxedHousehold } from './net'
import { salaryIn } from './outlook'
import { questionOf } from './question'
import { canDraw } from './simulation'

export type { AgeOutlook, AvsFrom }

/** Which rows are asked for. */
export type AgesChoice = {
  /** A year of age, to show each of its months; left out or null: whole ages. */
  year?: number | null
  /** The day from which the AVS pays in all rows; left out: the first possible day. */
  avsFrom?: AvsFrom
}

type AgesQuestion = AgesChoice & {
  /** As it is for the change. */
  query: DigestQuery
  change: Change | null
  /** Whose tax is taken off in each row; left out or null: no place is given. */
  household?: TaxedHousehold | null
}

/**
 * Every whole age at which a pension can still start, or each month of one year, with the reference age and the day of the
 * plan, and with the rest of the change kept. A last day of work known apart from any change counts only in the row of the
 * plan.
 */
export function agesIn(known: Case, asked: AgesQuestion): AgeOutlook[] {
  const { change, query, year = null, avsFrom = 'first', household = null } = asked
  const facts = agesFacts(known, { change, avsFrom })
  if (!facts.limits) return []
  const question = questionOf(known, change)
  const inEach = (one: Case, situations: readonly Situation[]): PaidAtAge[] =>
    partsInEach(one, { ...question, situations }).inEach.map(({ parts, drawn3aOn }, index) => ({
      ...{ parts, drawn3aOn },
      situation: situations[index] as Situation,
    }))
  const free = { ...known, stopsOn: null }
  const [plan] = inEach(known, [facts.planned])
  if (!plan) return []
  const starts = inEach(
    free,
    possibleStarts(free, { ...facts, limits: facts.limits }, (possible) => agesToCompare(possible, year)),
  )
  return agesOf(facts, {
    ...{ plan, starts, salary: salaryIn(known, query)?.salary ?? null, law: lawOn(known.day) },
    netIn: household && ((column, pension) => netOfColumn(known, { column, pension }, household)),
  })
}

/** The situations that `agesIn` may compute, so that the funds can be asked about them before. */
export function situationsOfAges(known: Case, { change, year = null }: Pick<AgesQuestion, 'change' | 'year'>): Asked[] {
  const facts = agesFacts(known, { change, avsFrom: 'first' })
  const situations = facts.limits ? [facts.planned, ...agesToCompare(facts, year)] : []
  return situations.map((situation) => ({ situation, current: change?.work?.current ?? null }))
}

export function agesFacts(known: Case, { change, avsFrom }: { change: Change | null; avsFrom: AvsFrom }): AgesFacts {
  const { person, day: computedOn } = known
  const statements = statementsAsTheyStand(known)
  return {
    ...{ birthDate: person.birthDate, computedOn, avsFrom },
    reference: questionOf(known, null).reference,
    planned: standing(known, (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS),
    limits: limitsAhead(person, computedOn),
    lppEarliest: statements.length > 0 ? lppEarliest(statements, person, computedOn) : null,
  }
}

type FactsWithLimits = AgesFacts & { limits: NonNullable<AgesFacts['limits']> }

/**
 * The starts at which a pension can be drawn, which takes a whole year of contributions.
 * @param startsOf those to choose from
 */
export function possibleStarts(
  known: Case,
  facts: FactsWithLimits,
  startsOf: (facts: AgesFacts) => Situation[],
): Situation[] {
  const can = (situation: Situation) => canDraw(known, situation)
  const starts = startsOf(facts)
  const possible = starts.filter(can)
  if (possible.length === starts.length || facts.planned.drawing) return possible
  const { limits, reference } = facts
  const days = firstDaysToTry(limits.earliest, reference).map((retirementDate) => ({ ...AS_IT_STANDS, retirementDate }))
  const earliest = days.find(can)?.retirementDate ?? limits.earliest
  return startsOf({ ...facts, limits: { ...limits, earliest } }).filter(can)
}

/**
 * `years`: the years of age in which a pension can start in several months. `leastContribution`: CHF a year, null: not
 * found. `lppEarliest`: the day from which every fund can pay, past or not; null: no fund answers. `avsChoices`: the days on
 * which the AVS can start in all rows; empty: the plan gives one, or it is too late.
 */
export type AgesAhead = {
  years: number[]
  leastContribution: number | null
  lppEarliest: Day | null
  avsChoices: AvsFrom[]
}

export function agesAhead(known: Case, change: Change | null): AgesAhead {
  const facts = agesFacts(known, { change, avsFrom: 'first' })
  const { computedOn, planned } = facts
  return {
    years: yearsToCompare(facts),
    lppEarliest: facts.lppEarliest,
    leastContribution: rowOn(MINIMUM_CONTRIBUTION, computedOn).value.contribution,
    avsChoices: planned.drawing ? [] : avsChoices(facts, lawOn(computedOn).drawingLimits.shortestDeferralMonths),
  }
}
