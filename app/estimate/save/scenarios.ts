/** Simulations that the visitor names, to compare them. */
import { NO_CAPITAL_USE } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import { MOST_SCENARIOS, type Scenario, saysNothing } from '~/dossier/shape/simulation'
import { isNothing, type KeptChange, keptNow } from '../case/kept-change'
import { unfit } from '../case/refusal'
import type { Session } from '../gather/session'

/**
 * Saves a simulation under a name, with what is done with its capital, replacing the scenario that has this name.
 * @param given by default what the visitor has saved now
 * @throws {Refusal} `unfit` on the field `name` if there is nothing to keep, or if there are too many scenarios
 */
export async function saveScenario(session: Session, name: Scenario['name'], given?: KeptChange): Promise<void> {
  await session.change((dossier) => {
    const { simulation, capital } = given ?? keptNow(dossier)
    if (isNothing(simulation, capital)) throw unfit([{ field: 'name', key: 'nothingToKeep' }])
    return withScenario(dossier, { name, simulation, capital })
  })
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

/** Makes a scenario what is saved now. Where and as whom tax is paid stays as it is told. */
export async function takeScenario(session: Session, { simulation, capital }: KeptChange): Promise<void> {
  await session.change((dossier) => ({
    ...dossier,
    simulation: saysNothing(simulation) ? null : simulation,
    decision: dossier.decision && { ...dossier.decision, ...(capital ?? NO_CAPITAL_USE) },
  }))
}

/** @returns whether it was there; one that is gone already is no error */
export async function removeScenario(session: Session, id: Scenario['id']): Promise<boolean> {
  const isThere = session.dossier.scenarios.some((one) => one.id === id)
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
  return isThere
}
