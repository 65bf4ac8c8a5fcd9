import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isHandled } from '~/dossier/shape/family-questions'
import { type Info, isSupportedStatus } from '~/dossier/shape/shape'
import { readAvsForm } from '~/forms/avs/read'
import { pathSayingDone } from '~/language/done'
import { isLastOpen, nextPath, onWay } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { requireSameSession, visitorForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { askingForMore, type ReturnedAvs } from './new-fields'
import { AvsPage } from './page'
import { avsView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('avs.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return avsView(requireAnswer(await context.estimate.readAvsForm()))
}

export async function action(args: ActionFunctionArgs) {
  const { estimate, language, session } = args.context
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  if (posted.has('estimateAgain')) return estimateAgain(args, posted)
  const revision = revisionIn(posted)
  const { submission, unread } = readAvsForm(posted)
  if (!isOwn) return json(...returnToOtherSession(submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>({ ...asSubmitted(submission), revision }, await doneForFrame(posted, args.context))
  if (submission.status === undefined) return json<ReturnedForm>({ ...asSubmitted(submission), revision })
  if (submission.status !== 'success') {
    const [form, status] = askingForMore(withAllProblems(submission, await estimate.checkInfo(unread)), posted)
    return json<ReturnedAvs>({ ...form, revision }, status)
  }
  const isLast = isLastOpen((await estimate.getSteps()).answer, 'avs')
  const { refusal } = await estimate.saveInfo(submission.value, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission, revision }))
  const goesOn = await leadsOn(estimate, submission.value)
  const next = nextPath({ at: args.request.url, isLast, here: '/avs', goesOn })
  return redirect(pathSayingDone(pathIn(language, next), 'answer'), 303)
}

/** Without a sign-in the family is asked for next; with one, the page says which cases are not computed yet. */
async function leadsOn(estimate: ActionFunctionArgs['context']['estimate'], info: Info): Promise<boolean> {
  const isEnough = isSupportedStatus(info.person.status)
  if (!isEnough && (await estimate.getSteps()).answer?.own) return true
  return isHandled(info, isEnough ? null : (await estimate.getFamily()).answer)
}

/**
 * From the synthesis, which shows what comes of it. Where the form does not agree with what the register says now, it
 * comes back with that.
 */
async function estimateAgain({ context, request }: ActionFunctionArgs, posted: FormData) {
  const { estimate, language, session } = context
  const synthesis = pathIn(language, onWay('/synthesis', request.url))
  requireSameSession(posted, session.formToken, pathSaying(synthesis, 'session', 'changed'))
  const { refused, revision } = requireAnswer(await estimate.estimateAgain())
  if (refused) return json(...returnUnsaved(refused, { submission: undefined, revision: revision ?? undefined }))
  return redirect(pathSayingDone(synthesis, 'askedAnew'), 303)
}

export default function AvsRoute() {
  return <AvsPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
