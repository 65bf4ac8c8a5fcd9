import { type ActionFunctionArgs, type AppLoadContext, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { Me } from '~/dossier/shape/shape'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { exampleWith } from '~/ui/demo/example-people'
import { findVisitor } from '~/ui/find-visitor'
import { settingCookies } from '~/ui/form/keep'
import { postedForm, requireSameSession } from '~/ui/form/posted'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { DemoPage, type Returned } from './page'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('demo.title')

export function loader({ request, context }: LoaderFunctionArgs) {
  requireDemo(request, context)
  return null
}

/**
 * Nothing of a dossier that is there is lost without a yes, which only a page of its session can contain; from one invented
 * person to another the press is the yes.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const enterAs = requireDemo(request, context)
  const { language, session } = context
  const posted = await postedForm(request)
  const person = exampleWith(posted.get('person'))
  if (!person) throw new Response('', { status: 400 })
  const about = { person: person.key }
  const visitor = await findVisitor(context)
  if (visitor !== null) {
    const isYes = posted.has('replace') || (posted.has('other') && (await isOnlyInvented(visitor, context)))
    if (!isYes) return json<Returned>({ ...about, why: 'asks' })
    requireSameSession(posted, session.formToken, pathSaying(request.url, 'session', 'changed'))
  }
  const entered = await enterAs(person.firstName)
  if (!entered) return json<Returned>({ ...about, why: 'silent' }, 503)
  return redirect(pathIn(language, '/synthesis'), { status: 303, headers: settingCookies(entered) })
}

/** Whether nobody has typed anything from papers of their own before the sign-in, and kept it. */
const isOnlyInvented = async ({ login }: Me, { estimate }: AppLoadContext) =>
  login !== null && (await estimate.getPapers()).answer === null

/** @throws {Response} 404 where there are no invented persons to try as */
function requireDemo(request: Request, { enterAs }: Pick<AppLoadContext, 'enterAs'>) {
  if (!enterAs) throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 })
  return enterAs
}

export default function DemoRoute() {
  return <DemoPage returned={useActionData<typeof action>()} />
}
