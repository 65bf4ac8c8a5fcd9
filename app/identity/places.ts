/** The pages to which identity redirects. */
import type { PartyKind } from '~/dossier/shape/party-access'
import { GUIDED_PATHS, GUIDED_ROUTER, thenCheck, toChange, type Way } from '~/language/guided-path'
import { type Language, pathIn } from '~/language/language'
import type { SignInProblem } from './sign-in-error'

export const homeIn = (language: Language) => pathIn(language, '/')
/** The home page, which says that the visitor has logged out. */
export const loggedOutIn = (language: Language) => `${homeIn(language)}?bye=1`
/** Leads on to the first open step, on the visitor's way. */
export const routerIn = (language: Language, way: Way = 'plain') =>
  pathIn(language, way === 'guided' ? GUIDED_ROUTER : '/router')
/** Where the sign-in begins. It names the language, for visitors whose browser refuses cookies. */
export const signInIn = (language: Language, way: Way) =>
  `/signin?language=${language}${way === 'guided' ? '&way=guided' : ''}`
const PRELOGIN = { plain: '/prelogin', guided: GUIDED_PATHS.login } satisfies Record<Way, string>
export const preloginIn = (language: Language, problem: SignInProblem | null = null, way: Way = 'plain') =>
  `${pathIn(language, PRELOGIN[way])}${problem ? `?problem=${problem}` : ''}`

/** The home page, which says that the time is over. */
export const sessionOverIn = (language: Language) => `${homeIn(language)}?session=over`

const PARTY_PAGES = {
  plain: { fund: '/lpp', entity: '/3a' },
  guided: { fund: GUIDED_PATHS.lpp, entity: GUIDED_PATHS.pillar3a },
  /** From the check of the guided path, to change something it shows. */
  change: { fund: toChange('lpp'), entity: toChange('pillar3a') },
  /** Off the guided path, where the check comes next. */
  check: { fund: thenCheck('/lpp'), entity: thenCheck('/3a') },
} satisfies Record<string, Record<PartyKind, string>>

export type PartyWay = keyof typeof PARTY_PAGES
export const PARTY_WAYS = Object.keys(PARTY_PAGES) as PartyWay[]

export type PartyPage = { language: Language; kind: PartyKind; way: PartyWay }
/**
 * The page on which a fund or 3a provider was chosen; `lost`: it says that no sign-in is known; `full`: that there is
 * no room.
 */
export const partyPageAt = ({ language, kind, way }: PartyPage, problem: 'lost' | 'full' | null = null) =>
  withQuery(pathIn(language, PARTY_PAGES[way][kind]), problem && `signIn=${problem}`)

const withQuery = (path: string, more: string | null) =>
  more ? `${path}${path.includes('?') ? '&' : '?'}${more}` : path

/** The address to which the identity service sends people back; it is registered there. */
export const SIGN_IN_CALLBACK = '/signin/callback'

/** The one address to which all funds and 3a providers send people back; it is registered with them. */
export const PARTY_CALLBACK = '/signin/party/callback'

/** What the address of a request says; the plain way: nothing. */
export const wayAskedFor = (request: Request): Way =>
  new URL(request.url).searchParams.get('way') === 'guided' ? 'guided' : 'plain'

/** A redirect that the browser follows with GET and that nothing caches. */
export function seeOther(location: string, setCookies: string[] = [], more: Record<string, string> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', ...more })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
