/** Refuses to guess whose session a request belongs to if it names one in two ways, or in a way that is not ours. */
import type { RequestHandler } from 'express'
import type { SessionCookie } from '~/identity/session-cookie'
import { refuse } from './refusal'

type Options = {
  sessionCookie: Pick<SessionCookie, 'isUnclear'>
  /** Where a session is required. Public pages stay open behind a proxy's own sign-in. */
  paths: ReadonlySet<string>
}

export const refuseUnclearSession =
  ({ sessionCookie, paths }: Options): RequestHandler =>
  (request, response, next) => {
    if (paths.has(request.path) && sessionCookie.isUnclear(request.headers)) return refuse(request, response, 400)
    next()
  }
