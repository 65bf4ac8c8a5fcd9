/** Checks on every changing request, before the session is looked at. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MOST_BYTES, TOO_LARGE } from '~/estimate/case/json-bounds'
import { Problem } from './problem'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses changing requests that a browser sends from a foreign page: judged by `Origin` or, where an old browser sends
 * none, by `Sec-Fetch-Site`. A program sends neither, and must send `application/json`, which a foreign page cannot send
 * without a preflight.
 */
export const ownOriginOnly =
  (isOwnOrigin: (origin: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (SAFE.includes(c.req.method)) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOurs = origin === undefined ? site === undefined || site === 'same-origin' : isOwnOrigin(origin)
    if (!isOurs) throw new Problem(403, 'foreign origin')
    return next()
  }

export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (SAFE.includes(c.req.method)) return next()
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem(415, 'only application/json is taken')
  return next()
}

export const smallBodiesOnly = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw new Problem(413, TOO_LARGE)
  },
})
