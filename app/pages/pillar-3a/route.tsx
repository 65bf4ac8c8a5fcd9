import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pathSayingDone } from '~/language/done'
import { isLastOpen, nextPath, visitAt } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted, withAllProblems } from '~/ui/form/problems'
import { returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import { readTicked } from '~/ui/form/selection'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { isSignInFailed, signInOrigins, signInUndoneAt } from '~/ui/parties/sign-in-state'
import { requireAnswer } from '~/ui/require-answer'
import { readPillar3aForm } from './form'
import { Pillar3aPage } from './page'
import { crossesCeiling, DONE, type ReturnedForms, saveSubmission, withLimits } from './submission'
import { pillar3aPageView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle
export const meta = titleMeta('pillar3a.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const typed = requireAnswer(await context.estimate.readTypedPapers())
  const view = { ...pillar3aPageView(requireAnswer(await context.estimate.readEntities())), typed }
  context.letFormsLeadTo(signInOrigins(view.selectedEntities))
  const signInUndone = signInUndoneAt(request)
  const pageTitle: PageTitle = { key: 'pillar3a.title', failed: isSignInFailed(view.selectedEntities, signInUndone) }
  return { pageTitle, ...view, signInUndone }
}

export async function action(args: ActionFunctionArgs) {
  const { estimate, language, session } = args.context
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  const revision = revisionIn(posted)
  const { form, ...command } = readPillar3aForm(posted)
  const entityId = 'entityId' in command ? command.entityId : undefined
  if (!isOwn) {
    const [returned, status] = returnToOtherSession(command.submission)
    return json<ReturnedForms>({ [form]: { ...returned, entityId } }, status)
  }
  if (isOfFrame(posted)) {
    const typed = form === 'choice' ? readTicked(posted) : command.submission
    const again = { ...(typed && asSubmitted(typed)), revision, entityId }
    return json<ReturnedForms>({ [form]: again }, await doneForFrame(posted, args.context))
  }
  if (command.kind === 'refused')
    return json<ReturnedForms>({ choice: { ...command.submission.reply(), revision } }, 400)
  if (command.kind === 'unread') {
    const check = await (entityId === undefined
      ? estimate.checkOpen3kInfo(command.unread)
      : estimate.checkAccount3a({ ...command.unread, entityId }))
    const refused = withAllProblems(command.submission, check)
    return json<ReturnedForms>({ [form]: { ...(await withLimits(estimate, refused)), revision, entityId } }, 400)
  }
  if (command.kind === 'signIn')
    return redirect(await session.beginPartySignIn({ kind: 'entity', id: command.id }, visitAt(args.request.url)), 303)
  if (command.kind === 'askReset') return json<ReturnedForms>({ choice: { asksFirst: true, revision } })
  if (command.kind === 'askResetInfo' || command.kind === 'keepInfo')
    return json<ReturnedForms>({
      account: { ...asSubmitted(command.submission), revision, asksFirst: command.kind === 'askResetInfo' },
    })
  const isLast = isLastOpen((await estimate.getSteps()).answer, 'pillar3a')
  const isOver = command.kind === 'account' && (await crossesCeiling(estimate, command.info))
  const { refusal, answer: hasChanged } = await saveSubmission(estimate, command, revision)
  if (refusal) {
    const [returned, status] = returnUnsaved(refusal, { submission: command.submission, revision })
    return json<ReturnedForms>({ [form]: { ...(await withLimits(estimate, returned)), entityId } }, status)
  }
  const goesOn = command.kind === 'none' || (command.kind === 'account' && !isOver)
  const next = pathIn(language, nextPath({ at: args.request.url, isLast, here: '/3a', goesOn }))
  const page = hasChanged === false ? next : pathSayingDone(next, goesOn ? 'answer' : DONE[command.kind])
  return redirect(page, 303)
}

export default function Pillar3aRoute() {
  return <Pillar3aPage page={useLoaderData<typeof loader>()} returned={useActionData<typeof action>() ?? {}} />
}
