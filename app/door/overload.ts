/** Says no at once where there is no room, so that those who are let in are answered soon. */
import type { RequestHandler } from 'express'
import type { Load } from './load'
import { refuse } from './refusal'

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
