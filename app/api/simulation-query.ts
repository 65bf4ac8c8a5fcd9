import type { DigestQuery, Simulation, SimulationAnswer } from '~/dossier/simulation'

/** What is asked of a calculation with a change of situation: what is not typed stays as it stands. */
export const queryOf = (simulation: Simulation): DigestQuery =>
  Object.fromEntries(Object.entries(simulation).filter(([, value]) => value !== null))

/** The saved simulation as a query; null where there is none, or where it fits no more. */
export const savedQuery = (answer: SimulationAnswer | null): DigestQuery | null =>
  answer?.simulation && !answer.problem ? queryOf(answer.simulation) : null
