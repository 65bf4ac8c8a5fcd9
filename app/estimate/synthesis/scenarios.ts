/** Simulations that the visitor has named, to compare them. */
import type { Dossier } from '~/dossier/shape/shape'
import {
  changesNothing,
  MOST_SCENARIOS,
  type Scenario,
  type ScenariosAnswer,
  type Simulation,
} from '~/dossier/shape/simulation'
import type { Silent } from '~/pillars/result'
import { unfit } from '../outcome'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadChange } from './change'
import { loadDigest } from './digest'
import { findSimulationProblem } from './simulation'
import { queryOf } from './simulation-query'

/** The digest without a change, and each scenario beside it. */
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
  const isChange = simulation !== null && !changesNothing(simulation)
  return { withoutChange, scenarios: compared, unnamed: isNamed || !isChange ? null : simulation, silent }
}

const loadChanged = async (session: Session, tools: Tools, simulation: Simulation) =>
  loadDigest(session, tools, await loadChange(session, tools, queryOf(simulation)))

/** A silent party is listed once, no matter in how many scenarios it is silent. */
const isNew = (listed: readonly Silent[]) => (one: Silent) =>
  !listed.some(({ party, id }) => party === one.party && id === one.id)

/**
 * Saves a simulation under a name, replacing the scenario that has this name.
 * @param given the simulation; by default the visitor's current one
 * @throws {Refusal} `unfit` on the field `name` if there is no simulation, or if there are too many scenarios
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

/** Succeeds also if the scenario is already gone. */
export async function removeScenario(session: Session, id: Scenario['id']): Promise<void> {
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
}

const isSame = (one: Simulation, other: Simulation | null) => JSON.stringify(one) === JSON.stringify(other)
