/** What a visitor may know of their spouse. */
import { FAILURES } from '../calls'
import { attempt, NOT_ASKED } from '../outcome'
import type { Visit } from '../visit'
import { getHousehold } from './first-pillar'
import { getPlace } from './place'

/** Whether both have entered each other. Asked only where both are taxed together at a place that is given; else false. */
export async function isSpouseTold(visit: Visit): Promise<boolean> {
  const { place, isCouple } = await getPlace(visit)
  const household = place && isCouple ? await attempt(visit, getHousehold(visit), FAILURES.getHousehold) : NOT_ASKED
  return household.answer?.both ?? false
}
