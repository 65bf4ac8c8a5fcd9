/** The read of the page of the plan. */
import { FAILURES } from '../calls'
import { savedQuery } from '../case/rules/simulation-query'
import { attempt, NOT_ASKED } from '../outcome'
import type { PageVisit } from '../visit'
import { getHousehold } from './first-pillar'
import { getHome, getPlace } from './place'
import { getPlan, getSimulation } from './synthesis'

/**
 * The plan of leaving early with the saved change, or as it stands; null in it: none is planned. `home`: where the visitor
 * will live, null: not given.
 */
export async function readPlan(visit: PageVisit) {
  const simulation = await attempt(visit, getSimulation(visit))
  const home = await getHome(visit)
  const isTaxedAsCouple = home !== null && (await getPlace(visit)).isCouple
  const household = isTaxedAsCouple ? await attempt(visit, getHousehold(visit), FAILURES.getHousehold) : NOT_ASKED
  const isSpouseShared = household.answer?.both ?? false
  const plan = await attempt(visit, getPlan(visit, savedQuery(simulation.answer) ?? {}, { isSpouseShared }))
  return { simulation, plan, home }
}
