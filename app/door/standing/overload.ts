/** Refuses at once if there is no room, so that admitted requests are answered soon. */
import type { RequestHandler } from 'express'
import { refuseForRoom } from '../refusal'
import type { Load } from './load'

/** Answers 503 with Retry-After, before anything is read or computed. */
export const createOverload =
  ({ enter }: Pick<Load, 'enter'>, onShed = () => {}): RequestHandler =>
  (request, response, next) => {
    // A finished answer takes no place: it only waits for its visitor, who could otherwise keep others out by not taking it.
    const leave = enter(() => request.complete && !response.writableEnded)
    if (leave) {
      response.once('close', leave)
      return next()
    }
    onShed()
    refuseForRoom(request, response)
  }
