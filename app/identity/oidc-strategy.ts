/**
 * The OAuth 2 strategy with openid-client in it. The strategy begins, keeps state and code verifier in its cookie, and finds
 * them again; the library pushes the request, exchanges the code and checks the tokens. Gaps of the strategy closed here: it
 * knows no nonce, it takes a callback without `state` for a new start, and it answers a callback before its issuer is known.
 */
import { authorizationCodeGrant, buildAuthorizationUrlWithPAR, type Configuration, type IDToken } from 'openid-client'
import { CodeChallengeMethod, OAuth2RequestError, OAuth2Strategy } from 'remix-auth-oauth2'
import { isPushed, type Provider } from './discovery'
import { checkIdToken, nonceOf } from './id-token'
import { asSignInError, isUnknownClient, saidByProvider } from './provider-answer'
import { SignInError } from './sign-in-error'

/** Characters of an address with a pushed request, whose name providers keep below 100: a proxy in front reads but 4 kB of headers. */
const MOST_OF_ADDRESS = 2_000

/** What the provider vouches for. */
export type VerifiedIdentity = { payload: IDToken; idToken: string; accessToken: string }

type OidcSettings = {
  provider: Provider
  clientId: string
  redirectUri: string
  scopes: readonly string[]
  /** The levels of identity of which one must come back; undefined: any. */
  levels?: readonly string[] | undefined
  cookie: Exclude<OAuth2Strategy.ConstructorOptions['cookie'], string | undefined>
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
 * For one request. On the redirect URI it finishes the sign-in; on any other path it starts one, by throwing the redirect as
 * a Response.
 * @throws {Response | SignInError}
 */
export class OidcStrategy extends OAuth2Strategy<VerifiedIdentity> {
  override name = 'oidc'
  private callback = new URLSearchParams()

  constructor(
    private readonly settings: OidcSettings,
    private readonly start: Start | null,
  ) {
    const { clientId, redirectUri, provider, scopes, cookie } = settings
    super(
      {
        clientId,
        // openid-client authenticates the product.
        clientSecret: null,
        authorizationEndpoint: provider.metadata.authorization_endpoint,
        tokenEndpoint: provider.metadata.token_endpoint,
        redirectURI: redirectUri,
        scopes: [...scopes],
        cookie,
        codeChallengeMethod: CodeChallengeMethod.S256,
      },
      verify,
    )
  }

  override async authenticate(request: Request): Promise<VerifiedIdentity> {
    const url = new URL(request.url)
    if (url.pathname !== new URL(this.settings.redirectUri).pathname) return this.begin(url, request.headers)
    this.callback = url.searchParams
    this.checkCallback()
    try {
      return await super.authenticate(request)
    } catch (error) {
      throw ofCallback(error)
    }
  }

  private async begin({ origin, pathname }: URL, headers: Headers): Promise<never> {
    // Without its query, since a `state` in the address of a start would turn it into a callback.
    const begun = super.authenticate(new Request(`${origin}${pathname}`, { headers }))
    const redirect: unknown = await begun.catch((thrown: unknown) => thrown)
    if (isPushed(this.settings.provider) && redirect instanceof Response) await this.push(redirect)
    throw redirect
  }

  /** The parameters go to the provider itself, and through the browser only the name that it gives them (RFC 9126). */
  private async push({ headers }: Response) {
    const { searchParams } = new URL(headers.get('location') ?? '')
    // The library begins with the address of the endpoint, which may have parameters of its own.
    const { metadata } = this.settings.provider
    for (const name of new URL(metadata.authorization_endpoint).searchParams.keys()) searchParams.delete(name)
    const url = await this.asClient((config) => buildAuthorizationUrlWithPAR(config, searchParams)).catch(
      (error: unknown) => {
        throw asSignInError(error, 'pushed request')
      },
    )
    if (url.href.length > MOST_OF_ADDRESS) throw new SignInError('failed', 'pushed request: unreadable')
    headers.set('location', url.href)
  }

  /** The library checks these too; here each has its own word, and is checked before anything else of the callback. */
  private checkCallback() {
    const { issuer, metadata } = this.settings.provider
    const { callback } = this
    for (const name of ['state', 'iss', 'code', 'error'])
      if (callback.getAll(name).length > 1) throw new SignInError('failed', 'callback: doubled parameter')
    if (!callback.get('state')) throw new SignInError('wrongState', 'callback: no state')
    const iss = callback.get('iss')
    if (iss === null ? metadata.authorization_response_iss_parameter_supported : iss !== issuer)
      throw new SignInError('failed', 'callback: issuer')
    if (!callback.get('code') && !callback.get('error')) throw new SignInError('failed', 'callback: no code')
  }

  protected override createAuthorizationURL() {
    if (!this.start) throw new Error('This strategy was made to finish a sign-in, not to begin one')
    const { state: random, codeVerifier, url } = super.createAuthorizationURL()
    const state = this.start.stateFrom(random)
    const parameters = { ...this.start.parameters, state, nonce: nonceOf(codeVerifier) }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return { state, codeVerifier, url }
  }

  protected override async validateAuthorizationCode(_: string, codeVerifier: string): Promise<Tokens> {
    const { clientId, redirectUri, levels } = this.settings
    const callback = new URL(redirectUri)
    callback.search = this.callback.toString()
    const checks = {
      pkceCodeVerifier: codeVerifier,
      // The strategy has found it in the cookie.
      expectedState: this.callback.get('state') ?? '',
      expectedNonce: nonceOf(codeVerifier),
    }
    const answer = await this.asClient((config) => authorizationCodeGrant(config, callback, { ...checks })).catch(
      (error: unknown) => {
        throw asSignInError(error, 'token endpoint')
      },
    )
    const { id_token: idToken, access_token: accessToken } = answer
    const payload = answer.claims()
    if (!idToken || !payload) throw new SignInError('failed', 'token endpoint: unreadable')
    checkIdToken(payload, clientId, levels)
    // Only handed on to `verify`.
    const tokens = { data: answer } as Tokens
    identified.set(tokens, { payload, idToken, accessToken })
    return tokens
  }

  /** With our present credentials, and with those of before where the provider does not know the present ones. */
  private asClient<Answer>(ask: (config: Configuration) => Promise<Answer>): Promise<Answer> {
    const { config, previous } = this.settings.provider
    return ask(config).catch((error: unknown) => {
      if (!previous || !isUnknownClient(error)) throw error
      return ask(previous)
    })
  }
}

/** The class of the strategy's error says what is wrong: the state, or what the provider answers instead of a code. */
function ofCallback(error: unknown): unknown {
  if (error instanceof ReferenceError || error instanceof RangeError) return new SignInError('wrongState', 'state')
  return error instanceof OAuth2RequestError ? saidByProvider('callback', error.code) : error
}
