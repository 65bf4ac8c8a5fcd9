/** The identity room put together: what the server mounts, and what pages and calls are given. */
import { endAccess } from '~/connectors/end-access'
import { listGrants } from '~/dossier/party-access'
import type { Dossier } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
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
  /** What a request may do with its session, by the vault that it opens it with. */
  const sessionIn = (vault: Vault) => ({
    ...createVisitorSession({ ...options, vault, cookies, endGrants }),
    beginPartySignIn: createPartySignIn({ ...options, vault, cookies }).begin,
  })
  return {
    cookies,
    sessionIn,
    session: sessionIn(options.vault),
    /** For Express, before the pages. */
    router: identityRouter(routes, options.publicOrigin),
  }
}
