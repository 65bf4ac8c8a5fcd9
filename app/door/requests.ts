/** What a request needs before pages see it: a known method, a readable address, a small body. */
import type { RequestHandler } from 'express'
import { mostBytesOf } from './body-sizes'
import { refuse } from './refusal'

/** They change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const METHODS = [...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']
/**
 * The least that RFC 9110, 4.1 asks a server to accept. Some answers repeat the address in a header, and many clients accept
 * 16 kB of headers.
 */
const LONGEST_ADDRESS = 8000

/**
 * 405 for methods that fetch does not support (TRACE), 414 for an address of more than 8000 characters, 400 for one that
 * is no path or cannot be decoded.
 */
export const readableOnly: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) return refuse(request, response, 405)
  if (request.url.length > LONGEST_ADDRESS) return refuse(request, response, 414)
  if (!isAddress(request.url)) return refuse(request, response, 400)
  if (!isReadable(request.path)) return refuse(request, response, 400)
  next()
}

/** 413 above what the page takes (`mostBytesOf`), 411 if a body does not state its length, as browsers' forms do. */
export const smallBodiesOnly: RequestHandler = ({ headers, path }, response, next) => {
  const { req: request } = response
  if (headers['transfer-encoding'] !== undefined) return refuse(request, response, 411)
  if (Number(headers['content-length'] ?? 0) > mostBytesOf(path, headers['content-type']))
    return refuse(request, response, 413)
  next()
}

/**
 * `*`, and the full addresses that proxies get, are not paths: we are no proxy. Nor is one with a fragment, which some
 * would cut off and others would not.
 */
const isAddress = (url: string) => url.startsWith('/') && !url.includes('#')

/**
 * React Router takes a backslash for a slash when it parses the path again, so `/\evil.example` would be another host.
 * It also resolves dot segments, which nothing does before: limits and methods would look at another path than the
 * page. No browser sends them.
 */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !decoded.includes('\\') && !decoded.split('/').some((part) => part === '.' || part === '..')
  } catch {
    return false
  }
}
