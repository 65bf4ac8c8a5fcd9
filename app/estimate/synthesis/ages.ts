/** What each age of leaving would bring, from one read of the parties' answers. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import type { Day } from '~/pillars/day'
import { type AgeOutlook, type AgesFacts, agesOf, agesToCompare, yearsToCompare } from '~/pillars/synthesis/ages'
import { type AvsFrom, avsChoices, firstDaysToTry } from '~/pillars/synthesis/avs-from'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import { limitsAhead } from '../avs/retirement-date'
import { loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadParts } from './digest'
import { loadSalary } from './outlook'
import { loadQuestion, type Question } from './question'
import { canDraw } from './simulation'
import { lppEarliest } from './three-days'

export type { AgeOutlook, AvsFrom }

/** Which rows somebody wants. */
export type AgesChoice = {
  /** A year of life, for its months; left out or null: whole ages. */
  year?: number | null
  /** From when the AVS pays in all rows; left out: from the first possible day. */
  avsFrom?: AvsFrom
}

type AgesQuestion = AgesChoice & {
  /** As it is for the change. */
  query: DigestQuery
  change: Change | null
}

/**
 * Every whole age at which a pension can still start, or each month of one year, with the reference age and the day of the
 * plan, and with the rest of the change kept.
 * @throws as `requireBirth`
 */
export async function loadAges(session: Session, tools: Tools, asked: AgesQuestion): Promise<AgeOutlook[]> {
  const { change, query, year = null, avsFrom = 'first' } = asked
  const question = await loadQuestion(session, tools, change)
  const facts = await loadFacts(session, tools, question, { change, avsFrom })
  if (!facts.limits) return []
  const situations = [
    facts.planned,
    ...(await loadPossibleStarts(session, tools, { ...facts, limits: facts.limits }, year)),
  ]
  const { inEach } = await loadParts(session, tools, { ...question, situations })
  const [plan, ...starts] = inEach.map((one, index) => ({
    ...one,
    situation: situations[index] as Situation,
  }))
  if (!plan) return []
  const salary = await loadSalary(session, tools, query)
  return agesOf(facts, { plan, starts, salary: salary?.salary ?? null, law: lawOn(facts.computedOn) })
}

async function loadFacts(
  session: Session,
  tools: Tools,
  { birthDate, gender, computedOn, reference }: Question,
  { change, avsFrom }: { change: Change | null; avsFrom: AvsFrom },
): Promise<AgesFacts> {
  const statements = await loadStatements(session, tools, await knownPolicies(session, tools))
  const planned = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  const limits = limitsAhead({ birthDate, gender }, computedOn)
  return {
    ...{ birthDate, computedOn, reference, planned, avsFrom },
    limits,
    lppEarliest: statements.length > 0 ? lppEarliest(statements, { birthDate }, computedOn) : null,
  }
}

/** Those at which this visitor can draw a pension: not before there is a whole year of contributions. */
async function loadPossibleStarts(
  session: Session,
  tools: Tools,
  facts: AgesFacts & { limits: NonNullable<AgesFacts['limits']> },
  year: number | null,
): Promise<Situation[]> {
  const can = (situation: Situation) => canDraw(session, tools, situation)
  const starts = agesToCompare(facts, year)
  const possible = await filterInTurn(starts, can)
  if (possible.length === starts.length || facts.planned.drawing) return possible
  const { limits, reference } = facts
  const days = firstDaysToTry(limits.earliest, reference).map((retirementDate) => ({ ...AS_IT_STANDS, retirementDate }))
  const [first] = await filterInTurn(days, can)
  const earliest = first?.retirementDate ?? limits.earliest
  return filterInTurn(agesToCompare({ ...facts, limits: { ...limits, earliest } }, year), can)
}

async function filterInTurn<Item>(items: readonly Item[], isWanted: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const wanted: Item[] = []
  for (const item of items) if (await isWanted(item)) wanted.push(item)
  return wanted
}

/**
 * `years`: of life, in which a pension can start in several months; `leastContribution`: CHF a year, null: not found.
 * `lppEarliest`: from when every fund can pay, past or not; null: there is none that answers. `avsChoices`: from when the AVS
 * can pay in all rows; empty: the plan says it, or it is too late.
 */
export type AgesAhead = {
  years: number[]
  leastContribution: number | null
  lppEarliest: Day | null
  avsChoices: AvsFrom[]
}

/** @throws as `requireBirth` */
export async function loadAgesAhead(session: Session, tools: Tools, change: Change | null): Promise<AgesAhead> {
  const question = await loadQuestion(session, tools, null)
  const facts = await loadFacts(session, tools, question, { change, avsFrom: 'first' })
  const { computedOn, planned } = facts
  return {
    years: yearsToCompare(facts),
    lppEarliest: facts.lppEarliest,
    leastContribution: rowOn(MINIMUM_CONTRIBUTION, computedOn).value.contribution,
    avsChoices: planned.drawing ? [] : avsChoices(facts, lawOn(computedOn).drawingLimits.shortestDeferralMonths),
  }
}
