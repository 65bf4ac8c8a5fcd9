/**
 * An OpenID provider as strict as those of offices are: oidc-provider on loopback, which takes pushed requests alone, wants
 * PKCE, and a key or a secret in the body; which signs its ID tokens and userinfo by other algorithms than RS256; whose
 * levels of identity must be asked for; which gives the AVS number as 13 digits under a name of its own, the two parts of a
 * name and no e-mail. Everybody who comes is signed in at once. It can be told to lie, and signs its lies like its truths.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import Provider, { type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { createIdentityStore } from '~/sandbox/identity/store'

/** As AGOV names its levels: whoever says who they are, and whoever was verified, with their AVS number. */
export const LEVELS = {
  declared: 'urn:qa.agov.ch:names:tc:ac:classes:100',
  verified: 'urn:qa.agov.ch:names:tc:ac:classes:400',
}

export const CLIENT_ID = 'office-estimator'
export const CLIENT_SECRET = 'a secret: 100% of & an office +/='

/** Who signs in. */
export const PERSON = { sub: 'person-4711', given_name: 'Anna', family_name: 'Essai', ahvn13: '7560000000019' }

export const SCOPES = ['openid', 'profile', 'ahv']

type SigningAlg = 'RS512' | 'ES384'

type Strictness = {
  clientAuth: 'private_key_jwt' | 'client_secret_post'
  idTokenAlg: SigningAlg
  userinfoAlg: SigningAlg
}

/** A provider that knows the product by a key. */
export const BY_KEY = {
  clientAuth: 'private_key_jwt',
  idTokenAlg: 'RS512',
  userinfoAlg: 'ES384',
} as const satisfies Strictness
/** What an operator sets for it, beside its issuer and the file of the key. */
export const SETTINGS_BY_KEY = {
  IDENTITY_CLIENT_ID: CLIENT_ID,
  IDENTITY_CLIENT_AUTH: BY_KEY.clientAuth,
  IDENTITY_SCOPES: SCOPES.join(' '),
  IDENTITY_CLAIM_NAVS: 'ahvn13',
  IDENTITY_ACR_VALUES: LEVELS.verified,
}

/** Of what is signed: the claims, changed; then signed by its own key, by somebody else's under the same name, or not at all. */
type Lie = { claims?: (truth: JWTPayload) => JWTPayload; signature?: 'own' | 'foreign' | 'none' }
export type Lies = {
  idToken?: Lie
  userinfo?: Lie
  /** What stands in the discovery document instead. */
  discovery?: Record<string, unknown>
}

export type StrictProvider = Awaited<ReturnType<typeof startStrictProvider>>

/** `clientKey`: by which the product shows itself; left out, a new one. */
type Options = Strictness & { productOrigin: string; port?: number; clientKey?: KeyObject }

/** Close it when done. */
export async function startStrictProvider(options: Options) {
  const state = { lies: {} as Lies }
  const seen = { pushed: [] as URLSearchParams[], authorizations: [] as URLSearchParams[] }
  const keys = { RS512: rsaKey(), ES384: ecKey('P-384') }
  const foreign = { RS512: rsaKey(), ES384: ecKey('P-384') }
  const { clientKey = newClientKey() } = options

  // Kept connections stay: a process that is busy would otherwise ask over one that has just ended.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const signingKeys = Object.entries(keys).map(([alg, key]) => ({ ...jwkOf(key), alg, use: 'sig', kid: alg }))
  const provider = new Provider(issuer, configurationOf(clientOf(options, clientKey), signingKeys))
  provider.silent = true
  provider.use(async (context, next) => {
    await next()
    await lie(context as KoaContextWithOIDC)
  })
  const callback = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', issuer)
    if (url.pathname === '/auth') seen.authorizations.push(url.searchParams)
    return url.pathname.startsWith('/interaction/') ? signInAtOnce(request, response) : callback(request, response)
  }

  /** With the higher level only where it was asked for. */
  async function signInAtOnce(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response)
    const asked = String(params.acr_values ?? '').split(' ')
    const acr = asked.includes(LEVELS.verified) ? LEVELS.verified : LEVELS.declared
    const grant = new provider.Grant({ accountId: PERSON.sub, clientId: CLIENT_ID })
    grant.addOIDCScope(String(params.scope))
    const result = { login: { accountId: PERSON.sub, acr, remember: false }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result)
  }

  /** What it says last, as the client would get it. */
  async function lie(context: KoaContextWithOIDC) {
    const { idToken, userinfo, discovery } = state.lies
    const body = context.body as Record<string, unknown>
    if (context.path === '/request') seen.pushed.push(new URLSearchParams(context.oidc?.body as Record<string, string>))
    if (discovery && context.path === '/.well-known/openid-configuration') context.body = { ...body, ...discovery }
    if (idToken && context.path === '/token' && body?.id_token)
      context.body = { ...body, id_token: await signed(String(body.id_token), idToken, options.idTokenAlg) }
    if (userinfo && context.path === '/me')
      context.body = await signed(String(context.body), userinfo, options.userinfoAlg)
  }

  async function signed(truth: string, { claims = (same) => same, signature = 'own' }: Lie, alg: SigningAlg) {
    const payload = JSON.parse(JSON.stringify(claims(decodeJwt(truth)))) as JWTPayload
    if (signature === 'none') return new UnsecuredJWT(payload).encode()
    const key = { own: keys, foreign }[signature][alg]
    return new SignJWT(payload).setProtectedHeader({ alg, kid: alg, typ: 'JWT' }).sign(key)
  }

  return {
    issuer,
    seen,
    /** The private key by which the product shows itself, as PEM. */
    clientKey: pemOf(clientKey),
    /** Until it is told otherwise; nothing: the truth. */
    tell: (lies: Lies) => {
      state.lies = lies
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const ecKey = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey
export const newClientKey = () => ecKey('P-256')
export const pemOf = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }))
const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' })

function clientOf({ clientAuth, idTokenAlg, userinfoAlg, productOrigin }: Options, key: KeyObject): ClientMetadata {
  const { d: _, ...publicKey } = jwkOf(key)
  return {
    client_id: CLIENT_ID,
    token_endpoint_auth_method: clientAuth,
    ...(clientAuth === 'private_key_jwt'
      ? { jwks: { keys: [{ ...publicKey, use: 'sig' }] } as ClientMetadata['jwks'] }
      : { client_secret: CLIENT_SECRET }),
    redirect_uris: [`${productOrigin}/signin/callback`],
    post_logout_redirect_uris: [`${productOrigin}/?bye=1`, `${productOrigin}/de?bye=1`],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: idTokenAlg,
    userinfo_signed_response_alg: userinfoAlg,
    require_pushed_authorization_requests: true,
  }
}

function configurationOf(client: ClientMetadata, keys: object[]): Configuration {
  return {
    adapter: createIdentityStore(Date.now),
    clients: [client],
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { acr: null, openid: ['sub'], profile: ['given_name', 'family_name'], ahv: ['ahvn13'] },
    acrValues: Object.values(LEVELS),
    conformIdTokenClaims: true,
    clientAuthMethods: ['private_key_jwt', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: ['RS512', 'ES384'], userinfoSigningAlgValues: ['RS512', 'ES384'] },
    findAccount: (_, accountId) => ({ accountId, claims: () => PERSON }),
    cookies: { keys: ['only of a test'] },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      jwtUserinfo: { enabled: true },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button>`
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  }
}
