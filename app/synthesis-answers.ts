/** What a synthesis is made from: asked for in one way, whether it is shown on its page or taken home. */
import { savedQuery } from '~/api/simulation-query'
import { isHandled } from '~/forms/avs-typed'
import { attempt, NOT_ASKED } from '~/guards'
import type { LoadContext } from '~/load-context'
import { synthesisView } from '~/ui/synthesis-view'

export async function askForSynthesis({ api, language }: Pick<LoadContext, 'api' | 'language'>) {
  const [steps, info, simulation, funds, entities, registry] = await Promise.all([
    api.getSteps(),
    attempt(api.getInfo()),
    attempt(api.getSimulation()),
    attempt(api.listSelectedFunds()),
    attempt(api.listSelectedEntities()),
    attempt(api.listPensionFunds()),
  ])
  const change = savedQuery(simulation.answer)
  // The digest writes what it learns into the dossier: the pensions are asked for after it, and write nothing.
  const digest = await attempt(api.getDigest(change ?? {}))
  const [pension, changed] = await Promise.all([
    attempt(api.getPension()),
    change ? attempt(api.getPension(change)) : NOT_ASKED,
  ])
  const household = pension.answer?.partner ? await attempt(api.getHousehold()) : NOT_ASKED
  const answers = { steps, simulation, digest, pension, changed, household, funds, entities, registry }
  return { ...answers, info, view: synthesisView({ ...answers, isHandled: isHandled(info.answer) }, language) }
}
