/** Who may see which page, on top of the api client; and where a visitor goes on. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '~/api/client'
import type { LoadContext } from '~/load-context'
import { wayAt } from '~/text/guided-path'
import { pathIn } from '~/text/language'

/** The part of a loader's or action's arguments by which a guard decides. */
type Asked = Pick<LoaderFunctionArgs, 'request'> & { context: Pick<LoadContext, 'language' | 'api' | 'session'> }
type Visitor = Awaited<ReturnType<ApiClient['getMe']>>
type Steps = Awaited<ReturnType<ApiClient['getSteps']>>
type Left = Pick<Request, 'method'> & Pick<LoadContext, 'language'>

/** Who is signed in, or null. @throws {ApiProblem} where nobody can tell. */
export async function findVisitor({ api }: Pick<LoadContext, 'api'>): Promise<Visitor | null> {
  try {
    return await api.getMe()
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null
    throw error
  }
}

/**
 * Who is signed in. Anybody else goes to the home page, which says so where a session has ended: they bring the
 * cookie that tells of it, or its key, or a form, which only a page of somebody signed in can have been. Whether the session of a form that comes without a key
 * has ended, nobody can tell: the browser may have refused or dropped the cookie.
 */
export async function requireSession({ request, context }: Asked): Promise<Visitor> {
  const visitor = await findVisitor(context)
  if (visitor) return visitor
  await requireOver(context)
  const { language } = context
  if (hadSession(request)) throw redirect(sessionOver({ method: request.method, language }))
  throw redirect(pathIn(language, '/') + (request.method === 'POST' ? '?session=lost' : ''))
}

/**
 * While nobody knows who is signed in, since the call that tells has failed a moment ago, the data are still there, and
 * nobody may be told that they are gone. @throws {ApiProblem} 503: the page asks to try again, and to send again
 */
async function requireOver({ session }: Pick<LoadContext, 'session'>): Promise<void> {
  if (await session.getKeeping()) throw new ApiProblem(503, 'Service Unavailable')
}

/** Home, which says that the session is over, and of a form that it came too late. */
export const sessionOver = ({ method, language }: Left) =>
  `${pathIn(language, '/')}?session=${method === 'POST' ? 'unsaved' : 'over'}`

/** Who is signed in and has accepted the terms now in force. */
export async function requireVisitor(asked: Asked): Promise<Visitor> {
  const visitor = await requireSession(asked)
  const { termsAccepted } = await asked.context.api.getSteps()
  const terms = wayAt(asked.request.url) === 'guided' ? '/terms?way=guided' : '/terms'
  if (!termsAccepted) throw redirect(pathIn(asked.context.language, terms))
  return visitor
}

/** For the pages that lead to the sign-in: who is signed in goes on, unless they ask for a sign-in anew. */
export async function refuseSignedIn({ request, context }: Asked): Promise<void> {
  if (request.method !== 'POST' && (await findVisitor(context))) throw redirect(pathIn(context.language, '/router'))
}

/** Whom a route lets in, by the name in its handle; each redirects anybody else. A guard stands before loader and action. */
export const GUARDS = {
  everybody: async () => undefined,
  signedOut: refuseSignedIn,
  signedIn: requireSession,
  visitor: requireVisitor,
} satisfies Record<string, (asked: Asked) => Promise<unknown>>

export type GuardName = keyof typeof GUARDS

/** French paths. */
export type OpenStep = '/avs' | '/lpp' | '/3a'

/** The first step that is still open; the synthesis when none is. */
export function nextStep({ avs, lpp, pillar3a }: Steps): OpenStep | '/synthesis' {
  if (!avs) return '/avs'
  if (!lpp) return '/lpp'
  return pillar3a ? '/synthesis' : '/3a'
}

/** What a call answered, or the catalogue's name of why it did not: the page stays usable without it. */
export async function attempt<Answer>(call: Promise<Answer>) {
  try {
    return { answer: await call, problem: null }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 401) throw error
    return { answer: null, problem: error.title }
  }
}

/** In place of an attempt, where there is nothing to ask. */
export const NOT_ASKED = { answer: null, problem: null }

/** By the cookie that outlives a session, or by its own, where the data are gone before the hour is over. */
const hadSession = (request: Request) =>
  (request.headers.get('Cookie') ?? '').split(';').some((pair) => /^\s*(__Host-)?(session|ended)=/.test(pair))

/**
 * The calls as pages are given them. Who is asking is told by `getMe` alone; where another call says 'not logged',
 * the session ended while the page was under way, and the visitor goes home.
 */
export function homeWhenOver(api: ApiClient, left: Left): ApiClient {
  const orHome = (error: unknown): never => {
    if (error instanceof ApiProblem && error.status === 401) throw redirect(sessionOver(left))
    throw error
  }
  const guarded = Object.entries(api).map(([name, call]) => {
    const ask = call as (...given: unknown[]) => Promise<unknown>
    return [name, name === 'getMe' ? call : (...given: unknown[]) => ask(...given).catch(orHome)]
  })
  return Object.fromEntries(guarded) as ApiClient
}
