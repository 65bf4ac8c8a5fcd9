/** Logout: here, in the browser's cache, at the identity provider, and at the funds and 3a providers. */
import type { Dossier } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
import type { Cookies } from './cookies'
import type { Provider } from './discovery'
import { languageAskedFor, loggedOutIn, seeOther } from './places'
import { credentialsOf } from './session-token'
import type { SignInEvent } from './sign-in-event'

export type LogoutOptions = {
  vault: Vault
  cookies: Cookies
  publicOrigin: string
  clientId: string
  discover: () => Promise<Provider>
  endGrants: (dossier: Dossier) => void
  /** Told of each session that was ended so. */
  tell?: (event: SignInEvent) => void
}

/**
 * Deletes the dossier and leads to the provider, to end its session too, or home where it cannot be reached.
 * The language to come home in is `?language=de` in the form's address, else that of the language cookie.
 */
export function createLogout({
  vault,
  cookies,
  publicOrigin,
  clientId,
  discover,
  endGrants,
  tell = () => {},
}: LogoutOptions) {
  return async (request: Request): Promise<Response> => {
    const language = languageAskedFor(request) ?? (await cookies.localeOf(request)) ?? 'fr'
    const { token } = cookies.session.tokenOf(credentialsOf(request))
    const opened = token ? await vault.open(token) : null
    if (token) await vault.delete(token)
    if (opened) {
      endGrants(opened.dossier)
      tell({ event: 'logged-out' })
    }
    const setCookies = [...cookies.session.clear(), await cookies.signIn.clear()]
    const home = loggedOutIn(language)
    const location = opened ? await endOfSession(opened.dossier.idToken, `${publicOrigin}${home}`) : null
    return seeOther(location ?? home, setCookies, { 'clear-site-data': '"cache"' })
  }

  /** OpenID Connect RP-Initiated Logout 1.0. null: the provider has no such thing, or does not answer. */
  async function endOfSession(idToken: string, comeBackTo: string): Promise<string | null> {
    const provider = await discover().catch(() => null)
    if (!provider?.endSessionEndpoint) return null
    const url = new URL(provider.endSessionEndpoint)
    url.searchParams.set('id_token_hint', idToken)
    url.searchParams.set('client_id', clientId)
    url.searchParams.set('post_logout_redirect_uri', comeBackTo)
    return url.href
  }
}
