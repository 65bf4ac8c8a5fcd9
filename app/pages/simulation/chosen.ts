import type { AppLoadContext } from '@remix-run/node'
import type { Simulation, SimulationAnswer } from '~/dossier/shape/simulation'
import { suggestedIn } from './saved'

/** A ready-made change of this visitor: of life, or one that pays something in. */
export async function suggestedChange(
  key: FormDataEntryValue,
  possible: SimulationAnswer | null,
  { getContributions }: AppLoadContext['estimate'],
) {
  const ofLife = suggestedIn(possible, key)
  if (ofLife) return ofLife
  const { answer } = await getContributions()
  const found = answer?.suggestions.find((one) => one.key === key)
  return found && { ...found.simulation, need: possible?.simulation?.need ?? null }
}

/** The latest start of a pension and the age at that time, from which an entered age is converted to a date. */
export const latestStarts = (answer: SimulationAnswer | null) => ({
  own: answer?.limits ? { day: answer.limits.latest, age: answer.latestAge } : null,
  partner: answer?.partnerLimits ? { day: answer.partnerLimits.latest, age: answer.latestAge } : null,
})

/** Drops values that the page had prefilled, since they are not the visitor's own and may change. */
export function withoutKnown(change: Simulation, answer: SimulationAnswer | null): Simulation {
  const { currentSalary, currentRate } = change
  return {
    ...change,
    currentSalary: currentSalary === answer?.work?.salary ? null : currentSalary,
    currentRate: currentRate === answer?.work?.rate ? null : currentRate,
  }
}
