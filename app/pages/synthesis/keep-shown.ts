import type { AppLoadContext } from '@remix-run/node'
import type { Refusal } from '~/estimate/case/refusal'
import { getSimulation, getToldChanges } from '~/estimate/read/synthesis'
import { saveScenario } from '~/estimate/save/changes'
import { readGivenSimulation } from '~/forms/scenario'
import { textOf } from '~/ui/form/known-fields'
import { proposedName } from '~/ui/synthesis/comparison/proposed-name'

/** Keeps the change that the page showed under a name made of it. @returns why it was not kept */
export async function keepShown(
  posted: FormData,
  { estimate, t }: Pick<AppLoadContext, 'estimate' | 't'>,
): Promise<Refusal | null> {
  const [told, facts] = await Promise.all([estimate.outcomeOf(getToldChanges), estimate.outcomeOf(getSimulation)])
  if (told.refusal) return told.refusal
  const { simulation: saved, scenarios } = told.answer
  const shown = readGivenSimulation(textOf(posted, 'simulation')) ?? saved
  if (!shown) return (await estimate.outcomeOf(saveScenario, { name: NOTHING })).refusal
  const names = scenarios.map(({ name }) => name)
  const name = proposedName(t, { simulation: shown, capital: null }, facts.answer, names)
  // With what is decided about its capital, unless another tab has changed it meanwhile.
  const given = JSON.stringify(shown) === JSON.stringify(saved) ? { name } : { name, simulation: shown }
  return (await estimate.outcomeOf(saveScenario, given)).refusal
}

/** Refused, as there is nothing to keep under any name. */
const NOTHING = '-'
