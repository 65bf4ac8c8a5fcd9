/** A logout ends a session with all its data, so no other site may trigger one. */
import { text } from 'node:stream/consumers'
import type { Request, RequestHandler } from 'express'
import type { SessionCookie } from '~/identity/session-cookie'
import type { VisitorSession } from '~/identity/visitor-session'
import { refuse } from './refusal'

type Options = Pick<VisitorSession, 'formTokenOf'> & { sessionCookie: Pick<SessionCookie, 'parse'> }

/**
 * Comes after the gate, which has judged a logout whose page the browser names. A page that was left open over another
 * sign-in may log out too, since nobody should have to stay signed in. A browser too old to name the page shows by the
 * form's token that it has a page of ours.
 */
export function createLogoutForm({ sessionCookie, formTokenOf }: Options) {
  const isOurs = async (request: Request): Promise<boolean> => {
    const { origin, 'sec-fetch-site': site, cookie } = request.headers
    if (origin !== undefined || site !== undefined) return true
    const token = await sessionCookie.parse(cookie, request.headers)
    return token === null || (await formTokenIn(request)) === formTokenOf(token)
  }
  const handler: RequestHandler = (request, response, next) => {
    isOurs(request).then((ours) => (ours ? next() : refuse(request, response, 403)), next)
  }
  return handler
}

const formTokenIn = async (request: Request) => new URLSearchParams(await text(request)).get('formToken')
