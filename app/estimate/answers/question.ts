/** The situations computed for every pillar: without a change, and then with its causes added one by one. */
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import {
  AS_IT_STANDS,
  type Cause,
  type Change,
  type Situation,
  situationsOf,
  type Work,
} from '~/pillars/synthesis/change'
import type { Case } from '../case/case'

export type Question = {
  computedOn: Day
  /** When the pensions start unless another date is simulated. */
  reference: Day
  /** The one without a change comes first. */
  situations: readonly Situation[]
  /** What each situation after the first adds to the one before it. */
  causes: readonly Cause[]
  /** The current salary, if a situation has another one. */
  current: Work | null
}

export function questionOf(known: Case, change: Change | null): Question {
  const changed = change ? situationsOf(change) : []
  return {
    computedOn: known.day,
    reference: retirementOf(known.person).start,
    situations: [AS_IT_STANDS, ...changed.map(({ situation }) => situation)],
    causes: changed.map(({ cause }) => cause),
    current: change?.work?.current ?? null,
  }
}

/** Only the situations without any change and with the whole change: explanations do not separate causes. */
export function endsOf({ situations, causes, ...question }: Question): Question {
  const [first, last] = [situations[0] as Situation, situations.at(-1) as Situation]
  return { ...question, situations: causes.length > 0 ? [first, last] : [first], causes: causes.slice(-1) }
}
