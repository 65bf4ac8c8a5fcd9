import type { SimulationAnswer } from '~/dossier/shape/simulation'
import { atAge } from '~/language/at-age'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { ageAtStart, retirementDayReader, startFrom } from '~/ui/form/values/retirement-day'
import type { T } from '~/ui/frame/text'

/** How a typed age or day of retirement was understood, in words; undefined where there is none that can be. */
export function understoodStart(
  t: T,
  typed: string,
  { limits, latestAge }: Pick<SimulationAnswer, 'limits' | 'latestAge'>,
): string | undefined {
  if (!limits || typed === '') return undefined
  const latest = { day: limits.latest, age: latestAge }
  const read = retirementDayReader(latest)(typed)
  if ('problem' in read) return undefined
  const start = startFrom(read.value)
  if (start < limits.earliest || start > limits.latest) return undefined
  const { years, months } = ageAtStart(start, latest)
  return t(`simulation.understood.${start === read.value ? 'plain' : 'moved'}`, {
    day: dayText(start as Day),
    age: atAge(t, 12 * years + months),
  })
}
