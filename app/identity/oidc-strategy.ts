/**
 * The OAuth 2 strategy, made safe for OpenID Connect. It leaves four gaps, closed here: it knows no nonce, it checks no
 * ID token, it takes a callback without `state` for a new start, and it could be made to send the code challenge in the
 * clear. Also added: `iss` in the callback (RFC 9207), a time limit, and credentials encoded as RFC 6749 requires.
 */
import { CodeChallengeMethod, OAuth2RequestError, OAuth2Strategy, UnexpectedResponseError } from 'remix-auth-oauth2'
import type { Provider } from './discovery'
import { checkIdToken, type IdTokenPayload, nonceOf } from './id-token'
import { SignInError, type SignInProblem } from './sign-in-error'

/** What the provider vouches for. */
export type VerifiedIdentity = { payload: IdTokenPayload; idToken: string; accessToken: string }

export type OidcSettings = {
  provider: Provider
  clientId: string
  /** null: a public client. */
  clientSecret: string | null
  /** The former secret, for a provider that does not know the present one yet. */
  previousClientSecret?: string | undefined
  redirectUri: string
  scopes: string[]
  cookie: Exclude<OAuth2Strategy.ConstructorOptions['cookie'], string | undefined>
  timeoutMs: number
}

/** What the start of a sign-in adds: further parameters, and the state made from a random one. */
export type Start = { parameters: Record<string, string>; stateFrom: (random: string) => string }

type Tokens = OAuth2Strategy.VerifyOptions['tokens']

/** Carries the result from the check of the tokens to the strategy's `verify`, which gets only the tokens. */
const identified = new WeakMap<Tokens, VerifiedIdentity>()

async function verify({ tokens }: OAuth2Strategy.VerifyOptions): Promise<VerifiedIdentity> {
  const checked = identified.get(tokens)
  if (!checked) throw new SignInError('failed', 'unchecked tokens')
  return checked
}

/**
 * On the redirect URI it finishes the sign-in; on any other path it starts one, by throwing the redirect as a Response.
 * @throws {Response | SignInError}
 */
export class OidcStrategy extends OAuth2Strategy<VerifiedIdentity> {
  override name = 'oidc'

  constructor(
    private readonly settings: OidcSettings,
    private readonly start: Start | null,
  ) {
    const { provider, clientId, clientSecret } = settings
    super(
      {
        // RFC 6749, 2.3.1; the library would put them into the Basic header unencoded.
        clientId: clientSecret === null ? clientId : formEncoded(clientId),
        clientSecret: clientSecret === null ? null : formEncoded(clientSecret),
        authorizationEndpoint: provider.authorizationEndpoint,
        tokenEndpoint: provider.tokenEndpoint,
        redirectURI: settings.redirectUri,
        scopes: settings.scopes,
        cookie: settings.cookie,
        codeChallengeMethod: CodeChallengeMethod.S256,
      },
      verify,
    )
  }

  override async authenticate(request: Request): Promise<VerifiedIdentity> {
    const url = new URL(request.url)
    if (url.pathname !== new URL(this.settings.redirectUri).pathname) {
      // Without its query, since a `state` in the address of a start would turn it into a callback.
      return super.authenticate(new Request(`${url.origin}${url.pathname}`, { headers: request.headers }))
    }
    this.checkCallback(url.searchParams)
    try {
      return await super.authenticate(request)
    } catch (error) {
      throw asSignInError(error)
    }
  }

  private checkCallback(parameters: URLSearchParams) {
    const { issuer, namesItself } = this.settings.provider
    for (const name of ['state', 'iss', 'code', 'error'])
      if (parameters.getAll(name).length > 1) throw new SignInError('failed', 'doubled parameter')
    if (!parameters.get('state')) throw new SignInError('wrongState', 'no state')
    const iss = parameters.get('iss')
    if (iss === null ? namesItself : iss !== issuer) throw new SignInError('failed', 'issuer of the callback')
    if (!parameters.get('code') && !parameters.get('error')) throw new SignInError('failed', 'no code')
  }

  protected override createAuthorizationURL() {
    if (!this.start) throw new Error('This strategy was made to finish a sign-in, not to begin one')
    const { state: random, codeVerifier, url } = super.createAuthorizationURL()
    const state = this.start.stateFrom(random)
    const parameters = {
      ...this.start.parameters,
      client_id: this.settings.clientId,
      state,
      nonce: nonceOf(codeVerifier),
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return { state, codeVerifier, url }
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<Tokens> {
    const { previousClientSecret, ...settings } = this.settings
    try {
      return await this.exchange(code, codeVerifier)
    } catch (error) {
      const isUnknown = error instanceof OAuth2RequestError && error.code === 'invalid_client'
      if (!isUnknown || previousClientSecret === undefined) throw error
      return new OidcStrategy({ ...settings, clientSecret: previousClientSecret }, null).exchange(code, codeVerifier)
    }
  }

  private async exchange(code: string, codeVerifier: string): Promise<Tokens> {
    const { provider, clientId, timeoutMs } = this.settings
    const tokens = await inTime(super.validateAuthorizationCode(code, codeVerifier), timeoutMs)
    const idToken = tokens.idToken()
    const payload = await checkIdToken(idToken, { provider, clientId, nonce: nonceOf(codeVerifier) })
    identified.set(tokens, { payload, idToken, accessToken: tokens.accessToken() })
    return tokens
  }
}

const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

async function inTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInError('unavailable', 'token endpoint')), timeoutMs)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/** Error codes of RFC 6749, 4.1.2.1 and 5.2; all others are `failed`. */
const PROBLEMS: Record<string, SignInProblem> = {
  access_denied: 'refused',
  invalid_grant: 'expired',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

/** The class of the strategy's error says what is wrong: the state, the answer, or the connection. */
function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (error instanceof ReferenceError || error instanceof RangeError) return new SignInError('wrongState', 'state')
  if (error instanceof OAuth2RequestError) return new SignInError(PROBLEMS[error.code] ?? 'failed', 'said by provider')
  if (error instanceof UnexpectedResponseError)
    return new SignInError(error.status >= 500 ? 'unavailable' : 'failed', `token endpoint: ${error.status}`)
  if (error instanceof Error && error.cause !== undefined) return new SignInError('unavailable', 'token endpoint')
  return new SignInError('failed', 'token answer')
}
