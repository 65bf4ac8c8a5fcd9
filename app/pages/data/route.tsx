import type { AppLoadContext } from '@remix-run/node'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pathIn } from '~/language/language'
import { ownPath, pathSaying, sessionOver } from '~/language/own-path'
import { settingCookies } from '~/ui/form/keep'
import { postedForm, requireSameSession } from '~/ui/form/posted'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { requireAnswer } from '~/ui/require-answer'
import { Choices, Deleted } from './parts'

export const handle = { guard: 'session' } satisfies PageHandle

export const meta = titleMeta('data.title')

/** Open to everybody signed in, so that those who do not accept changed terms can still delete their data. */
export async function loader(args: LoaderFunctionArgs) {
  const isSaidDone = new URL(args.request.url).searchParams.get('done') === '1'
  const { avs, lpp, pillar3a, termsAccepted, own } = requireAnswer(await args.context.estimate.getSteps())
  const isEmpty = !avs && !lpp && !pillar3a
  // Anybody can write the address that says 'done', so the dossier itself is checked.
  return { done: isSaidDone && isEmpty, hasFiles: termsAccepted && !isEmpty, isSignedIn: own === null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request)
  return posted.has('keep') ? keepLonger(posted, context) : deleteData(posted, context)
}

/** The button is on every page, so the answer redirects back to the page where it was pressed. */
async function keepLonger(posted: FormData, { language, session }: AppLoadContext) {
  const page = ownPath(posted.get('from')) ?? pathIn(language, '/data')
  requireSameSession(posted, session.formToken, pathSaying(page, 'session', 'changed'))
  const kept = await session.keepLonger()
  if (kept === 'gone') return redirect(sessionOver({ method: 'POST', language }), 303)
  if (kept === 'noMore') return redirect(pathSaying(page, 'kept', 'no'), 303)
  return redirect(pathSaying(page, 'kept', 'yes'), { status: 303, headers: settingCookies(kept) })
}

async function deleteData(posted: FormData, { language, session }: AppLoadContext) {
  const page = pathIn(language, '/data')
  requireSameSession(posted, session.formToken, pathSaying(page, 'session', 'changed'))
  if (!posted.has('confirm')) return json(null, 400)
  const renewed = await session.deleteData()
  if (!renewed) return redirect(sessionOver({ method: 'GET', language }), 303)
  return redirect(pathSaying(page, 'done', '1'), { status: 303, headers: settingCookies(renewed) })
}

export default function DataPage() {
  const { done, hasFiles, isSignedIn } = useLoaderData<typeof loader>()
  return done ? <Deleted isSignedIn={isSignedIn} /> : <Choices hasFiles={hasFiles} isSignedIn={isSignedIn} />
}
