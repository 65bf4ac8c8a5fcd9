import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { atAge } from '~/language/at-age'
import { dayText } from '~/language/format'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import {
  ageAtStart,
  type LatestStart,
  lastWorkDayReader,
  retirementDayReader,
  startFrom,
} from '~/ui/form/values/retirement-day'
import type { T } from '~/ui/frame/text'

type StartLimits = Pick<SimulationAnswer, 'limits' | 'latestAge'>

/** How a typed age or day of retirement was understood, in words; undefined if it cannot be understood. */
export function understoodStart(t: T, typed: string, { limits, latestAge }: StartLimits): string | undefined {
  const read = startIn(t, typed, { limits, latestAge })
  if (!read || !limits || read.start < limits.earliest) return undefined
  return t(`simulation.understood.${read.isMoved ? 'moved' : 'plain'}`, read.words)
}

/** When the pension funds pay. */
export function understoodLpp(
  t: T,
  typed: string,
  { lppEarliest, ...known }: StartLimits & Pick<SimulationAnswer, 'lppEarliest'>,
): string | undefined {
  const read = startIn(t, typed, known)
  if (!read || !lppEarliest || read.start < lppEarliest) return undefined
  return t(`simulation.understood.${read.isMoved ? 'lppMoved' : 'lpp'}`, read.words)
}

/** Until when somebody works, and their age by then. */
export function understoodStop(t: T, typed: string, { limits, latestAge }: StartLimits): string | undefined {
  if (!limits || typed === '') return undefined
  const latest = { day: limits.latest, age: latestAge }
  const read = lastWorkDayReader(latest)(typed)
  if ('problem' in read || read.value >= limits.latest) return undefined
  const day = read.value as Day
  return t('simulation.understood.stop', { day: dayText(day), age: ageText(t, firstOfNextMonth(day), latest) })
}

/** null: the text is empty, or not a day up to the latest one. */
function startIn(t: T, typed: string, { limits, latestAge }: StartLimits) {
  if (!limits || typed === '') return null
  const latest = { day: limits.latest, age: latestAge }
  const read = retirementDayReader(latest)(typed)
  if ('problem' in read) return null
  const start = startFrom(read.value) as Day
  if (start > limits.latest) return null
  return { start, isMoved: start !== read.value, words: { day: dayText(start), age: ageText(t, start, latest) } }
}

function ageText(t: T, start: Day, latest: LatestStart): string {
  const { years, months } = ageAtStart(start, latest)
  return atAge(t, 12 * years + months)
}
