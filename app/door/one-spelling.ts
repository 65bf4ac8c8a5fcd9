/** Each path has one spelling. Who asks for it in another is led there before anything goes by the path. */
import type { RequestHandler } from 'express'

/** 308 keeps method, body and query. Nobody keeps the answer: a query may hold what is for one visitor only. */
export const inOneSpelling: RequestHandler = (request, response, next) => {
  const { url } = request
  const [asked = ''] = url.split('?', 1)
  const path = inSpelling(asked)
  if (path === asked) return next()
  response.setHeader('Cache-Control', 'no-store')
  response
    .location(path + url.slice(asked.length))
    .status(308)
    .end()
}

/**
 * No slash twice or at the end, and nothing escaped that can stand as it is (RFC 3986, 6.2.2). It begins with one slash,
 * so it never leads to another host.
 */
export const inSpelling = (path: string): string =>
  path
    .replace(/%[\da-f]{2}/gi, unescapedIfPlain)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

function unescapedIfPlain(escaped: string): string {
  const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase()
}
