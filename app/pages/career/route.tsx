import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readCareerForm } from '~/forms/career/read'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { textOf } from '~/ui/form/known-fields'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { isCareerAddress, ownerAt, pathOfCareer } from '~/ui/own-papers/career-place'
import { requireAnswer } from '~/ui/require-answer'
import { withFile } from './file'
import { CareerPage } from './page'
import { chooseAccount, removeCareer, saveCareer } from './save'
import { careerView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isCareerAddress } satisfies PageHandle

export const meta = titleMeta('career.title.person')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  return careerView(requireAnswer(await context.estimate.readCareerForm(ownerAt(address))), address)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const owner = ownerAt(new URL(request.url))
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const revision = revisionIn(posted)
  const submission = readCareerForm(posted)
  if (!isOwn) return json(...returnToOtherSession(submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>({ ...asSubmitted(submission), revision }, await doneForFrame(posted, context))
  if (posted.has('skip')) {
    requireAnswer(await estimate.skipCareer(owner))
    return redirect(pathIn(language, '/router'), 303)
  }
  if (posted.has('remove')) return removeCareer({ estimate, language }, owner, revision)
  if (posted.has('counts')) return chooseAccount({ estimate, language }, textOf(posted, 'counts'), revision)
  if (submission.status === undefined) return json<ReturnedForm>({ ...asSubmitted(submission), revision })
  const { read, status, again } = await withFile(posted, context, request.signal)
  if (read.status !== 'success') return json<ReturnedForm>({ ...again(read.reply()), revision }, status)
  const { refusal } = await saveCareer(estimate, owner, read.value, revision)
  if (refusal) {
    const [form, unsaved] = returnUnsaved(refusal, { submission, revision })
    return json<ReturnedForm>(again(form), unsaved)
  }
  const isRead = read.value.way === 'extract'
  const next = isRead ? pathOfCareer('/avs/career/check', owner) : '/router'
  return redirect(pathSayingDone(pathIn(language, next), 'answer'), 303)
}

export default function CareerRoute() {
  return <CareerPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
