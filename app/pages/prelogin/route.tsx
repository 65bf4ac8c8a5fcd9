import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readLoginFunds } from '~/estimate/read/forms'
import { wayAt } from '~/language/guided-path'
import { frenchPathOf } from '~/language/language'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import { CookiesRefused } from '~/ui/frame/cookies-refused'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { NoSignIn } from '~/ui/no-sign-in'
import { readPreloginForm } from './form'
import { PROBLEMS, Prelogin } from './page'
import { loginFundsView } from './view'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'signedOut', form: true } satisfies PageHandle

export const meta = titleMeta('prelogin.title')

/** Short at /prelogin2, for returning visitors; on the guided path with the funds that support sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { estimate, language, settings } = context
  const { connected } = settings
  const asked = searchParams.get('problem')
  const short = frenchPathOf(pathname) === '/prelogin2'
  const cookiesRefused = asked === 'cookies'
  const problem = PROBLEMS.find((problem) => problem === asked) ?? null
  const pageTitle: PageTitle = {
    key: cookiesRefused ? 'cookiesRefused.signIn.title' : short ? 'prelogin.short.title' : 'prelogin.title',
    failed: problem !== null,
  }
  return {
    pageTitle,
    hasForm: !cookiesRefused && connected.identity,
    cookiesRefused,
    again: frenchPathOf(pathname),
    hasTyped: await hasTyped(context),
    ...{ short, problem, connected, sandbox: settings.sandbox },
    funds:
      wayAt(request.url) === 'guided' && connected.funds
        ? loginFundsView(await estimate.askOpenly(readLoginFunds), language)
        : null,
  }
}

/** Whether there is a dossier with figures entered without a sign-in. */
const hasTyped = async (context: AppLoadContext) => (await context.estimate.findMe())?.login === null

export const action = formAction({
  ...ONLY_SAVES,
  isOfSession: 'never',
  read: async ({ posted, request, context }) => {
    const asksToKeep = await hasTyped(context)
    return formInHand({
      submission: readPreloginForm(posted, { asksToKeep }),
      save: async ({ typed }) => {
        const { language, settings, session } = context
        if (!settings.connected.identity) return { to: '/own' }
        const asked = { language, termsVersion: settings.termsVersion, way: wayAt(request.url) }
        const { location, setCookie } = await session.beginSignIn({ ...asked, keep: asksToKeep && typed === 'keep' })
        return { leavesFor: location, cookies: [setCookie] }
      },
    })
  },
})

export default function PreloginPage() {
  const { t } = useText()
  const { cookiesRefused, again, hasForm: _, ...page } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (!page.connected.identity) return <NoSignIn title={t(page.pageTitle.key)} />
  return cookiesRefused ? (
    <CookiesRefused missing="signIn" again={again} />
  ) : (
    <Prelogin {...page} lastResult={lastResult} />
  )
}
