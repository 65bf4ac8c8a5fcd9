/** Simulations that the visitor keeps under a name, to compare them. */
import type { Dossier } from '~/dossier/shape'
import { MOST_SCENARIOS, type Scenario, type ScenariosAnswer, type Simulation } from '~/dossier/simulation'
import type { Column } from '~/pillars/result'
import type { Tools } from './api-env'
import { loadChange } from './change'
import { loadDigest } from './digest'
import { unfit } from './problem'
import type { Session } from './session'
import { findSimulationProblem } from './simulation'
import { queryOf } from './simulation-query'

/** How things stand, and each scenario beside it. */
export async function loadScenarios(session: Session, tools: Tools): Promise<ScenariosAnswer> {
  const { withoutChange, silent } = await loadDigest(session, tools, null)
  const { scenarios, simulation } = session.dossier
  const compared: ScenariosAnswer['scenarios'] = []
  for (const scenario of scenarios) {
    const problem = await findSimulationProblem(session, tools, scenario.simulation)
    compared.push({
      ...scenario,
      problem,
      column: problem ? null : await columnOf(session, tools, scenario.simulation),
    })
  }
  const isNamed = scenarios.some((scenario) => isSame(scenario.simulation, simulation))
  return { withoutChange, scenarios: compared, unnamed: isNamed ? null : simulation, silent }
}

async function columnOf(session: Session, tools: Tools, simulation: Simulation): Promise<Column | null> {
  const { withChange } = await loadDigest(session, tools, await loadChange(session, tools, queryOf(simulation)))
  return withChange
}

/**
 * Keeps the simulation that the visitor looks at under a name; one that has this name already gives way.
 * @throws {Problem} 422 on the field `name`: there is no simulation, or no room for another one
 */
export async function saveScenario(session: Session, name: Scenario['name']): Promise<void> {
  await session.change((dossier) => {
    if (!dossier.simulation) throw unfit([{ field: 'name', key: 'nothingToKeep' }])
    return withScenario(dossier, name, dossier.simulation)
  })
}

function withScenario(dossier: Dossier, name: Scenario['name'], simulation: Simulation): Dossier {
  const { scenarios } = dossier
  const isKnown = scenarios.some((scenario) => scenario.name === name)
  if (isKnown)
    return { ...dossier, scenarios: scenarios.map((one) => (one.name === name ? { ...one, simulation } : one)) }
  if (scenarios.length >= MOST_SCENARIOS) throw unfit([{ field: 'name', key: 'tooManyScenarios' }])
  const id = Math.max(0, ...scenarios.map((one) => one.id)) + 1
  return { ...dossier, scenarios: [...scenarios, { id, name, simulation }] }
}

/** What is not there any more is gone. */
export async function removeScenario(session: Session, id: Scenario['id']): Promise<void> {
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
}

const isSame = (one: Simulation, other: Simulation | null) => JSON.stringify(one) === JSON.stringify(other)
