/** Changes of situation: the one that every page shows, and those that are kept under a name. */
import { fittingFields } from '~/dossier/shape/fitting-part'
import {
  changesNothing,
  isEmptySimulation,
  NO_CHANGE,
  type Played,
  type Scenario,
  Simulation,
} from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { AvsFrom } from '~/pillars/synthesis/avs-from'
import { unfit } from '../case/refusal'
import { queryOf } from '../case/rules/simulation-query'
import { wantedFor } from '../gather/wanted'
import type { Gathering, Visit } from '../visit'
import { findAllProblems } from './all-problems'
import { withChangeNamed, withScenarioTaken } from './scenarios'

type NamedSimulation = { name: Scenario['name']; simulation?: Simulation; capital?: Scenario['capital'] }

export const saveMarginalRate = ({ session }: Visit, marginalRate: number | null): Promise<unknown> =>
  session.change((dossier) => ({ ...dossier, marginalRate }))

export const saveWealth = ({ session }: Visit, wealth: number | null): Promise<unknown> =>
  session.change((dossier) => ({ ...dossier, wealth }))

/** The saved change with the AVS from another day; work and funds stop and start as before. */
export async function saveAvsFrom(visit: Visit, avsFrom: AvsFrom): Promise<SimulationAnswer> {
  const { session, gathering } = visit
  const simulation = session.dossier.simulation ?? NO_CHANGE
  const query = await gathering.answerWith([queryOf(simulation)], 'planWithAvsFrom', queryOf(simulation), avsFrom)
  const { stopsOn = null, retirementDate = null, lppFrom = null } = query
  return saveSimulation(visit, { ...simulation, stopsOn, retirementDate, lppFrom })
}

/** One that says nothing removes the saved one. */
export async function saveSimulation({ session, gathering }: Visit, simulation: Simulation): Promise<SimulationAnswer> {
  await requirePossible(gathering, simulation)
  const kept = isEmptySimulation(simulation) ? null : simulation
  await session.change((dossier) => ({ ...dossier, simulation: kept }))
  return gathering.answerFrom(wantedFor(simulation), 'simulation', kept)
}

/** The saved change with one of the three choices made otherwise. */
export async function savePlayed(visit: Visit, played: Played): Promise<SimulationAnswer> {
  const { session, gathering } = visit
  const { simulation } = session.dossier
  return saveSimulation(visit, await gathering.answerFrom(wantedFor(simulation), 'playedOn', simulation, played))
}

/** Takes the change away; the need stays, as it changes no figure. */
export const saveWithoutChange = (visit: Visit): Promise<SimulationAnswer> =>
  saveSimulation(visit, { ...NO_CHANGE, need: visit.session.dossier.simulation?.need ?? null })

/** Every problem of a simulation, even if parts of it cannot be read. Saves nothing. */
export function checkSimulation({ gathering }: Visit, typed: unknown) {
  const rules = (part: Partial<Simulation>) => gathering.answerFrom(wantedFor(part), 'simulationProblems', part)
  return findAllProblems(Simulation, typed, rules, () => fittingFields(Simulation, typed))
}

/** Saves a simulation under a name, with what is done with its capital; by default what is saved now. */
export async function saveScenario(
  { session, gathering }: Visit,
  { name, simulation, capital = null }: NamedSimulation,
): Promise<void> {
  if (simulation) await requirePossible(gathering, simulation)
  const given = simulation && { simulation, capital }
  await session.change((dossier) => withChangeNamed(dossier, name, given))
}

/** Makes a scenario the simulation of now. */
export async function takeScenario(
  { session, gathering }: Visit,
  scenario: Pick<Scenario, 'simulation' | 'capital'>,
): Promise<void> {
  await requirePossible(gathering, scenario.simulation)
  await session.change((dossier) => withScenarioTaken(dossier, scenario))
}

/** @returns whether it was there; one that is gone already is no error */
export async function removeScenario({ session }: Visit, id: Scenario['id']): Promise<boolean> {
  const isThere = session.dossier.scenarios.some((one) => one.id === id)
  await session.change((dossier) => ({ ...dossier, scenarios: dossier.scenarios.filter((one) => one.id !== id) }))
  return isThere
}

/** @throws {Refusal} `unfit` with every problem of it */
async function requirePossible(gathering: Gathering, simulation: Simulation): Promise<void> {
  if (changesNothing(simulation)) return
  const problems = await gathering.answerFrom(wantedFor(simulation), 'simulationProblems', simulation)
  if (problems.length > 0) throw unfit(problems)
}
