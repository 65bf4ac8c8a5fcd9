/** The identity room put together: what the server mounts, and what pages and calls are given. */
import { createCookies } from './cookies'
import { identityRouter } from './identity-router'
import { createIdentityRoutes, type IdentityOptions } from './identity-routes'
import { createVisitorSession } from './visitor-session'

export function createIdentity(options: Omit<IdentityOptions, 'cookies'> & { lifetimeSeconds: number }) {
  const cookies = createCookies(options)
  return {
    cookies,
    session: createVisitorSession({ ...options, cookies }),
    /** For Express, before the pages. */
    router: identityRouter(createIdentityRoutes({ ...options, cookies }), options.publicOrigin),
  }
}
