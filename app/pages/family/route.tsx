import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { familyQuestions } from '~/dossier/shape/family-questions'
import { asksAnything, type PageQuestions, questionsIn } from '~/forms/family/posted-questions'
import { readFamilyForm } from '~/forms/family/read'
import { pathSayingDone } from '~/language/done'
import { onWay } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { FamilyPage, type ReturnedFamily } from './page'
import { familyView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('family.title')

export async function loader({ context }: LoaderFunctionArgs) {
  return familyView(requireAnswer(await context.estimate.readFamilyForm()))
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { estimate, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const revision = revisionIn(posted)
  const { info, family } = requireAnswer(await estimate.readFamilyForm())
  const ofVisitor = info.answer && familyQuestions(info.answer, family.answer)
  const questions = isOwn && ofVisitor ? ofVisitor : questionsIn(posted, ofVisitor)
  const { submission, unread } = readFamilyForm(posted, questions)
  if (!isOwn) return returnAsking(questions, returnToOtherSession(submission))
  const again = questions === ofVisitor ? {} : { questions }
  if (isOfFrame(posted))
    return json<ReturnedFamily>({ ...asSubmitted(submission), revision, ...again }, await doneForFrame(posted, context))
  if (submission.status === undefined) return json<ReturnedFamily>({ ...asSubmitted(submission), revision, ...again })
  // Without the AVS form nothing is saved: the page says which one comes first.
  if (!ofVisitor && !asksAnything(questions)) return redirect(pathIn(language, onWay('/avs', request.url)), 303)
  if (!ofVisitor) return json<ReturnedFamily>({ ...asSubmitted(submission), revision, questions }, 400)
  if (submission.status !== 'success') {
    const check = await estimate.checkFamily(unread)
    return json<ReturnedForm>({ ...withAllProblems(submission, check), revision }, 400)
  }
  const { refusal } = await estimate.saveFamily(submission.value, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission, revision }))
  return redirect(pathSayingDone(pathIn(language, onWay('/router', request.url)), 'answer'), 303)
}

const returnAsking = (questions: PageQuestions, [form, status]: ReturnType<typeof returnToOtherSession>) =>
  json<ReturnedFamily>(form.initialValue && asksAnything(questions) ? { ...form, questions } : form, status)

export default function FamilyRoute() {
  return <FamilyPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
