/** What every changing request must be, before anybody looks at who is asking. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem'

const MOST_BYTES = 64 * 1024
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * A changing request that a browser sends must come from a page of ours: its `Origin` is ours, or, where an old
 * browser sends none, its `Sec-Fetch-Site`. A program sends neither, and needs `application/json`, which no foreign
 * page can send unasked.
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
    throw new Problem(413, 'more than 64 kB')
  },
})
