import { changesNothing, type DigestQuery, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'

/** A simulation as a query: fields left empty change nothing. */
export const queryOf = (simulation: Simulation): DigestQuery =>
  Object.fromEntries(Object.entries(simulation).filter(([, value]) => value !== null))

/** The saved simulation as a query; null if there is none, or if it is no longer possible. */
export const savedQuery = (answer: SimulationAnswer | null): DigestQuery | null =>
  answer?.simulation && !answer.problem ? queryOf(answer.simulation) : null

/** The same, but also null if it gives the need alone, which changes no figure. */
export const savedChange = (answer: SimulationAnswer | null): DigestQuery | null =>
  answer?.simulation && !changesNothing(answer.simulation) ? savedQuery(answer) : null
