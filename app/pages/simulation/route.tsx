import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isMarriedStatus } from '~/dossier/shape/civil-status'
import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Estimate } from '~/estimate/estimate'
import { readSimulation } from '~/estimate/read/figures'
import { getSimulation } from '~/estimate/read/synthesis'
import { checkSimulation, saveSimulation } from '~/estimate/save/changes'
import { latestStarts } from '~/forms/simulation/latest-starts'
import { readSimulationForm } from '~/forms/simulation/read'
import { isTaxForm } from '~/forms/simulation/tax'
import { type FormRequest, formActionShowing, formInHand } from '~/ui/action/form-action'
import type { Next } from '~/ui/action/next'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { withFundName } from '~/ui/parties/fund-name'
import { doneOf, suggestedChange, withoutKnown } from './chosen'
import { SIMULATION_INTENTS } from './intents'
import { needByRule } from './need-by-rule'
import { SimulationPage } from './page'
import { type ReturnedTax, taxForm } from './save-tax'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('simulation.title')

export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const { simulation, info, levers, contributions, registry } = await estimate.ask(readSimulation)
  const hasPartner = isMarriedStatus(info.answer?.person.status)
  const told = contributions.answer && withFundName(contributions.answer, registry.answer ?? [], language)
  return { ...simulation, levers: levers.answer ?? [], contributions: told, hasPartner }
}

export const action = formActionShowing<ReturnedTax>()({
  intents: SIMULATION_INTENTS,
  pressed: {
    remove: async (_, { context: { estimate } }) => {
      const { refusal } = await estimate.outcomeOf(saveSimulation, NO_CHANGE)
      return refusal ? { refusal } : { to: '/synthesis', done: 'noChange' }
    },
    // It replaces the entries beside it, so these are not checked.
    suggestion: {
      afterReading: async (key, { context: { estimate } }) => {
        const { answer, refusal } = await estimate.outcomeOf(getSimulation)
        if (refusal) return { refusal }
        const change = await suggestedChange(key, answer, estimate)
        return change ? saveChange(change, answer, estimate) : null
      },
    },
    rule: 'saves',
  },
  read: (given) => (isTaxForm(given.posted) ? taxForm(given.posted, given.context) : changeForm(given)),
})

async function changeForm({ posted, intent, isOwn, context: { estimate } }: FormRequest<typeof SIMULATION_INTENTS>) {
  const possible = isOwn && intent.kind !== 'suggestion' ? (await estimate.outcomeOf(getSimulation)).answer : null
  // The rule of thumb acts as if its amount had been typed.
  if (intent.kind === 'rule' && possible?.work) posted.set('need', String(needByRule(possible.work.salary)))
  const { submission, unread } = readSimulationForm(posted, latestStarts(possible))
  return formInHand({
    submission,
    check: unread ? () => estimate.outcomeOf(checkSimulation, unread) : undefined,
    save: (change) => saveChange(change, possible, estimate),
  })
}

async function saveChange(
  change: Simulation,
  possible: SimulationAnswer | null,
  estimate: Estimate,
): Promise<Next<ReturnedTax>> {
  const { refusal } = await estimate.outcomeOf(saveSimulation, withoutKnown(change, possible))
  return refusal ? { refusal } : { to: '/synthesis', done: doneOf(change) }
}

export default function SimulationRoute() {
  return <SimulationPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
