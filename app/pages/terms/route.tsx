import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pathSayingDone } from '~/language/done'
import { onWay } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { findVisitor } from '~/ui/find-visitor'
import { doneForFrame } from '~/ui/form/frame-button'
import { isOfFrame } from '~/ui/form/keep'
import { postedForm, requireSameSession } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { readTermsForm } from '~/ui/form/terms'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { TermsPage } from './page'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'everybody', form: true } satisfies PageHandle

export const meta = titleMeta('terms.title')

/** Open to everybody; signed-in visitors may still have to accept the terms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const steps = (await findVisitor(context)) && requireAnswer(await context.estimate.getSteps())
  const toBeAccepted = steps !== null && !steps.termsAccepted
  const { termsVersion, hasSignIn } = context.settings
  return { version: termsVersion, toBeAccepted, hasSignIn, hasForm: toBeAccepted }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  requireAnswer(await context.estimate.getMe())
  const posted = await postedForm(request)
  // Terms must be accepted by the person now signed in, so a tick from another session is dropped.
  requireSameSession(posted, context.session.formToken, pathSaying(request.url, 'session', 'changed'))
  const submission = readTermsForm(posted)
  if (isOfFrame(posted)) return json(asSubmitted(submission), await doneForFrame(posted, context))
  if (submission.status !== 'success') return json(submission.reply(), 400)
  requireAnswer(await context.estimate.acceptTerms())
  return redirect(pathSayingDone(pathIn(context.language, onWay('/router', request.url)), 'terms'), 303)
}

export default function TermsRoute() {
  return <TermsPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
