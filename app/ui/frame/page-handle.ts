/** What routes and loaders declare about their page, for its frame and its guards. */
import type { AppLoadContext } from '@remix-run/node'

/**
 * Whom a route admits. `signedOut`: also visitors with figures of their own, who may sign in; `newcomer`: only visitors without
 * a dossier; `session`: everybody with one; `visitor`: those who have also accepted the terms.
 */
export type GuardName = 'everybody' | 'signedOut' | 'newcomer' | 'session' | 'visitor'

/** Declared by every route: its guard, and which addresses are valid, query included; all by default. */
export type RouteHandle = {
  guard: GuardName
  isValid?: (address: URL, context: Pick<AppLoadContext, 'exports'>) => boolean
}

/**
 * A route that is not a page: sign-in, logout, a download. The product answers any other method with 404. The door answers its
 * failures.
 */
export type ResourceHandle = RouteHandle & { methods: readonly ('GET' | 'HEAD' | 'POST')[] }

/**
 * Declared by a page: whether scripts enhance it, and whether it has a main form (`PAGE_FORM`) whose action shows it
 * again. If the form is sometimes missing, the loader says so (`hasForm`). `openForm`: any site may post this form, so the
 * page knows no visitor and sets no cookie (app/door/open-forms.ts); its action must change nothing.
 */
export type PageHandle = RouteHandle & { scripts?: boolean; form?: boolean; openForm?: true }
