/** A change and the use of its capital, as saved under a name. */
import { type CapitalUse, capitalUseOf } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import { changesNothing, NO_CHANGE, type Scenario, type Simulation } from '~/dossier/shape/simulation'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'

export type KeptChange = Pick<Scenario, 'simulation' | 'capital'>

export const keptNow = ({ simulation, decision }: Pick<Dossier, 'simulation' | 'decision'>): KeptChange => ({
  simulation: simulation ?? NO_CHANGE,
  capital: capitalUseOf(decision),
})

/** The yield of the capital and how long it lasts are not a change by themselves. */
export const isNothing = (simulation: Simulation, capital: CapitalUse | null) =>
  changesNothing(simulation) && !capital?.spread.length

/** What could be kept now, unless a scenario says the same. */
export function unnamedIn(
  kept: Pick<Dossier, 'scenarios' | 'simulation' | 'decision'>,
): Pick<ScenariosAnswer, 'unnamed' | 'unnamedCapital'> {
  const { simulation, capital } = keptNow(kept)
  const isNamed = kept.scenarios.some((one) => isSame(one.simulation, simulation) && isSame(one.capital, capital))
  return isNamed || isNothing(simulation, capital)
    ? { unnamed: null, unnamedCapital: null }
    : { unnamed: simulation, unnamedCapital: capital }
}

const isSame = <Part>(one: Part, other: Part) => JSON.stringify(one) === JSON.stringify(other)
