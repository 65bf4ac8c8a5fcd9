/**
 * One request handler per page, with a build of only this page and its parents, since Remix flattens and compiles all
 * route patterns of a build several times per request, and there are about sixty.
 */
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

/** @param make creates the handler of a build; the handler of the whole build answers paths that belong to no page */
export function createPageHandlers(build: ServerBuild, make: (build: ServerBuild) => RequestHandler): RequestHandler {
  const whole = make(build)
  const pages = new Map<string, RequestHandler>()
  for (const route of Object.values(build.routes))
    if (route && (route.index || route.path) && !route.path?.includes('*'))
      pages.set(`/${route.path ?? ''}`, make(buildOf(route.id, build)))
  return (request, response, next) => (pages.get(request.path) ?? whole)(request, response, next)
}

/** The build with only this route and its parents. */
export function buildOf(id: string, build: ServerBuild): ServerBuild {
  const ids = withParents(id, build.routes)
  const only = <Value>(all: Record<string, Value>) => Object.fromEntries(ids.map((one) => [one, all[one] as Value]))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

function withParents(id: string, routes: ServerBuild['routes']): string[] {
  const parentId = routes[id]?.parentId
  return parentId === undefined ? [id] : [...withParents(parentId, routes), id]
}
