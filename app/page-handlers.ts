/**
 * One request handler for each page, of a build that knows nothing but this page and what stands around it: Remix
 * flattens and compiles all patterns of its build several times a request, and there are some sixty.
 */
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

/** @param make the handler of a build; of the whole one for paths that are no page's, which it says */
export function createPageHandlers(build: ServerBuild, make: (build: ServerBuild) => RequestHandler): RequestHandler {
  const whole = make(build)
  const pages = new Map<string, RequestHandler>()
  for (const route of Object.values(build.routes))
    if (route && (route.index || route.path) && !route.path?.includes('*'))
      pages.set(`/${route.path ?? ''}`, make(buildOf(route.id, build)))
  return (request, response, next) => (pages.get(request.path) ?? whole)(request, response, next)
}

/** The build with this route and those around it alone. */
export function buildOf(id: string, build: ServerBuild): ServerBuild {
  const ids = withParents(id, build.routes)
  const only = <Value>(all: Record<string, Value>) => Object.fromEntries(ids.map((one) => [one, all[one] as Value]))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

function withParents(id: string, routes: ServerBuild['routes']): string[] {
  const parentId = routes[id]?.parentId
  return parentId === undefined ? [id] : [...withParents(parentId, routes), id]
}
