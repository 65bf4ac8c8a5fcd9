/** A change and the use of its capital, as saved under a name. */
import { type CapitalUse, capitalUseOf } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import { changesNothing, NO_CHANGE, type Scenario, type Simulation } from '~/dossier/shape/simulation'

export type KeptChange = Pick<Scenario, 'simulation' | 'capital'>

export const keptNow = ({ simulation, decision }: Pick<Dossier, 'simulation' | 'decision'>): KeptChange => ({
  simulation: simulation ?? NO_CHANGE,
  capital: capitalUseOf(decision),
})

/** The yield of the capital and how long it lasts are not a change by themselves. */
export const isNothing = (simulation: Simulation, capital: CapitalUse | null) =>
  changesNothing(simulation) && !capital?.spread.length
