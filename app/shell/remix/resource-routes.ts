/** The routes that are no pages: sign-in, logout and downloads. They stand before the calls and the pages, each with a handler of its own. */
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { ResourceHandle } from '~/ui/frame/page-handle'
import { buildOf } from './page-handlers'
import type { GetLoadContext } from './request-handler'

type Route = ServerBuild['routes'][string]

const methodsOf = (route: Route) => (route?.module.handle as Partial<ResourceHandle> | undefined)?.methods

export const resourcesOf = ({ routes }: Pick<ServerBuild, 'routes'>) =>
  Object.entries(routes).flatMap(([id, route]) => {
    const methods = methodsOf(route)
    return methods ? [{ id, methods, path: `/${route?.path ?? ''}` }] : []
  })

/** The build without them. */
export const pagesOf = (build: ServerBuild) => withoutResources(build, () => true)

/** The build of pages and downloads. Where a sign-in is not asked for by its method, nothing is there. */
export const readableOf = (build: ServerBuild) => withoutResources(build, (methods) => !methods.includes('HEAD'))

function withoutResources(build: ServerBuild, isLeftOut: (methods: ResourceHandle['methods']) => boolean): ServerBuild {
  const left = resourcesOf(build).filter(({ methods }) => isLeftOut(methods))
  const resources = new Set(left.map(({ id }) => id))
  const without = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !resources.has(id)))
  return { ...build, routes: without(build.routes), assets: { ...build.assets, routes: without(build.assets.routes) } }
}

/** By method and path. HEAD is not routed to the sign-in: it would begin or finish one without anybody noticing. */
export function createResourceHandlers(
  build: ServerBuild,
  make: (build: ServerBuild) => RequestHandler,
): RequestHandler {
  const resources = new Map(
    resourcesOf(build).map(({ id, methods, path }) => [path, { methods, handle: make(buildOf(id, build)) }]),
  )
  return (request, response, next) => {
    const resource = resources.get(request.path)
    if (!resource) return next()
    request.originalUrl = withoutData(request.originalUrl)
    if (!resource.methods.some((method) => method === request.method)) return next()
    resource.handle(request, response, next)
  }
}

/** By `_data` Remix's own scripts ask for data alone, and would not be redirected; we have none of them here. */
function withoutData(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const parameters = new URLSearchParams(url.slice(path.length))
  if (!parameters.has('_data')) return url
  parameters.delete('_data')
  return `${path}?${parameters}`
}

/** Remix would answer a failure with bare text, since there is no page. Thrown on, it goes to the door, which says it in both languages. */
export const refusedByDoor =
  (getLoadContext: GetLoadContext): GetLoadContext =>
  async (...given) => ({
    ...(await getLoadContext(...given)),
    handOver(error) {
      throw error
    },
  })
