/** Sign-in, logout, and the return from a fund or 3a provider. They show nothing and only redirect. */
import { Authenticator } from 'remix-auth'
import type { Connectors } from '~/connectors/connectors'
import { createWaiting, type Waiting } from '~/connectors/waiting'
import type { Dossier } from '~/dossier/shape/shape'
import { withTypedParts } from '~/dossier/shape/typed-parts'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import type { Vault } from '~/dossier/vault/vault'
import { detectLanguage } from '~/language/detection'
import type { Language } from '~/language/language'
import { type ClaimNames, readClaims } from './claims'
import type { Client } from './client-auth'
import type { Cookies, SignInConsent } from './cookies'
import { createDiscovery, isPushed, type Provider, waitInTurn } from './discovery'
import { createFlowStates } from './flow-state'
import { createLogout } from './logout'
import { newDossier } from './new-dossier'
import { OidcStrategy, type Start, type VerifiedIdentity } from './oidc-strategy'
import { preloginIn, routerIn, SIGN_IN_CALLBACK, seeOther, wayAskedFor } from './places'
import { DEFAULT_NAVS_CLAIM, DEFAULT_SCOPES } from './provider-defaults'
import { createSessions, type Sessions } from './sessions'
import { SignInError } from './sign-in-error'
import type { SignInEvent } from './sign-in-event'

export type SignInOptions = Client & {
  vault: Vault
  connectors: Pick<Connectors, 'register'>
  cookies: Cookies
  publicOrigin: string
  /** null: no identity service is set up. */
  issuer: string | null
  /** By default what the sandbox gives; `openid` among them. */
  scopes?: readonly string[] | undefined
  claimNames?: ClaimNames | undefined
  /** Levels of identity: they are asked for, and one of them must come back (`acr`). undefined: any. */
  acrValues?: readonly string[] | undefined
  /** The issuer is the sandbox's, so plain http from any host is allowed. */
  allowHttp: boolean
  timeoutMs: number
  /** 64 hexadecimal digits. */
  pepper: string
  previousPeppers?: string[]
  /** Milliseconds since 1970. */
  now: () => number
  fetch?: typeof globalThis.fetch
  /** Counts requests that wait for outside parties; by default only those of this room. */
  waiting?: Waiting
  /** Tells funds and 3a providers that a dossier's tokens are no longer needed. */
  endGrants: (dossier: Dossier) => void
  /** Answers visitors who come back from a fund or 3a provider. */
  finishPartySignIn: (request: Request) => Promise<Response>
  /** Called for each failed sign-in, for the log: fixed words only. */
  report?: (error: SignInError) => void
  /** Called for sign-ins and logouts, for the log: fixed words only. */
  tell?: (event: SignInEvent) => void
}

type Answer = (request: Request) => Promise<Response>

/** The answers of the routes of sign-in and logout. */
export type SignIn = {
  /** Sends the visitor to the identity service; to the page before the sign-in if they have not accepted the terms. */
  begin: Answer
  /** The visitor comes back from the identity service. */
  finish: Answer
  /** The visitor comes back from a fund or 3a provider. */
  finishAtParty: Answer
  logOut: Answer
}

/** Where a sign-in began: it is answered in that language and on that way. */
type SignInStart = Pick<SignInConsent, 'language' | 'way'>

const STRATEGY = 'oidc'

export function createSignIn(options: SignInOptions): SignIn {
  const { vault, cookies, acrValues, claimNames = { navs: DEFAULT_NAVS_CLAIM }, waiting = createWaiting() } = options
  const discover = createDiscovery({ ...options, waiting })
  const sessions = createSessions(vault, cookies.session)
  const states = createFlowStates([options.pepper, ...(options.previousPeppers ?? [])], options.now)
  const authenticate = createAuthenticate(options)
  const openSession = createOpenSession(options, sessions)
  const refuse = createRefuse(options)

  async function begin(request: Request): Promise<Response> {
    const accepted = await cookies.signIn.read(request)
    const language = accepted?.language ?? (await languageOf(request))
    if ((await sessions.find(request)).get('dossier')?.login) return seeOther(routerIn(language, accepted?.way))
    if (!accepted) return seeOther(preloginIn(language, 'cookies', wayAskedFor(request)))
    try {
      const start = {
        // `prompt`: the next person at a shared computer has to say who they are.
        parameters: { prompt: 'login', ui_locales: language, ...(acrValues && { acr_values: acrValues.join(' ') }) },
        stateFrom: (random: string) => states.write(random, accepted),
      }
      const provider = await discover()
      const redirecting = () => thrownBy(authenticate(request, provider, start))
      const redirect = isPushed(provider)
        ? await waitInTurn(waiting, provider.issuer, redirecting)
        : await redirecting()
      const setCookies = [...cookies.flow.clearTooMany(request), ...redirect.headers.getSetCookie()]
      return seeOther(redirect.headers.get('location') ?? '', setCookies)
    } catch (error) {
      return refuse(error, accepted)
    }
  }

  async function finish(request: Request): Promise<Response> {
    const state = new URL(request.url).searchParams.get('state') ?? ''
    const flow = states.read(state)
    const done = flow ? [...cookies.flow.clearFor(request, state), await cookies.signIn.clear()] : []
    try {
      if (!flow) throw new SignInError('wrongState', 'state not ours')
      if (flow.late) throw new SignInError('expired', 'state late')
      const provider = await discover()
      const { issuer } = provider
      const { identified, claims } = await waitInTurn(waiting, issuer, async () => {
        const identified = await authenticate(request, provider, null)
        return { identified, claims: await readClaims(identified, provider, claimNames) }
      })
      const about = { issuer, idToken: identified.idToken, termsVersion: flow.termsVersion }
      const dossier = await newDossier(claims, about, options.connectors.register)
      const setCookies = await openSession(request, dossier, flow)
      return seeOther(routerIn(flow.language, flow.way), [...done, ...setCookies])
    } catch (error) {
      return refuse(error, flow ?? { language: await languageOf(request), way: 'plain' }, done)
    }
  }

  const languageOf = async (request: Request): Promise<Language> =>
    (await cookies.signIn.read(request))?.language ?? detectLanguage(request)

  const logOut = createLogout({ ...options, sessions, discover })

  return { begin, finish, finishAtParty: options.finishPartySignIn, logOut }
}

/** The provider's metadata are loaded first, so that there is one strategy for each request. */
const createAuthenticate =
  ({ cookies, publicOrigin, clientId, scopes = DEFAULT_SCOPES, acrValues: levels }: SignInOptions) =>
  (request: Request, provider: Provider, start: Start | null): Promise<VerifiedIdentity> => {
    const redirectUri = `${publicOrigin}${SIGN_IN_CALLBACK}`
    const settings = { provider, clientId, redirectUri, scopes, levels, cookie: cookies.flow.options }
    const authenticator = new Authenticator<VerifiedIdentity>().use(new OidcStrategy(settings, start), STRATEGY)
    return authenticator.authenticate(STRATEGY, request)
  }

/**
 * Always under a new token; any earlier session of this browser ends. `keep`: figures typed without a sign-in move to
 * this session; nothing is taken over from somebody else's. @returns the cookies to set
 */
const createOpenSession =
  ({ cookies, endGrants, tell }: SignInOptions, sessions: Sessions) =>
  async (request: Request, dossier: Dossier, { keep }: Pick<SignInConsent, 'keep'>): Promise<string[]> => {
    const former = await sessions.find(request)
    const before = former.get('dossier')
    const typed = keep && before?.login === null ? before : null
    const setCookie = await sessions.begin(typed ? withTypedParts(dossier, typed) : dossier).catch((error) => {
      throw typed && error instanceof DossierTooLarge ? new SignInError('tooLarge', 'no room in the dossier') : error
    })
    await sessions.end(former)
    if (before) endGrants(before)
    tell?.({ event: 'signed-in' })
    return [setCookie, cookies.ended.write()]
  }

/** Back to the page before the sign-in, which says why. @throws any other error */
const createRefuse =
  ({ report, tell }: SignInOptions) =>
  (error: unknown, { language, way }: SignInStart, setCookies: string[] = []): Response => {
    if (!(error instanceof SignInError)) throw error
    report?.(error)
    // A provider that does not answer has refused nobody, and neither has a dossier without room.
    if (error.problem !== 'unavailable' && error.problem !== 'tooLarge')
      tell?.({ event: 'sign-in-refused', reason: error.problem })
    return seeOther(preloginIn(language, error.problem, way), setCookies)
  }

/** The strategy starts by throwing its redirect. */
async function thrownBy(authenticating: Promise<unknown>): Promise<Response> {
  const thrown = await authenticating.then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof Response) return thrown
  throw thrown ?? new Error('The strategy did not begin')
}
