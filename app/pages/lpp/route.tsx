import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pathSayingDone } from '~/language/done'
import { isLastOpen, nextPath, visitAt } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { visitorForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { type ReturnedForm, returnToOtherSession, returnUnsaved, revisionIn } from '~/ui/form/revision'
import { DONE_WITH_FUNDS, readTicked } from '~/ui/form/selection'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { lppView } from '~/ui/parties/lpp-view'
import { isSignInFailed, signInOrigins, signInUndoneAt } from '~/ui/parties/sign-in-state'
import { requireAnswer } from '~/ui/require-answer'
import { readLppForm } from './form'

import { LppPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export const meta = titleMeta('lpp.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { steps, listedOn, revision, ...answers } = requireAnswer(await context.estimate.readFunds())
  const view = lppView(answers, context.language)
  context.letFormsLeadTo(signInOrigins(view.selectedFunds))
  const signInUndone = signInUndoneAt(request)
  const pageTitle: PageTitle = { key: 'lpp.title', failed: isSignInFailed(view.selectedFunds, signInUndone) }
  const typed = requireAnswer(await context.estimate.readTypedPapers())
  return { pageTitle, ...view, listedOn, revision, answered: steps.lpp, signInUndone, typed }
}

export async function action(args: ActionFunctionArgs) {
  const { estimate, language, session } = args.context
  const at = args.request.url
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  const revision = revisionIn(posted)
  const command = readLppForm(posted)
  if (!isOwn) return json(...returnToOtherSession(command.submission))
  if (isOfFrame(posted))
    return json<ReturnedForm>(
      { ...asSubmitted(readTicked(posted)), revision },
      await doneForFrame(posted, args.context),
    )
  if (command.kind === 'refused') return json<ReturnedForm>({ ...command.submission.reply(), revision }, 400)
  if (command.kind === 'signIn')
    return redirect(await session.beginPartySignIn({ kind: 'fund', id: command.id }, visitAt(at)), 303)
  if (command.kind === 'askReset') return json<ReturnedForm>({ asksFirst: true, revision })
  const isLast = isLastOpen((await estimate.getSteps()).answer, 'lpp')
  const { refusal, answer: hasChanged } = await estimate.chooseFunds(command, revision)
  if (refusal) return json(...returnUnsaved(refusal, { submission: command.submission, revision }))
  const next = pathIn(language, nextPath({ at, isLast, here: '/lpp', goesOn: command.kind === 'none' }))
  const page = hasChanged ? pathSayingDone(next, DONE_WITH_FUNDS[command.kind]) : next
  return redirect(page, 303)
}

export default function LppRoute() {
  return <LppPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
