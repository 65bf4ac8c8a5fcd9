/** One line of JSON for each request. Paths are logged as patterns: an address may contain what a person typed. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type LogOptions = {
  /** The known routes, `/avs`, `/api/acor/insureds/:navs`, `/assets/*`; the first match counts. */
  routes: string[]
  /** Milliseconds since 1970. */
  now: () => number
  write?: (line: string) => void
  /** Writes nothing, for tests. */
  quiet?: boolean
  /** Also called for each answer. */
  answered?: (answer: AnsweredRequest) => void
}

/** `status` null: the browser went away before the answer was through. */
export type AnsweredRequest = { route: string; method: string; status: number | null; ms: number }

export function createLog({ routes, now, write = toStdout, quiet = false, answered }: LogOptions) {
  const routeOf = createRouteOf(routes)
  return ({ url = '', method = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (quiet && !answered) return next()
    const begun = performance.now()
    response.once('close', () => {
      const ms = performance.now() - begun
      const route = routeOf(url.split('?', 1)[0] ?? '')
      const { statusCode: status, writableFinished: isThrough } = response
      answered?.({ route, method, status: isThrough ? status : null, ms })
      if (quiet) return
      const line = { at: now(), id: randomUUID(), method, route, status, ms: Math.round(ms) }
      write(JSON.stringify(isThrough ? line : { ...line, aborted: true }))
    })
    next()
  }
}

const toStdout = (line: string) => void process.stdout.write(`${line}\n`)

/** `other` for paths that match none of the patterns. */
function createRouteOf(routes: string[]) {
  const patterns = routes.map((route) => ({ route, parts: route.split('/') }))
  const search = (path: string): string => {
    const segments = path.length > 1 ? path.replace(/\/$/, '').split('/') : path.split('/')
    return patterns.find(({ parts }) => fits(parts, segments))?.route ?? 'other'
  }
  const known = new Map(routes.map((route) => [route, search(route)]))
  return (path: string): string => known.get(path) ?? search(path)
}

function fits(parts: string[], segments: string[]): boolean {
  const open = parts.at(-1) === '*'
  const fixed = open ? parts.slice(0, -1) : parts
  if (open ? segments.length <= fixed.length : segments.length !== fixed.length) return false
  return fixed.every((part, i) => part === segments[i] || (part.startsWith(':') && segments[i] !== ''))
}
