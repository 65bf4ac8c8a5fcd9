import { type ActionFunctionArgs, type AppLoadContext, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { wayAt } from '~/language/guided-path'
import { frenchPathOf, pathIn } from '~/language/language'
import { findVisitor } from '~/ui/find-visitor'
import { doneForFrame } from '~/ui/form/frame-button'
import { postedForm } from '~/ui/form/posted'
import { asSubmitted } from '~/ui/form/problems'
import { CookiesRefused } from '~/ui/frame/cookies-refused'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { NoSignIn } from '~/ui/no-sign-in'
import { requireAnswer } from '~/ui/require-answer'
import { readPreloginForm } from './form'
import { PROBLEMS, Prelogin } from './page'
import { loginFundsView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'signedOut', form: true } satisfies PageHandle

export const meta = titleMeta('prelogin.title')

/** Short at /prelogin2, for returning visitors; on the guided path with the funds that support sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const asked = searchParams.get('problem')
  const guided = wayAt(request.url) === 'guided'
  const short = frenchPathOf(pathname) === '/prelogin2'
  const cookiesRefused = asked === 'cookies'
  const problem = PROBLEMS.find((problem) => problem === asked) ?? null
  const pageTitle: PageTitle = {
    key: cookiesRefused ? 'cookiesRefused.signIn.title' : short ? 'prelogin.short.title' : 'prelogin.title',
    failed: problem !== null,
  }
  return {
    pageTitle,
    hasForm: !cookiesRefused && context.settings.hasSignIn,
    cookiesRefused,
    again: frenchPathOf(pathname),
    hasTyped: await hasTyped(context),
    short,
    problem,
    sandbox: context.settings.sandbox,
    hasSignIn: context.settings.hasSignIn,
    funds: guided && context.settings.hasSignIn ? await loginFunds(context) : null,
  }
}

/** Whether there is a dossier in which somebody has typed their figures without a sign-in. */
const hasTyped = async (context: AppLoadContext) => (await findVisitor(context))?.login === null

const loginFunds = async ({ estimate, language }: AppLoadContext) =>
  loginFundsView(requireAnswer(await estimate.readLoginFunds()), language)

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  const asksToKeep = await hasTyped(context)
  const submission = readPreloginForm(posted, { asksToKeep })
  if (posted.has('lang')) return json(asSubmitted(submission), await doneForFrame(posted, context))
  if (submission.status !== 'success') return json(submission.reply(), 400)
  const { language, settings, session } = context
  if (!settings.hasSignIn) return redirect(pathIn(language, '/own'), 303)
  const asked = { language, termsVersion: settings.termsVersion, way: wayAt(request.url) }
  const keep = asksToKeep && submission.value.typed === 'keep'
  const { location, setCookie } = await session.beginSignIn({ ...asked, keep })
  return redirect(location, { status: 303, headers: { 'Set-Cookie': setCookie } })
}

export default function PreloginPage() {
  const { t } = useText()
  const { cookiesRefused, again, hasForm: _, hasSignIn, ...page } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (!hasSignIn) return <NoSignIn title={t(page.pageTitle.key)} />
  return cookiesRefused ? (
    <CookiesRefused missing="signIn" again={again} />
  ) : (
    <Prelogin {...page} lastResult={lastResult} />
  )
}
