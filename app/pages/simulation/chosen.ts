import type { AppLoadContext } from '@remix-run/node'
import { changesNothing, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { getContributions } from '~/estimate/read/synthesis'

/** The confirmation of a saved change: a need does not change any figure. */
export const doneOf = (change: Simulation) => (changesNothing(change) ? 'need' : 'change')

/** A ready-made change for this visitor. It keeps the visitor's need. */
export async function suggestedChange(
  key: string,
  possible: SimulationAnswer | null,
  estimate: AppLoadContext['estimate'],
) {
  const named = (all: readonly { key: string; simulation: Simulation }[] = []) => all.find((one) => one.key === key)
  const found = named(possible?.suggestions) ?? named((await estimate.outcomeOf(getContributions)).answer?.suggestions)
  return found && { ...found.simulation, need: possible?.simulation?.need ?? null }
}

/** Drops values that the page had prefilled, since they are not the visitor's own and may change. */
export function withoutKnown(change: Simulation, answer: SimulationAnswer | null): Simulation {
  const { currentSalary, currentRate } = change
  return {
    ...change,
    currentSalary: currentSalary === answer?.work?.salary ? null : currentSalary,
    currentRate: currentRate === answer?.work?.rate ? null : currentRate,
  }
}
