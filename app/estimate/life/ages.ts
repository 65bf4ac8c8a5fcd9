/** The ages of leaving of a life, with the same rows and figures as the page that compares them. */
import { lawOn } from '~/law/avs/avs-law'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { pillar3aDrawnOn } from '~/pillars/pillar-3a'
import { type AgeOutlook, type AgesFacts, agesOf, agesToCompare, type PaidAtAge } from '~/pillars/synthesis/ages'
import { firstDaysToTry } from '~/pillars/synthesis/avs-from'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import type { Parts } from '~/pillars/synthesis/digest'
import { limitsAhead } from '../avs/retirement-date'
import { lastSalary } from '../synthesis/known-work'
import { lppEarliest } from '../synthesis/three-days'
import type { LifeMoment } from './moment'
import { LifeRefusal } from './problems'
import { type LifeLpp, pillar3aQuestionOf } from './savings'
import type { Life } from './shape'

/** As `AgeOutlook`; money in CHF, `partOfSalary` in percent. `date`: the first of the month without work. */
export type LifeAge = Pick<
  AgeOutlook,
  'age' | 'avsFrom' | 'evenAt' | 'owed' | 'pillar3aAtStart' | 'isPlanned' | 'isReference'
> &
  AgeOutlook['days'] &
  Pick<AgeOutlook['column'], 'monthlyTotal' | 'complete' | 'missing' | 'first' | 'capitalTotal'> & {
    date: Day
    partOfSalary: number | null
  }

/** A life in one situation, as far as ages are compared. `situation`: with the end of work that counts. */
type LifeInSituation = { moment: LifeMoment; lpp: LifeLpp; parts: Parts }

/**
 * Whole ages from the earliest possible one to 70, with the rest of the plan kept. `plan`: with all of it; `compute`: a
 * life in a situation. A last day of work that the life tells stands in the row of the plan alone.
 */
export function agesIn(
  life: Life,
  day: Day,
  plan: LifeInSituation,
  compute: (situations: readonly Situation[], life: Life) => LifeInSituation[],
): LifeAge[] {
  const { person, plan: told } = life
  const statements = plan.lpp.statements.map(({ statement }) => statement)
  const planned = plan.moment.situation
  const free = { ...life, person: { ...person, stopsOn: null } }
  const facts = {
    ...{ birthDate: person.birthDate, computedOn: day, reference: retirementOf(person).start, planned },
    limits: limitsAhead(person, day),
    lppEarliest: statements.length > 0 ? lppEarliest(statements, person, day) : null,
    avsFrom: told?.avsFrom ?? 'first',
  }
  const paid = ({ moment, parts }: LifeInSituation): PaidAtAge => ({
    situation: moment.situation,
    parts,
    drawn3aOn: (on) => pillar3aDrawnOn(pillar3aQuestionOf(moment), on),
  })
  const starts = possibleStarts(facts, (situation) => wherePossible(() => compute([situation], free)))
  const salary = person.incomeToCome ?? lastSalary(person.incomes ?? [])?.amount ?? null
  const rows = agesOf(facts, {
    plan: paid(plan),
    starts: starts.map(paid),
    salary,
    law: lawOn(day),
  })
  return rows.map(({ age, startsOn, days, column, share, ...row }) => ({
    ...{ age, date: startsOn, ...days },
    ...{ complete: column.complete, missing: column.missing },
    ...{ monthlyTotal: column.monthlyTotal, first: column.first, capitalTotal: column.capitalTotal },
    partOfSalary: share,
    ...{ avsFrom: row.avsFrom, evenAt: row.evenAt, owed: row.owed, pillar3aAtStart: row.pillar3aAtStart },
    ...{ isPlanned: row.isPlanned, isReference: row.isReference },
  }))
}

/** Those at which the person can draw a pension: not before there is a whole year of contributions. */
function possibleStarts<Start>(facts: AgesFacts, startsAt: (situation: Situation) => Start[]): Start[] {
  const all = agesToCompare(facts, null)
  const starts = all.flatMap(startsAt)
  const { limits, reference, planned } = facts
  if (starts.length === all.length || !limits || planned.drawing) return starts
  const days = firstDaysToTry(limits.earliest, reference)
  const first = days.find((retirementDate) => startsAt({ ...AS_IT_STANDS, retirementDate }).length > 0)
  return agesToCompare({ ...facts, limits: { ...limits, earliest: first ?? limits.earliest } }, null).flatMap(startsAt)
}

/** Without a whole year of contributions there is no early pension. */
function wherePossible<Answer>(compute: () => Answer[]): Answer[] {
  try {
    return compute()
  } catch (error) {
    if (error instanceof LifeRefusal) return []
    throw error
  }
}
