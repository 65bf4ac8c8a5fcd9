/** Simulations that the visitor names, to compare them. */
import { NO_CAPITAL_USE } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import { isEmptySimulation, MOST_SCENARIOS, type Scenario } from '~/dossier/shape/simulation'
import { isNothing, type KeptChange, keptNow } from '../case/kept-change'
import { unfit } from '../case/refusal'

/**
 * A simulation under a name, with what is done with its capital, in place of the scenario that has this name.
 * @param given by default what the visitor has saved now
 * @throws {Refusal} `unfit` on the field `name` if there is nothing to keep, or if there are too many scenarios
 */
export function withChangeNamed(dossier: Dossier, name: Scenario['name'], given?: KeptChange): Dossier {
  const { simulation, capital } = given ?? keptNow(dossier)
  if (isNothing(simulation, capital)) throw unfit([{ field: 'name', key: 'nothingToKeep' }])
  return withScenario(dossier, { name, simulation, capital })
}

function withScenario(dossier: Dossier, scenario: Omit<Scenario, 'id'>): Dossier {
  const { scenarios } = dossier
  const isKnown = scenarios.some(({ name }) => name === scenario.name)
  if (isKnown)
    return {
      ...dossier,
      scenarios: scenarios.map((one) => (one.name === scenario.name ? { ...scenario, id: one.id } : one)),
    }
  if (scenarios.length >= MOST_SCENARIOS) throw unfit([{ field: 'name', key: 'tooManyScenarios' }])
  const id = dossier.scenariosMade + 1
  return { ...dossier, scenarios: [...scenarios, { id, ...scenario }], scenariosMade: id }
}

/** A scenario as what is saved now. Where and as whom tax is paid stays as it is told. */
export const withScenarioTaken = (dossier: Dossier, { simulation, capital }: KeptChange): Dossier => ({
  ...dossier,
  simulation: isEmptySimulation(simulation) ? null : simulation,
  decision: dossier.decision && { ...dossier.decision, ...(capital ?? NO_CAPITAL_USE) },
})
