/** One line of JSON a request. What was asked for stands there as a pattern: an address may hold what a person typed. */
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

export type LogOptions = {
  /** The known routes, `/avs`, `/api/acor/insureds/:navs`, `/assets/*`; of several the first that fits counts. */
  routes: string[]
  /** Milliseconds since 1970. */
  now: () => number
  write?: (line: string) => void
  /** Writes nothing, for tests. */
  quiet?: boolean
}

/** Gives each request an id as well, in `res.locals.requestId`, by which a page and a line can be brought together. */
export function createLog({ routes, now, write = toStdout, quiet = false }: LogOptions): RequestHandler {
  const routeOf = createRouteOf(routes)
  return (req, res, next) => {
    const id = randomUUID()
    const begun = performance.now()
    const route = routeOf(req.path)
    res.locals.requestId = id
    if (!quiet)
      res.once('close', () => {
        const ms = Math.round(performance.now() - begun)
        const line = { at: now(), id, method: req.method, route, status: res.statusCode, ms }
        write(JSON.stringify(res.writableFinished ? line : { ...line, aborted: true }))
      })
    next()
  }
}

const toStdout = (line: string) => void process.stdout.write(`${line}\n`)

/** `other` for what fits none of the patterns. */
function createRouteOf(routes: string[]) {
  const patterns = routes.map((route) => ({ route, parts: route.split('/') }))
  return (path: string): string => {
    const segments = path.length > 1 ? path.replace(/\/$/, '').split('/') : path.split('/')
    return patterns.find(({ parts }) => fits(parts, segments))?.route ?? 'other'
  }
}

function fits(parts: string[], segments: string[]): boolean {
  const open = parts.at(-1) === '*'
  const fixed = open ? parts.slice(0, -1) : parts
  if (open ? segments.length <= fixed.length : segments.length !== fixed.length) return false
  return fixed.every((part, i) => part === segments[i] || (part.startsWith(':') && segments[i] !== ''))
}
