/** A need, and the ways to close its gap, each saved as the change. */
import { isEmptySimulation, NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Visit } from '../visit'
import { saveSimulation } from './changes'

/** CHF a month; null: none. The rest of the change stays as it is, also where it is no longer possible. */
export const saveNeed = ({ session }: Visit, need: number | null): Promise<unknown> =>
  session.change((dossier) => {
    const simulation = { ...(dossier.simulation ?? NO_CHANGE), need }
    return { ...dossier, simulation: isEmptySimulation(simulation) ? null : simulation }
  })

const DAYS = ['retirementDate', 'stopsOn', 'lppFrom'] as const

/** What a way changes; null: nothing of it. CHF. */
export type ClosingWay = Pick<Simulation, (typeof DAYS)[number]> & {
  buyIn: Simulation['buyIn']
  /** In a year. */
  into3a: number | null
}

/**
 * The saved change with a way. A day of leaving replaces all three days; a purchase of pillar 3a stays.
 * @throws {Refusal} `unfit` where it is not possible beside the rest
 */
export function saveWay(visit: Visit, { buyIn, into3a, ...days }: ClosingWay): Promise<SimulationAnswer> {
  const before = visit.session.dossier.simulation ?? NO_CHANGE
  const isOtherDay = DAYS.some((name) => days[name] !== null)
  return saveSimulation(visit, {
    ...before,
    ...(isOtherDay && days),
    ...(buyIn && { buyIn }),
    ...(into3a !== null && { pillar3a: { amount: into3a, purchase: before.pillar3a?.purchase ?? null } }),
  })
}
