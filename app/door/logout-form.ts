/** A logout ends a session with all its data, so no other site may cause one. */
import { text } from 'node:stream/consumers'
import type { Request, RequestHandler } from 'express'
import type { Cookies } from '~/identity/cookies'
import type { VisitorSession } from '~/identity/visitor-session'
import { refuse } from './refusal'

type Options = Pick<VisitorSession, 'formTokenOf'> & Pick<Cookies['session'], 'tokenOf'>

/**
 * Behind the gate. Where a browser says from which page a logout comes, the gate has judged it, and a page that was left
 * open over another sign-in logs out as well: nobody may have to stay signed in. A browser too old to say so shows by the
 * form's token that it has a page of ours.
 */
export function createLogoutForm({ tokenOf, formTokenOf }: Options) {
  const isOurs = async (request: Request): Promise<boolean> => {
    const { origin, 'sec-fetch-site': site } = request.headers
    if (origin !== undefined || site !== undefined) return true
    const { token } = tokenOf(request.headers)
    return token === null || (await formTokenIn(request)) === formTokenOf(token)
  }
  const handler: RequestHandler = (request, response, next) => {
    isOurs(request).then((ours) => (ours ? next() : refuse(request, response, 403)), next)
  }
  return handler
}

const formTokenIn = async (request: Request) => new URLSearchParams(await text(request)).get('formToken')
