/** Who may see which page, and where everybody else is redirected. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { Me } from '~/dossier/shape/visitor'
import { Refusal } from '~/estimate/case/refusal'
import { getSteps } from '~/estimate/read/user'
import { wayAt } from '~/language/guided-path'
import { pathIn } from '~/language/language'
import { sessionOver } from '~/language/own-path'
import type { GuardName } from '~/ui/frame/page-handle'
import type { LoadContext } from '../load-context'

/** The arguments of a loader or action that a guard needs. */
type GuardArgs = Pick<LoaderFunctionArgs, 'request'> & {
  context: Pick<LoadContext, 'language' | 'estimate' | 'session'>
}

/** The visitor with a dossier. Everybody else is redirected to the home page. */
export async function requireSession(args: GuardArgs): Promise<Me> {
  return (await args.context.estimate.findMe()) ?? leadHome(args)
}

/**
 * Redirects to the home page, which says so if a session has ended: shown by the cookie left behind, by the session's own
 * cookie, or by a form that only a signed-in page can contain. A form without the session's cookie is treated separately,
 * since the browser may simply have refused or dropped the cookie.
 */
export async function leadHome({ request, context }: GuardArgs): Promise<never> {
  await requireOver(context)
  const { language } = context
  if (hadSession(request)) throw redirect(sessionOver({ method: request.method, language }))
  throw redirect(pathIn(language, '/') + (request.method === 'POST' ? '?session=lost' : ''))
}

/**
 * If the current user could not be loaded a moment ago, the data may still be there, and nobody may be told that they are
 * gone. @throws {Refusal} `unavailable`, so that the page suggests trying again
 */
async function requireOver({ session }: Pick<LoadContext, 'session'>): Promise<void> {
  if (await session.getKeeping()) throw new Refusal('unavailable')
}

/** The visitor who has accepted the terms in force. */
export async function requireVisitor(args: GuardArgs): Promise<Me> {
  const visitor = await requireSession(args)
  const { termsAccepted } = await args.context.estimate.ask(getSteps)
  const terms = wayAt(args.request.url) === 'guided' ? '/terms?way=guided' : '/terms'
  if (!termsAccepted) throw redirect(pathIn(args.context.language, terms))
  return visitor
}

/** For pages that lead to the sign-in: signed-in visitors are redirected, unless they ask to sign in again. */
export async function refuseSignedIn({ request, context }: GuardArgs): Promise<void> {
  if (request.method !== 'POST' && (await context.estimate.findMe())?.login)
    throw redirect(pathIn(context.language, '/router'))
}

/** For the page on which a dossier begins: visitors who already have one go on with it. */
export async function refuseVisitor({ context }: GuardArgs): Promise<void> {
  if (await context.estimate.findMe()) throw redirect(pathIn(context.language, '/router'), 303)
}

/** The guards by the name in a route's handle. They run before loader and action, and redirect everybody else. */
export const GUARDS = {
  everybody: async () => undefined,
  signedOut: refuseSignedIn,
  newcomer: refuseVisitor,
  session: requireSession,
  visitor: requireVisitor,
} satisfies Record<GuardName, (args: GuardArgs) => Promise<unknown>>

/** Shown by the cookie that outlives a session, or by the session's own if the data were deleted before its end. */
const hadSession = (request: Request) =>
  (request.headers.get('Cookie') ?? '').split(';').some((pair) => /^\s*(__Host-)?(session|ended)=/.test(pair))
