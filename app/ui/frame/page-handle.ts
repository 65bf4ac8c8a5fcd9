/** What routes and loaders declare about their page, for its frame and its guards. */
import type { AppLoadContext } from '@remix-run/node'

/**
 * Whom a route admits. `signedOut`: also a visitor who types their own figures and may sign in; `newcomer`: nobody with a
 * dossier; `session`: whoever has one; `visitor`: with the terms accepted.
 */
export type GuardName = 'everybody' | 'signedOut' | 'newcomer' | 'session' | 'visitor'

/** Declared by every route: its guard, and which addresses are valid, query included; all by default. */
export type RouteHandle = {
  guard: GuardName
  isValid?: (address: URL, context: Pick<AppLoadContext, 'exports'>) => boolean
}

/**
 * A route that is no page: sign-in, logout, a download. For any other method the product says that nothing is there. What
 * fails in it is answered by the door.
 */
export type ResourceHandle = RouteHandle & { methods: readonly ('GET' | 'HEAD' | 'POST')[] }

/**
 * Declared by a page: whether scripts enhance it, and whether it has a main form (`PAGE_FORM`) whose action shows it
 * again. If the form is sometimes missing, the loader says so (`hasForm`).
 */
export type PageHandle = RouteHandle & { scripts?: boolean; form?: boolean }
