/** Simulations that the visitor keeps under a name, to compare them. */
import type { Dossier } from '~/dossier/shape'
import {
  changesNothing,
  MOST_SCENARIOS,
  type Scenario,
  type ScenariosAnswer,
  type Simulation,
} from '~/dossier/simulation'
import type { Silent } from '~/pillars/result'
import type { Tools } from './api-env'
import { loadChange } from './change'
import { loadDigest } from './digest'
import { unfit } from './problem'
import type { Session } from './session'
import { findSimulationProblem } from './simulation'
import { queryOf } from './simulation-query'

/** How things stand, and each scenario beside it. */
export async function loadScenarios(session: Session, tools: Tools): Promise<ScenariosAnswer> {
  const { withoutChange, ...digest } = await loadDigest(session, tools, null)
  const silent = [...digest.silent]
  const { scenarios, simulation } = session.dossier
  const compared: ScenariosAnswer['scenarios'] = []
  for (const scenario of scenarios) {
    const problem = await findSimulationProblem(session, tools, scenario.simulation)
    const changed = problem ? null : await loadChanged(session, tools, scenario.simulation)
    compared.push({ ...scenario, problem, column: changed?.withChange ?? null })
    silent.push(...(changed?.silent ?? []).filter(isNew(silent)))
  }
  const isNamed = scenarios.some((scenario) => isSame(scenario.simulation, simulation))
  return { withoutChange, scenarios: compared, unnamed: isNamed ? null : simulation, silent }
}

const loadChanged = async (session: Session, tools: Tools, simulation: Simulation) =>
  loadDigest(session, tools, await loadChange(session, tools, queryOf(simulation)))

/** Who is silent in one scenario only is named once, like who is silent in all. */
const isNew = (named: readonly Silent[]) => (one: Silent) =>
  !named.some(({ party, id }) => party === one.party && id === one.id)

/**
 * Keeps a simulation under a name, the one that the visitor looks at where none is given; one that has this name already
 * gives way.
 * @throws {Problem} 422 on the field `name`: there is no simulation, or no room for another one
 */
export async function saveScenario(session: Session, name: Scenario['name'], given?: Simulation): Promise<void> {
  await session.change((dossier) => {
    const simulation = given ?? dossier.simulation
    if (!simulation || changesNothing(simulation)) throw unfit([{ field: 'name', key: 'nothingToKeep' }])
    return withScenario(dossier, name, simulation)
  })
}

function withScenario(dossier: Dossier, name: Scenario['name'], simulation: Simulation): Dossier {
  const { scenarios } = dossier
  const isKnown = scenarios.some((scenario) => scenario.name === name)
  if (isKnown)
    return { ...dossier, scenarios: scenarios.map((one) => (one.name === name ? { ...one, simulation } : one)) }
  if (scenarios.length >= MOST_SCENARIOS) throw unfit([{ field: 'name', key: 'tooManyScenarios' }])
  const id = dossier.scenariosMade + 1
  return { ...dossier, scenarios: [...scenarios, { id, name, simulation }], scenariosMade: id }
}

/** What is not there any more is gone. */
export async function removeScenario(session: Session, id: Scenario['id']): Promise<void> {
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
}

const isSame = (one: Simulation, other: Simulation | null) => JSON.stringify(one) === JSON.stringify(other)
