import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LINES_A_PART, MOST_POSTED, readCheckForm } from '~/forms/career/check'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { isCareerAddress, ownerAt, pathOfCareer } from '~/ui/own-papers/career-place'
import { requireAnswer } from '~/ui/require-answer'
import { CheckPage } from './page'
import { checkView, isPart, partAt } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = {
  guard: 'visitor',
  form: true,
  isValid: (address) => isCareerAddress(address) && isPart(address),
} satisfies PageHandle

export const meta = titleMeta('careerCheck.title.person')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  return checkView(requireAnswer(await context.estimate.readExtractCheck(ownerAt(address))), address)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const address = new URL(request.url)
  const owner = ownerAt(address)
  const { posted, isOwn } = await visitorForm(request, session.formToken, { most: MOST_POSTED })
  const revision = revisionIn(posted)
  const { submission, lines, answers } = readCheckForm(posted)
  if (!isOwn) return json(...returnToOtherSession(submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>({ ...asSubmitted(submission), revision }, await doneForFrame(posted, context))
  if (submission.status !== 'success') return json<ReturnedForm>({ ...submission.reply(), revision }, 400)
  const first = (partAt(address) - 1) * LINES_A_PART
  // The questions stand on the first part.
  const typed = { first, rows: lines, answers: first === 0 ? answers : null, asOf: submission.value.extractDate }
  const { refusal } = await estimate.saveExtractRows(owner, typed, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission, revision }))
  const { checked } = requireAnswer(await estimate.readExtractCheck(owner))
  const isOpen = (checked?.unread ?? 0) > 0
  const next = pathIn(language, isOpen ? pathOfCareer('/avs/career/check', owner) : '/router')
  return redirect(pathSayingDone(next, isOpen ? 'paper' : 'answer'), 303)
}

export default function CareerCheckRoute() {
  return <CheckPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
