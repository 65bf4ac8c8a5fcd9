/** The identity room assembled: what pages and calls get. */
import { endAccess } from '~/connectors/end-access'
import { listGrants } from '~/dossier/shape/party-access'
import type { Dossier } from '~/dossier/shape/shape'
import type { Vault } from '~/dossier/vault/vault'
import { createCookies } from './cookies'
import { createFormAnswers } from './form-answers'
import { createPartySignIn, type PartySignInOptions } from './party-sign-in'
import { createSignIn, type SignInOptions } from './sign-in'
import { createVisitorSession } from './visitor-session'

type Options = Omit<SignInOptions, 'cookies' | 'endGrants' | 'finishPartySignIn'> &
  Omit<PartySignInOptions, 'cookies'> & { lifetimeSeconds: number }

export function createIdentity(options: Options) {
  const cookies = createCookies(options)
  const { connectors, reportFault } = options
  const partySignIn = createPartySignIn({ ...options, cookies })
  const endGrants = (dossier: Dossier) => void endAccess(connectors, listGrants(dossier)).catch(reportFault)
  const signIn = createSignIn({ ...options, cookies, endGrants, finishPartySignIn: partySignIn.finish })
  /** What a request may do with its session, through the vault of that request. */
  const sessionIn = (vault: Vault) => ({
    ...createVisitorSession({ ...options, vault, cookies, endGrants }),
    ...createFormAnswers(vault),
    beginPartySignIn: createPartySignIn({ ...options, vault, cookies }).begin,
  })
  return {
    cookies,
    sessionIn,
    session: sessionIn(options.vault),
    signIn,
  }
}
