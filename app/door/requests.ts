/** What a request must be like before the pages see it: a method they know, an address that can be read, a small body. */
import type { RequestHandler } from 'express'
import { refuse } from './refusal'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const MOST_BYTES = 64 * 1024

/** 405 for methods that no fetch knows (TRACE), 400 for an address that is no path or cannot be read. */
export const readableOnly: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) return refuse(request, response, 405)
  if (!isAddress(request.url)) return refuse(request, response, 400)
  if (!isReadable(request.path)) return refuse(request, response, 400)
  next()
}

/** 413 over 64 kB, 411 where a body does not say its length: forms of browsers do. */
export const smallBodiesOnly: RequestHandler = ({ headers }, response, next) => {
  const { req: request } = response
  if (headers['transfer-encoding'] !== undefined) return refuse(request, response, 411)
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return refuse(request, response, 413)
  next()
}

/**
 * `*`, and the full addresses with which proxies are asked, are none: we are no proxy. Nor is one with a fragment, which
 * some would cut off and others not.
 */
const isAddress = (url: string) => url.startsWith('/') && !url.includes('#')

/**
 * A backslash counts as a slash where React Router reads the path once more: `/\evil.example` would be another host. Dots
 * as parts are resolved there too, and not before: limits and methods would go by another path than the page. No browser
 * sends them.
 */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !decoded.includes('\\') && !decoded.split('/').some((part) => part === '.' || part === '..')
  } catch {
    return false
  }
}
