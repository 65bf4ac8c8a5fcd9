import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NOT_ASKED } from '~/estimate/outcome'
import { showScenario } from '~/estimate/page-saves'
import { readCompared, readScenarios } from '~/estimate/read/figures'
import { getToldChanges } from '~/estimate/read/synthesis'
import { removeScenario, saveScenario } from '~/estimate/save/changes'
import { readScenarioForm } from '~/forms/scenario'
import { formAction, formInHand } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { silentWithNames } from '~/ui/parties/fund-name'
import { compareIn } from '~/ui/synthesis/comparison/beside/choice'
import { askedIn, besideView } from '~/ui/synthesis/comparison/beside/view'
import { SCENARIO_INTENTS } from './intents'
import { offeredScenarios } from './offered'
import { ScenariosPage } from './page'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('scenarios.title')

export async function loader({ request, context: { estimate, language, t } }: LoaderFunctionArgs) {
  const { scenarios, registry, simulation } = await estimate.ask(readScenarios)
  const { answer, problem } = scenarios
  const silent = silentWithNames(language, answer?.silent ?? [], registry.answer ?? [])
  const sent = compareIn(new URL(request.url))
  const saved = sent.length > 0 ? (await estimate.ask(getToldChanges)).simulation : null
  const offered = offeredScenarios(t, answer?.scenarios ?? [], saved)
  const { choice, departures } = askedIn(offered, sent)
  const compared = departures.length > 0 ? await estimate.ask(readCompared, { departures, reference: null }) : NOT_ASKED
  return {
    ...{ problem, answer: answer && { ...answer, silent }, facts: simulation.answer },
    beside: besideView(offered, choice, compared.answer),
  }
}

export const action = formAction({
  intents: SCENARIO_INTENTS,
  pressed: {
    show: async (id, { context: { estimate } }) => {
      if (id === null) return { to: '/scenarios' }
      const { answer, refusal } = await estimate.outcomeOf(showScenario, id)
      if (refusal) return { refusal }
      return answer ? { to: '/synthesis', done: 'change' } : { to: '/scenarios' }
    },
    remove: async (id, { context: { estimate } }) => {
      if (id === null) return { to: '/scenarios' }
      const { answer, refusal } = await estimate.outcomeOf(removeScenario, id)
      if (refusal) return { refusal }
      return { to: '/scenarios', done: answer ? 'scenarioRemoved' : undefined }
    },
  },
  read: ({ posted, context: { estimate } }) =>
    formInHand({
      submission: readScenarioForm(posted),
      save: async (scenario) => {
        const { refusal } = await estimate.outcomeOf(saveScenario, scenario)
        return refusal ? { refusal } : { to: '/scenarios', done: 'scenarioKept' }
      },
    }),
})

export default function ScenariosRoute() {
  return <ScenariosPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
