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

/** Whether the funds have to be asked before a change can be computed: only they know what another salary or a buy-in brings. */
export const asksFunds = ({ desiredSalary, desiredRate, buyIn }: DigestQuery): boolean =>
  [desiredSalary, desiredRate, buyIn].some((value) => value !== undefined)
