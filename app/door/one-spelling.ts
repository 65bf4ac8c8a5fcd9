/** Each path has one spelling. Requests for another are redirected to it before anything looks at the path. */
import type { RequestHandler } from 'express'

/** 308 keeps method, body and query. The answer is not cached, since a query may be for one visitor only. */
export const redirectToOneSpelling: RequestHandler = (request, response, next) => {
  const { url } = request
  const [requestedPath = ''] = url.split('?', 1)
  const path = normalisedPath(requestedPath)
  if (path === requestedPath) return next()
  response.setHeader('Cache-Control', 'no-store')
  // As it came: Express would escape what is already an address, and make of each stray % three characters.
  response.setHeader('Location', path + url.slice(requestedPath.length))
  response.status(308).end()
}

/**
 * No double or trailing slash, and no needless escapes (RFC 3986, 6.2.2). It begins with a single slash, so it never
 * leads to another host.
 */
export const normalisedPath = (path: string): string =>
  path
    .replace(/%[\da-f]{2}/gi, unescapedIfPlain)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

function unescapedIfPlain(escaped: string): string {
  const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase()
}
