import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Refusal } from '~/estimate/outcome'
import { readSimulationForm } from '~/forms/simulation/read'
import { isTaxForm } from '~/forms/simulation/tax'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems, withRefusal } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { withFundName } from '~/ui/parties/fund-name'
import { requireAnswer } from '~/ui/require-answer'
import { doneOf, latestStarts, suggestedChange, withoutKnown } from './chosen'
import { needByRule } from './need-by-rule'
import { SimulationPage } from './page'
import { saveTax } from './save-tax'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('simulation.title')

export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const { simulation, info, levers, contributions, registry } = requireAnswer(await estimate.readSimulation())
  const hasPartner = info.answer?.person.status === 'married'
  const told = contributions.answer && withFundName(contributions.answer, registry.answer ?? [], language)
  return { ...simulation, levers: levers.answer ?? [], contributions: told, hasPartner }
}

export async function action(args: ActionFunctionArgs) {
  const { estimate, language, session } = args.context
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  if (!isOwn) return json(...returnToOtherSession(readSimulationForm(posted).submission))
  if (isTaxForm(posted)) return saveTax(posted, args.context)
  const simulation = await estimate.getSimulation()
  const possible = simulation.answer
  // The rule of thumb is as if its amount had been typed.
  if (posted.has('rule') && possible?.work) posted.set('need', String(needByRule(possible.work.salary)))
  // A suggestion ignores the entries in the fields.
  const suggestion = posted.get('suggestion')
  const { change: entered, submission, unread } = readSimulationForm(posted, latestStarts(suggestion ? null : possible))
  if (isOfFrame(posted))
    return json<ReturnedForm>(submission ? asSubmitted(submission) : {}, await doneForFrame(posted, args.context))
  // Entries beside a suggestion are returned without being checked.
  const judged = suggestion === null ? submission : undefined
  const refusedAs = (refusal: Refusal) =>
    json<ReturnedForm>({ ...(submission && asSubmitted(submission)), ...withRefusal(refusal, judged) }, 400)
  if (suggestion && simulation.refusal) return refusedAs(simulation.refusal)
  const suggested = suggestion === null ? undefined : await suggestedChange(suggestion, possible, estimate)
  const change = suggested ?? entered
  if (!change && unread)
    return json<ReturnedForm>(withAllProblems(submission, await estimate.checkSimulation(unread)), 400)
  if (!change) return json<ReturnedForm>(submission?.reply() ?? {}, 400)
  const { refusal } = await estimate.saveSimulation(withoutKnown(change, possible))
  if (refusal) return refusedAs(refusal)
  return redirect(pathSayingDone(pathIn(language, '/synthesis'), doneOf(posted, change)), 303)
}

export default function SimulationRoute() {
  return <SimulationPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
