/** What a pressed button saves, and what is said of it. */
import { changesNothing, type Simulation, type SimulationAnswer } from '~/dossier/shape/simulation'

/** What somebody needs moves no figure, and is told with other words. */
export const doneOf = (posted: FormData, change: Simulation) =>
  posted.has('remove') ? 'noChange' : changesNothing(change) ? 'need' : 'change'

/** A suggestion leaves what somebody needs as it is. */
export function suggestedIn(answer: SimulationAnswer | null, suggestion: FormDataEntryValue | null): Simulation | null {
  const found = answer?.suggestions.find(({ key }) => key === suggestion)
  return found ? { ...found.simulation, need: answer?.simulation?.need ?? null } : null
}
