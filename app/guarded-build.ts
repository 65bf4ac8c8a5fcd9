/**
 * Puts on every route the guard that it names, and before it the route's own validity check, where it has one. A route
 * that names no guard, or one that does not exist, stops the start.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { GUARDS, type GuardName } from './guards'
import type { RouteHandle } from './load-context'
import { sayingUnavailable } from './unavailable'

type Route = NonNullable<ServerBuild['routes'][string]>
type Asked = LoaderFunctionArgs | ActionFunctionArgs
type Handle = Partial<RouteHandle> | undefined

/** A route that would be open, or closed, by mistake. */
export class GuardError extends Error {
  override name = 'GuardError'
}

/**
 * The build as it may be served. The root is part of every page, and for everybody.
 * @throws {GuardError} naming the route
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && withUnkeptRedirects(sayingUnavailable(id === 'root' ? route : guarded(route))),
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guarded(route: Route): Route {
  const { id, module } = route
  const { guard: name, isValid = () => true } = (module.handle as Handle) ?? {}
  if (!isGuard(name))
    throw new GuardError(`Route ${id}: ${name === undefined ? 'no guard' : `unknown guard '${name}'`}`)
  if (name !== 'everybody' && !module.loader) throw new GuardError(`Route ${id}: no loader for the guard '${name}'`)
  const behind =
    <Given extends Asked, Answer>(serve: (given: Given) => Answer) =>
    async (given: Given) => {
      requireValid(given, isValid)
      await GUARDS[name](given)
      return serve(given)
    }
  return {
    ...route,
    module: {
      ...module,
      ...(module.loader ? { loader: behind(module.loader) } : {}),
      ...(module.action ? { action: behind(module.action) } : {}),
    },
  }
}

/** Where a redirect leads depends on who asks: nobody keeps it, but where it says so itself. */
function withUnkeptRedirects(route: Route): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: { ...route.module, ...(loader && { loader: unkept(loader) }), ...(action && { action: unkept(action) }) },
  }
}

const unkept =
  <Given extends Asked, Answer>(serve: (given: Given) => Answer) =>
  async (given: Given) => {
    try {
      return forNow(await serve(given))
    } catch (thrown) {
      throw forNow(thrown)
    }
  }

function forNow<Answer>(answer: Answer): Answer {
  if (answer instanceof Response && answer.headers.has('Location') && !answer.headers.has('Cache-Control'))
    answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/** The catalogue's words, which differ from those for an unknown path. */
function requireValid({ request, context }: Asked, isValid: NonNullable<RouteHandle['isValid']>) {
  const url = new URL(request.url)
  if (!isValid(url, context)) throw new Response(`Page Not Found: ${url.pathname}`, { status: 404 })
}

const isGuard = (name: unknown): name is GuardName => typeof name === 'string' && Object.hasOwn(GUARDS, name)
