/** No guess at whose session a request speaks for, where it says so in two ways at once or in a way that is none of ours. */
import type { RequestHandler } from 'express'
import type { Cookies } from '~/identity/cookies'
import { refuse } from './refusal'

type Options = Pick<Cookies['session'], 'tokenOf'> & {
  /** Where a session is asked for. What is for everybody stays open behind the sign-in of a proxy. */
  paths: ReadonlySet<string>
}

export const refuseUnclearSession =
  ({ tokenOf, paths }: Options): RequestHandler =>
  (request, response, next) => {
    if (paths.has(request.path) && tokenOf(request.headers).isUnclear) return refuse(request, response, 400)
    next()
  }
