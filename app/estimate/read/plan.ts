/** The read of the page of the plan. */
import { savedQuery } from '../case/rules/simulation-query'
import { attempt } from '../outcome'
import type { PageVisit } from '../visit'
import { getHome } from './place'
import { isSpouseTold } from './spouse'
import { getPlan, getSimulation } from './synthesis'

/**
 * The plan of leaving early with the saved change, or as it stands; null in it: none is planned. `home`: where the visitor
 * will live, null: not given.
 */
export async function readPlan(visit: PageVisit) {
  const simulation = await attempt(visit, getSimulation(visit))
  const home = await getHome(visit)
  const isSpouseShared = await isSpouseTold(visit)
  const plan = await attempt(visit, getPlan(visit, savedQuery(simulation.answer) ?? {}, { isSpouseShared }))
  return { simulation, plan, home }
}
