/** The age of leaving, year by year: what each would bring for life. */
import { lawOn } from '~/law/avs/avs-law'
import { addYears, type Day, firstOfNextMonth, monthsBetween } from '~/pillars/day'
import type { Column } from '~/pillars/result'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import { column } from '~/pillars/synthesis/digest'
import type { Age } from '~/pillars/synthesis/income-over-time'
import { limitsAhead } from '../avs/retirement-date'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadParts, type PartsInSituation } from './digest'
import { loadQuestion } from './question'
import { canDraw } from './simulation'

/** An age at which every pension starts, and what the column then says. `isPlanned`: as the plan is without choosing another. */
export type AgeOutlook = { age: Age; retirementDate: Day; column: Column; isPlanned: boolean }

/** Women of the transition generation may draw from 62 (LAVS art. 40c), everybody else from 63, and nobody later than 70. */
const WHOLE_AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70]

/**
 * Every whole age at which the AVS can still start, and the reference age, with the rest of the change kept. Ages for which a
 * pillar or a fund has no figure that the plan has are left out: their total would be of something else.
 * @throws as `requireBirth`
 */
export async function loadAges(session: Session, tools: Tools, change: Change | null): Promise<AgeOutlook[]> {
  const question = await loadQuestion(session, tools, change)
  const { birthDate, gender, computedOn, reference } = question
  const limits = limitsAhead({ birthDate, gender }, computedOn)
  if (!limits) return []
  const planned = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  const starts = [...WHOLE_AGES.map((age) => startAt(birthDate, age)), reference].filter(
    (start) => start >= limits.earliest && start <= limits.latest,
  )
  const possible: Situation[] = []
  for (const retirementDate of new Set(starts.toSorted())) {
    const situation = { ...planned, retirementDate }
    if (await canDraw(session, tools, situation)) possible.push(situation)
  }
  const { inEach } = await loadParts(session, tools, { ...question, situations: [planned, ...possible] })
  const law = lawOn(computedOn)
  const [ofPlan, ...ofAges] = inEach.map((one) => ({ ...one, column: column(one.parts, law) }))
  if (!ofPlan || ofPlan.column.monthlyTotal === null) return []
  return ofAges
    .filter((one) => isAsWhole(one, ofPlan))
    .map((one) => ({
      age: ageOn(birthDate, one.column.retirementDate),
      retirementDate: one.column.retirementDate,
      column: one.column,
      isPlanned: one.column.retirementDate === ofPlan.column.retirementDate,
    }))
}

/** A pension starts on the first of the month after the birthday (LAVS art. 21 al. 2). */
const startAt = (birthDate: Day, age: number): Day => firstOfNextMonth(addYears(birthDate, age))

function ageOn(birthDate: Day, on: Day): Age {
  const months = monthsBetween(birthDate, on)
  return { years: Math.floor(months / 12), months: months % 12 }
}

/** Whether the same pillars and funds are in both. */
const isAsWhole = (one: PartsInSituation, ofPlan: PartsInSituation): boolean =>
  one.isLppWhole && PILLARS.every((pillar) => (one.parts[pillar] === null) === (ofPlan.parts[pillar] === null))

const PILLARS = ['pension', 'lpp', 'vested', 'pillar3a'] as const
