/** A case in a situation. */
import { retirementOf } from '~/pillars/avs'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import type { Situation } from '~/pillars/synthesis/change'
import type { Case } from './case'

/** A simulated last day of work replaces the given one. */
export const standing = ({ stopsOn }: Pick<Case, 'stopsOn'>, situation: Situation): Situation =>
  stopsOn === null || situation.stopsOn ? situation : { ...situation, stopsOn }

/**
 * When the AVS pension starts for life: on the simulated day, on the day from which it is drawn whole, or at the reference
 * age, also where only shares are drawn.
 */
export function retirementIn({ drawing, person }: Case, situation: Situation): Day {
  const [first, ...others] = situation.drawing ? [] : (drawing ?? [])
  const whole = first?.share === 100 && others.length === 0 ? firstOfMonthFrom(first.from) : null
  return situation.retirementDate ?? whole ?? retirementOf(person).start
}
