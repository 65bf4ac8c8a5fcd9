/** What each age of leaving would bring, from one read of the parties' answers. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import type { Day } from '~/pillars/day'
import type { Silent } from '~/pillars/result'
import { type AgeOutlook, type AgesFacts, agesOf, agesToCompare, yearsToCompare } from '~/pillars/synthesis/ages'
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

export type { AgeOutlook }

type AgesQuestion = {
  /** As it is for the change. */
  query: DigestQuery
  change: Change | null
  /** A year of life, for its months; null: whole ages. */
  year: number | null
}

/**
 * Every whole age at which a pension can still start, or each month of one year, with the reference age and the day of the
 * plan, and with the rest of the change kept; none where the plan itself has no total.
 * @throws as `requireBirth`
 */
export async function loadAges(session: Session, tools: Tools, asked: AgesQuestion): Promise<AgeOutlook[]> {
  const { change, query, year } = asked
  const question = await loadQuestion(session, tools, change)
  const facts = await loadFacts(session, tools, question, change)
  if (!facts.limits) return []
  const possible: Situation[] = []
  for (const situation of agesToCompare(facts, year))
    if (await canDraw(session, tools, situation)) possible.push(situation)
  const situations = [facts.planned, ...possible]
  const { inEach, silent } = await loadParts(session, tools, { ...question, situations })
  const [plan, ...starts] = inEach.map((one, index) => ({ ...one, situation: situations[index] as Situation }))
  if (!plan || (plan.parts.pension === null && plan.parts.lpp === null)) return []
  const salary = isEveryFundIn(silent) && plan.parts.pension ? await loadSalary(session, tools, query) : null
  return agesOf(facts, { plan, starts, salary: salary?.salary ?? null, law: lawOn(facts.computedOn) })
}

async function loadFacts(
  session: Session,
  tools: Tools,
  { birthDate, gender, computedOn, reference }: Question,
  change: Change | null,
): Promise<AgesFacts> {
  const statements = await loadStatements(session, tools, await knownPolicies(session, tools))
  return {
    ...{ birthDate, computedOn, reference },
    limits: limitsAhead({ birthDate, gender }, computedOn),
    lppEarliest: statements.length > 0 ? lppEarliest(statements, { birthDate }, computedOn) : null,
    planned: (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS,
  }
}

/**
 * `years`: of life, in which a pension can start in several months; `leastContribution`: CHF a year, null: not found.
 * `lppEarliest`: from when every fund can pay, past or not; null: there is none that answers.
 */
export type AgesAhead = { years: number[]; leastContribution: number | null; lppEarliest: Day | null }

/** @throws as `requireBirth` */
export async function loadAgesAhead(session: Session, tools: Tools): Promise<AgesAhead> {
  const question = await loadQuestion(session, tools, null)
  const facts = await loadFacts(session, tools, question, null)
  return {
    years: yearsToCompare(facts),
    lppEarliest: facts.lppEarliest,
    leastContribution: rowOn(MINIMUM_CONTRIBUTION, question.computedOn).value.contribution,
  }
}

/** A fund that projects nothing for the latest age alone is in the others. */
const isEveryFundIn = (silent: readonly Silent[]): boolean =>
  !silent.some(
    ({ party, column, reason }) => party === 'pensionFund' && !(column === 'withChange' && reason === 'noProjection'),
  )
