/** The identity room put together: what the server mounts, and what pages and calls are given. */
import { endAccess } from '~/connectors/end-access'
import { listGrants } from '~/dossier/party-access'
import type { Dossier } from '~/dossier/shape'
import { createCookies } from './cookies'
import { identityRouter } from './identity-router'
import { createIdentityRoutes, type IdentityOptions } from './identity-routes'
import { createPartySignIn, type PartySignInOptions } from './party-sign-in'
import { createVisitorSession } from './visitor-session'

type Options = Omit<IdentityOptions, 'cookies' | 'endGrants' | 'finishPartySignIn'> &
  Omit<PartySignInOptions, 'cookies'> & { lifetimeSeconds: number }

export function createIdentity(options: Options) {
  const cookies = createCookies(options)
  const { connectors, reportFault } = options
  const partySignIn = createPartySignIn({ ...options, cookies })
  const endGrants = (dossier: Dossier) => void endAccess(connectors, listGrants(dossier)).catch(reportFault)
  const routes = createIdentityRoutes({ ...options, cookies, endGrants, finishPartySignIn: partySignIn.finish })
  return {
    cookies,
    session: { ...createVisitorSession({ ...options, cookies, endGrants }), beginPartySignIn: partySignIn.begin },
    /** For Express, before the pages. */
    router: identityRouter(routes, options.publicOrigin),
  }
}
