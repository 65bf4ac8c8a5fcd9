/**
 * Adds its guard to every route, after the route's own validity check, if any. A route without a guard, or with an unknown
 * one, stops the start.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import type { GuardName, RouteHandle } from '~/ui/frame/page-handle'
import { redirectingForms } from './answered-forms'
import { GUARDS } from './guards'
import { answeringRefusals } from './refused-pages'

type Route = NonNullable<ServerBuild['routes'][string]>
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs
type Handle = Partial<RouteHandle> | undefined

/** Thrown at the start for a route that would be open or closed by mistake. */
export class GuardError extends Error {
  override name = 'GuardError'
}

/**
 * The build with its guards. The root needs none, since it is part of every page.
 * @throws {GuardError} naming the route
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && withUncachedRedirects(answeringRefusals(id === 'root' ? route : redirectingForms(guarded(route)))),
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
    <Given extends HandlerArgs, Answer>(serve: (args: Given) => Answer) =>
    async (args: Given) => {
      requireValid(args, isValid)
      await GUARDS[name](args)
      return serve(args)
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

/** Redirects depend on the visitor, so they are not cached unless they say so themselves. */
function withUncachedRedirects(route: Route): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: uncachedRedirect(loader) }),
      ...(action && { action: uncachedRedirect(action) }),
    },
  }
}

const uncachedRedirect =
  <Given extends HandlerArgs, Answer>(serve: (args: Given) => Answer) =>
  async (args: Given) => {
    try {
      return forNow(await serve(args))
    } catch (thrown) {
      throw forNow(thrown)
    }
  }

function forNow<Answer>(answer: Answer): Answer {
  if (answer instanceof Response && answer.headers.has('Location') && !answer.headers.has('Cache-Control'))
    answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/** Throws 404 with the catalogue's words, which differ from those for an unknown path. */
function requireValid({ request, context }: HandlerArgs, isValid: NonNullable<RouteHandle['isValid']>) {
  const url = new URL(request.url)
  if (!isValid(url, context)) throw new Response(`Page Not Found: ${url.pathname}`, { status: 404 })
}

const isGuard = (name: unknown): name is GuardName => typeof name === 'string' && Object.hasOwn(GUARDS, name)
