import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readScenarioForm } from '~/forms/scenario'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted, withRefusal } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { silentWithNames } from '~/ui/parties/fund-name'
import { requireAnswer } from '~/ui/require-answer'
import { ScenariosPage } from './page'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('scenarios.title')

export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const { scenarios, registry, simulation } = requireAnswer(await estimate.readScenarios())
  const { answer, problem } = scenarios
  const silent = silentWithNames(language, answer?.silent ?? [], registry.answer ?? [])
  return { problem, answer: answer && { ...answer, silent }, facts: simulation.answer }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const command = readScenarioForm(posted)
  if (!isOwn) return json(...returnToOtherSession(command.submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>(
      command.submission ? asSubmitted(command.submission) : {},
      await doneForFrame(posted, context),
    )
  if (command.kind === 'refused') return json<ReturnedForm>(command.submission.reply(), 400)
  // An id that is not a number belongs to no scenario.
  if (command.kind !== 'keep' && !Number.isInteger(command.id)) return redirect(pathIn(language, '/scenarios'), 303)
  const { answer, refusal } = await (command.kind === 'keep'
    ? estimate.saveScenario(command)
    : command.kind === 'show'
      ? estimate.showScenario(command.id)
      : estimate.removeScenario(command.id))
  if (refusal) return json<ReturnedForm>(withRefusal(refusal, command.submission), 400)
  if (command.kind === 'show') {
    const page = answer ? pathSayingDone(pathIn(language, '/synthesis'), 'change') : pathIn(language, '/scenarios')
    return redirect(page, 303)
  }
  if (answer === false) return redirect(pathIn(language, '/scenarios'), 303)
  const done = command.kind === 'keep' ? 'scenarioKept' : 'scenarioRemoved'
  return redirect(pathSayingDone(pathIn(language, '/scenarios'), done), 303)
}

export default function ScenariosRoute() {
  return <ScenariosPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
