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
/** Where the sign-in begins. The language, so that a visitor whose browser takes no cookie is answered in it. */
export const signInIn = (language: Language, way: Way) =>
  `/signin?language=${language}${way === 'guided' ? '&way=guided' : ''}`
const PRELOGIN = { plain: '/prelogin', guided: '/v2/wizard/login' } satisfies Record<Way, string>
export const preloginIn = (language: Language, problem: SignInProblem | null = null, way: Way = 'plain') =>
  `${inLanguage(language, PRELOGIN[way])}${problem ? `?problem=${problem}` : ''}`

/** Home, which says that the time is over. */
export const sessionOverIn = (language: Language) => `${homeIn(language)}?session=over`

const PARTY_PAGES = {
  plain: { fund: '/lpp', entity: '/3a' },
  guided: { fund: '/v2/wizard/2p', entity: '/v2/wizard/3p' },
  /** From the check of the guided path, to change something that stands there. */
  change: { fund: '/v2/wizard/2p?then=check', entity: '/v2/wizard/3p?then=check' },
} satisfies Record<string, Record<PartyKind, string>>

export type PartyWay = keyof typeof PARTY_PAGES
export const PARTY_WAYS = Object.keys(PARTY_PAGES) as PartyWay[]

export type PartyPage = { language: Language; kind: PartyKind; way: PartyWay }
/** The page on which a fund or 3a provider was chosen; `lost`: it says that nobody knows of a sign-in there. */
export const partyPageAt = ({ language, kind, way }: PartyPage, problem: 'lost' | null = null) =>
  withQuery(inLanguage(language, PARTY_PAGES[way][kind]), problem && `signIn=${problem}`)

const withQuery = (path: string, more: string | null) =>
  more ? `${path}${path.includes('?') ? '&' : '?'}${more}` : path

/** The one address to which all funds and 3a providers lead people back; it is registered with them. */
export const PARTY_CALLBACK = '/signin/party/callback'

/** What the address of a request says of it; null, or the plain way: nothing. */
export function languageAskedFor(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get('language')
  return asked === 'fr' || asked === 'de' ? asked : null
}
export const wayAskedFor = (request: Request): Way =>
  new URL(request.url).searchParams.get('way') === 'guided' ? 'guided' : 'plain'

/** A redirect after which the browser asks with GET, and which nobody keeps. */
export function seeOther(location: string, setCookies: string[] = [], more: Record<string, string> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', ...more })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
