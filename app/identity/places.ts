/** The pages to which identity leads. */
import type { PartyKind } from '~/dossier/party-access'
import type { Language } from './cookies'
import type { SignInProblem } from './sign-in-error'

const inLanguage = (language: Language, path: string) => (language === 'de' ? `/de${path}` : path)

export const homeIn = (language: Language) => inLanguage(language, '') || '/'
/** Home, which says that the visitor has left. */
export const loggedOutIn = (language: Language) => `${homeIn(language)}?bye=1`
export const routerIn = (language: Language) => inLanguage(language, '/router')
export const preloginIn = (language: Language, problem: SignInProblem | null = null) =>
  inLanguage(language, problem ? `/prelogin?problem=${problem}` : '/prelogin')

/** Home, which says that the time is over. */
export const sessionOverIn = (language: Language) => `${homeIn(language)}?session=over`
/** The page on which a fund or 3a provider was chosen; `lost`: it says that nobody knows of a sign-in there. */
export const partyPageIn = (language: Language, kind: PartyKind, problem: 'lost' | null = null) =>
  `${inLanguage(language, kind === 'fund' ? '/lpp' : '/3a')}${problem ? `?signIn=${problem}` : ''}`
/** The one address to which all funds and 3a providers lead people back; it is registered with them. */
export const PARTY_CALLBACK = '/signin/party/callback'

/** A redirect after which the browser asks with GET, and which nobody keeps. */
export function seeOther(location: string, setCookies: string[] = [], more: Record<string, string> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', ...more })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
