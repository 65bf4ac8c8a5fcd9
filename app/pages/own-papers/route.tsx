import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPapersForm } from '~/forms/own-papers'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { PapersPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('papers.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return requireAnswer(await context.estimate.readPapersForm())
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const revision = revisionIn(posted)
  const submission = readPapersForm(posted)
  if (!isOwn) return json(...returnToOtherSession(submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>({ ...asSubmitted(submission), revision }, await doneForFrame(posted, context))
  if (submission.status !== 'success') return json<ReturnedForm>({ ...submission.reply(), revision }, 400)
  const { refusal } = await estimate.savePapers(submission.value.papers, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission, revision }))
  return redirect(pathIn(language, '/router'), 303)
}

export default function PapersRoute() {
  return <PapersPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
