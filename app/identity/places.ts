/** The pages to which identity leads. */
import type { PartyKind } from '~/dossier/party-access'
import type { Language, Way } from './cookies'
import type { SignInProblem } from './sign-in-error'

const inLanguage = (language: Language, path: string) => (language === 'de' ? `/de${path}` : path)

export const homeIn = (language: Language) => inLanguage(language, '') || '/'
/** Home, which says that the visitor has left. */
export const loggedOutIn = (language: Language) => `${homeIn(language)}?bye=1`
/** Leads on to the first open step, on the way that the visitor takes. */
export const routerIn = (language: Language, way: Way = 'plain') =>
  inLanguage(language, way === 'guided' ? '/router?way=guided' : '/router')
const PRELOGIN = { plain: '/prelogin', guided: '/v2/wizard/login' } satisfies Record<Way, string>
export const preloginIn = (language: Language, problem: SignInProblem | null = null, way: Way = 'plain') =>
  `${inLanguage(language, PRELOGIN[way])}${problem ? `?problem=${problem}` : ''}`

/** Home, which says that the time is over. */
export const sessionOverIn = (language: Language) => `${homeIn(language)}?session=over`

const PARTY_PAGES = {
  plain: { fund: '/lpp', entity: '/3a' },
  guided: { fund: '/v2/wizard/2p', entity: '/v2/wizard/3p' },
} satisfies Record<Way, Record<PartyKind, string>>

export type PartyPage = { language: Language; kind: PartyKind; way: Way }
/** The page on which a fund or 3a provider was chosen; `lost`: it says that nobody knows of a sign-in there. */
export const partyPageAt = ({ language, kind, way }: PartyPage, problem: 'lost' | null = null) =>
  `${inLanguage(language, PARTY_PAGES[way][kind])}${problem ? `?signIn=${problem}` : ''}`

/** The one address to which all funds and 3a providers lead people back; it is registered with them. */
export const PARTY_CALLBACK = '/signin/party/callback'

/** A redirect after which the browser asks with GET, and which nobody keeps. */
export function seeOther(location: string, setCookies: string[] = [], more: Record<string, string> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', ...more })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
