/** Logout: here, in the browser's cache, at the identity provider, and at the funds and 3a providers. */
import { buildEndSessionUrl } from 'openid-client'
import type { Dossier } from '~/dossier/shape/shape'
import { detectLanguage } from '~/language/detection'
import type { Cookies } from './cookies'
import type { Provider } from './discovery'
import { loggedOutIn, seeOther } from './places'
import type { Sessions } from './sessions'
import type { SignInEvent } from './sign-in-event'

export type LogoutOptions = {
  sessions: Sessions
  cookies: Cookies
  publicOrigin: string
  discover: () => Promise<Provider>
  endGrants: (dossier: Dossier) => void
  /** Called for each session that a logout ended. */
  tell?: (event: SignInEvent) => void
}

/**
 * Characters. A proxy in front reads all headers of an answer into one page of 4 kB, of which ours take less than 2. Without the
 * ID token, the provider knows us by `client_id`, and may ask whether people really want to leave.
 */
const MOST_OF_ADDRESS = 2_000

/**
 * Deletes the dossier and redirects to the provider, to end its session too, or home if it cannot be reached.
 * The language of that home page is `?language=de` in the form's address, else that of the language cookie.
 */
export function createLogout({ sessions, cookies, publicOrigin, discover, endGrants, tell = () => {} }: LogoutOptions) {
  return async (request: Request): Promise<Response> => {
    const language = await detectLanguage(request)
    const session = await sessions.find(request)
    const dossier = session.get('dossier')
    const removed = await sessions.end(session)
    if (dossier) {
      endGrants(dossier)
      tell({ event: 'logged-out' })
    }
    const setCookies = [removed, cookies.ended.clear(), await cookies.signIn.clear()]
    const home = loggedOutIn(language)
    // Without an ID token, nobody has signed in at the provider.
    const location = dossier?.idToken ? await endOfSession(dossier.idToken, `${publicOrigin}${home}`) : null
    return seeOther(location ?? home, setCookies, { 'clear-site-data': '"cache"' })
  }

  /** OpenID Connect RP-Initiated Logout 1.0. null: the provider does not support it, or does not answer. */
  async function endOfSession(idToken: string, comeBackTo: string): Promise<string | null> {
    const provider = await discover().catch(() => null)
    if (!provider?.metadata.end_session_endpoint) return null
    const told = { post_logout_redirect_uri: comeBackTo }
    const { href } = buildEndSessionUrl(provider.config, { ...told, id_token_hint: idToken })
    return href.length > MOST_OF_ADDRESS ? buildEndSessionUrl(provider.config, told).href : href
  }
}
