import { retirementOf } from '~/pillars/avs'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import type { Situation } from '~/pillars/synthesis/change'
import type { Life } from './shape'

/** A life in one situation on the day of the estimate; its `stopsOn` is the one that counts, simulated or told. */
export type LifeMoment = { life: Life; day: Day; situation: Situation }

/**
 * When the AVS pension starts for life: on the simulated day, on the day from which it is drawn whole, or at the reference
 * age, also where only shares are drawn.
 */
export function retirementIn({ life: { person }, situation }: LifeMoment): Day {
  const [first, ...others] = situation.drawing ? [] : (person.drawing ?? [])
  const drawn = first?.share === 100 && others.length === 0 ? firstOfMonthFrom(first.from) : null
  return situation.retirementDate ?? drawn ?? retirementOf(person).start
}
