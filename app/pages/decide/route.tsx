import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isShareAsShown, MAX_SHARE_OF, readDecideForm, readMaxShareForm } from '~/forms/decide/read'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { textOf } from '~/ui/form/known-fields'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems, withRefusal } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { numberOf } from '~/ui/own-papers/place'
import { requireAnswer } from '~/ui/require-answer'
import { DecidePage } from './page'
import { withFundNames } from './view'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('decide.title')

/** Pension or capital, and what is left of capital after tax. */
export async function loader({ context: { estimate, language } }: LoaderFunctionArgs) {
  const { decision, registry, revision } = requireAnswer(await estimate.readDecision())
  return { ...withFundNames(decision, registry.answer ?? [], language), revision }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const ofFund = readMaxShareForm(posted)
  if (ofFund && isOwn && !isOfFrame(posted)) return saveMaxShare(ofFund, posted, context)
  const { decision, submission, unread } = ofFund ? { ...NOT_DECIDED, submission: ofFund } : readDecideForm(posted)
  if (!isOwn) return json(...returnToOtherSession(submission))
  if (isOfFrame(posted)) return json<ReturnedForm>(asSubmitted(submission), await doneForFrame(posted, context))
  if (!decision) return json<ReturnedForm>(withAllProblems(submission, await estimate.checkDecision(unread)), 400)
  const { refusal } = await estimate.saveDecision(decision, { keepsShare: isShareAsShown(posted, decision) })
  if (refusal) return json<ReturnedForm>(withRefusal(refusal, submission), 400)
  return redirect(pathSayingDone(pathIn(language, '/decide'), 'answer'), 303)
}

const NOT_DECIDED = { decision: null, unread: null }

async function saveMaxShare(
  form: NonNullable<ReturnType<typeof readMaxShareForm>>,
  posted: FormData,
  { estimate, language }: ActionFunctionArgs['context'],
) {
  const revision = revisionIn(posted)
  if (form.status !== 'success') return json<ReturnedForm>({ ...form.reply(), revision }, 400)
  // What is no number of a certificate has none, like one that was removed.
  const number = numberOf(textOf(posted, MAX_SHARE_OF)) ?? 0
  const { refusal } = await estimate.saveLargestShare(number, form.value.maxCapitalShare, revision)
  if (refusal) return json<ReturnedForm>(...returnUnsaved(refusal, { submission: form, revision }))
  return redirect(pathSayingDone(pathIn(language, '/decide'), 'answer'), 303)
}

export default function DecideRoute() {
  return <DecidePage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
