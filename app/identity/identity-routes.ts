/**
 * Sign-in and logout: `GET /signin`, `GET /signin/callback`, `POST /logout`; and `GET /signin/party/callback`, where a
 * visitor comes back from a fund or 3a provider. They show nothing, they only lead on.
 */
import type { Connectors } from '~/connectors/connectors'
import { createWaiting, type Waiting } from '~/connectors/waiting'
import type { Dossier } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
import { readClaims } from './claims'
import type { Accepted, Cookies, Language } from './cookies'
import { createDiscovery, type Provider, waitInTurn } from './discovery'
import { createFlowStates } from './flow-state'
import { createLogout } from './logout'
import { newDossier } from './new-dossier'
import { OidcStrategy, type Start } from './oidc-strategy'
import { languageAskedFor, PARTY_CALLBACK, preloginIn, routerIn, seeOther, wayAskedFor } from './places'
import { credentialsOf } from './session-token'
import { SignInError } from './sign-in-error'
import type { SignInEvent } from './sign-in-event'

export type IdentityOptions = {
  vault: Vault
  connectors: Pick<Connectors, 'register'>
  cookies: Cookies
  publicOrigin: string
  issuer: string
  clientId: string
  clientSecret: string | null
  /** The issuer is the stand-in: it may speak plain http from any host. */
  allowHttp: boolean
  timeoutMs: number
  /** 64 hexadecimal digits. */
  pepper: string
  previousPeppers?: string[]
  /** Milliseconds since 1970. */
  now: () => number
  fetch?: typeof globalThis.fetch
  /** Who waits for outside parties; left out, nobody else does. */
  waiting?: Waiting
  /** Tells funds and 3a providers that what they granted to a dossier is needed no more. */
  endGrants: (dossier: Dossier) => void
  /** Answers who comes back from a fund or 3a provider. */
  finishPartySignIn: (request: Request) => Promise<Response>
  /** Told of each sign-in that did not work, for the log: fixed words only. */
  report?: (error: SignInError) => void
  /** Told of sign-ins and logouts, for the log: fixed words only. */
  tell?: (event: SignInEvent) => void
}

/** Answers null where the request is for somebody else. */
export type IdentityRoutes = (request: Request) => Promise<Response | null>

/** Where a sign-in was begun: to be answered in that language, on that way. */
type Begun = Pick<Accepted, 'language' | 'way'>

const SCOPES = ['openid', 'profile', 'email', 'navs']

export function createIdentityRoutes(options: IdentityOptions): IdentityRoutes {
  const { vault, cookies, fetch = globalThis.fetch, timeoutMs, waiting = createWaiting() } = options
  const discover = createDiscovery({ ...options, fetch, waiting })
  const states = createFlowStates([options.pepper, ...(options.previousPeppers ?? [])], options.now)

  const strategyOf = (provider: Provider, start: Start | null) =>
    new OidcStrategy(
      {
        provider,
        clientId: options.clientId,
        clientSecret: options.clientSecret,
        redirectUri: `${options.publicOrigin}/signin/callback`,
        scopes: SCOPES,
        cookie: cookies.flow.options,
        timeoutMs,
      },
      start,
    )

  async function begin(request: Request): Promise<Response> {
    const accepted = await cookies.signIn.read(request)
    const language = accepted?.language ?? (await languageOf(request))
    const { token } = cookies.session.tokenOf(credentialsOf(request))
    if (token && (await vault.open(token))) return seeOther(routerIn(language, accepted?.way))
    if (!accepted) return seeOther(preloginIn(language, 'cookies', wayAskedFor(request)))
    try {
      const start = {
        // `prompt`: the next person at a shared computer is asked who they are.
        parameters: { prompt: 'login', ui_locales: language },
        stateFrom: (random: string) => states.write(random, accepted),
      }
      const redirect = await thrownBy(strategyOf(await discover(), start).authenticate(request))
      const setCookies = [...cookies.flow.clearTooMany(request), ...redirect.headers.getSetCookie()]
      return seeOther(redirect.headers.get('location') ?? '', setCookies)
    } catch (error) {
      return failed(error, accepted)
    }
  }

  async function finish(request: Request): Promise<Response> {
    const state = new URL(request.url).searchParams.get('state') ?? ''
    const flow = states.read(state)
    const done = flow ? [...cookies.flow.clearFor(request, state), await cookies.signIn.clear()] : []
    try {
      if (!flow) throw new SignInError('wrongState', 'state not ours')
      if (flow.late) throw new SignInError('expired', 'state')
      const provider = await discover()
      const { issuer } = provider
      const { identified, claims } = await waitInTurn(waiting, issuer, async () => {
        const identified = await strategyOf(provider, null).authenticate(request)
        return { identified, claims: await readClaims(identified, { provider, fetch, timeoutMs }) }
      })
      const about = { issuer, idToken: identified.idToken, termsVersion: flow.termsVersion }
      const setCookies = await openSession(request, await newDossier(claims, about, options.connectors.register))
      return seeOther(routerIn(flow.language, flow.way), [...done, ...setCookies])
    } catch (error) {
      return failed(error, flow ?? { language: await languageOf(request), way: 'plain' }, done)
    }
  }

  /** Always under a new token; what an earlier session of this browser left ends with it. */
  async function openSession(request: Request, dossier: Parameters<Vault['create']>[0]) {
    const { token: former } = cookies.session.tokenOf(credentialsOf(request))
    const { token } = await vault.create(dossier)
    const before = former ? await vault.open(former) : null
    if (former) await vault.delete(former)
    if (before) options.endGrants(before.dossier)
    options.tell?.({ event: 'signed-in' })
    return cookies.session.write(token)
  }

  function failed(error: unknown, { language, way }: Begun, setCookies: string[] = []): Response {
    if (!(error instanceof SignInError)) throw error
    options.report?.(error)
    // Who does not answer has refused nobody.
    if (error.problem !== 'unavailable') options.tell?.({ event: 'sign-in-refused', reason: error.problem })
    return seeOther(preloginIn(language, error.problem, way), setCookies)
  }

  async function languageOf(request: Request): Promise<Language> {
    return (
      (await cookies.signIn.read(request))?.language ??
      languageAskedFor(request) ??
      (await cookies.localeOf(request)) ??
      'fr'
    )
  }

  const logout = createLogout({ ...options, discover })

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname === '/signin') return begin(request)
    if (request.method === 'GET' && pathname === '/signin/callback') return finish(request)
    if (request.method === 'GET' && pathname === PARTY_CALLBACK) return options.finishPartySignIn(request)
    if (request.method === 'POST' && pathname === '/logout') return logout(request)
    return null
  }
}

/** The strategy begins by throwing its redirect. */
async function thrownBy(authenticating: Promise<unknown>): Promise<Response> {
  const thrown = await authenticating.then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof Response) return thrown
  throw thrown ?? new Error('The strategy did not begin')
}
