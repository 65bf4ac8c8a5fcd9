/** Refuses at once if there is no room, so that admitted requests are answered soon. */
import type { RequestHandler } from 'express'
import { refuse } from '../refusal'
import type { Load } from './load'

const RETRY_AFTER_SECONDS = 5

/** Answers 503 with Retry-After, before anything is read or computed. */
export const createOverload =
  ({ enter }: Pick<Load, 'enter'>, onShed = () => {}): RequestHandler =>
  (request, response, next) => {
    const leave = enter(() => request.complete)
    if (leave) {
      response.once('close', leave)
      return next()
    }
    onShed()
    response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    refuse(request, response, 503)
  }
