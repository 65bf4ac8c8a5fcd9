/** Changes of situation: the one that every page shows, and those that are kept under a name. */
import { fittingFields } from '~/dossier/shape/fitting-part'
import { changesNothing, type Scenario, Simulation, saysNothing } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { unfit } from '../case/refusal'
import { wantedFor } from '../gather/wanted'
import type { Gathering, Visit } from '../visit'
import { findAllProblems } from './all-problems'
import { removeScenario, saveScenario, takeScenario } from './scenarios'

type NamedSimulation = { name: Scenario['name']; simulation?: Simulation; capital?: Scenario['capital'] }

export const changeSaves = ({ session: open, gathering: begin }: Visit) => ({
  async saveMarginalRate(marginalRate: number | null): Promise<void> {
    await (await open()).change((dossier) => ({ ...dossier, marginalRate }))
  },

  /** One that says nothing removes the saved one. */
  async saveSimulation(simulation: Simulation): Promise<SimulationAnswer> {
    const { session, gathering } = await begin()
    await requirePossible(gathering, simulation)
    const kept = saysNothing(simulation) ? null : simulation
    await session.change((dossier) => ({ ...dossier, simulation: kept }))
    return gathering.answer('simulation', await gathering.known(wantedFor(simulation)), kept)
  },

  /** Every problem of a simulation, even if parts of it cannot be read. Saves nothing. */
  async checkSimulation(typed: unknown) {
    const { gathering } = await begin()
    const rules = async (part: Partial<Simulation>) =>
      gathering.answer('simulationProblems', await gathering.known(wantedFor(part)), part)
    return findAllProblems(Simulation, typed, rules, () => fittingFields(Simulation, typed))
  },

  /** Saves a simulation under a name, with what is done with its capital; by default what is saved now. */
  async saveScenario({ name, simulation, capital = null }: NamedSimulation): Promise<void> {
    const { session, gathering } = await begin()
    if (simulation) await requirePossible(gathering, simulation)
    await saveScenario(session, name, simulation && { simulation, capital })
  },

  /** Makes a scenario the simulation of now. */
  async takeScenario(scenario: Pick<Scenario, 'simulation' | 'capital'>): Promise<void> {
    const { session, gathering } = await begin()
    await requirePossible(gathering, scenario.simulation)
    await takeScenario(session, scenario)
  },

  removeScenario: async (id: Scenario['id']): Promise<boolean> => removeScenario(await open(), id),
})

/** @throws {Refusal} `unfit` with every problem of it */
async function requirePossible(gathering: Gathering, simulation: Simulation): Promise<void> {
  if (changesNothing(simulation)) return
  const known = await gathering.known(wantedFor(simulation))
  const problems = await gathering.answer('simulationProblems', known, simulation)
  if (problems.length > 0) throw unfit(problems)
}
