/** An OpenID provider on a separate port that can be told to misbehave. Everybody who comes is signed in at once. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { NAVS } from '../lives/dossiers'

export const CLIENT_ID = 'estimator & co'
export const CLIENT_SECRET = 'a secret: 100% +/=&'

/** What can go wrong. Leave out everything for a well-behaved provider. */
export type Misbehaviour = {
  /** Overrides in the discovery document. */
  document?: Record<string, unknown>
  /** Replaces the code. */
  authorizationError?: string
  /** Overrides of the callback's parameters; undefined removes one. */
  callback?: Record<string, string | undefined>
  /** Overrides of the ID token's claims; undefined removes one. */
  claims?: Record<string, unknown>
  /** `foreign key`: signed by somebody else under the same key id. */
  signature?: 'none' | 'HS256' | 'foreign key'
  codesAreExpired?: boolean
  /** The status with which an endpoint answers every request; 0: it hangs up, -1: it never answers. */
  status?: Partial<Record<'discovery' | 'jwks' | 'token' | 'userinfo', number>>
  /** Overrides in the token endpoint's answer; undefined removes a field. */
  tokenAnswer?: Record<string, unknown>
  userinfo?: Record<string, unknown>
}

type Grant = { challenge: string; nonce: string | null; used: boolean }

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

export async function startFakeProvider() {
  const keys = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key', use: 'sig', alg: 'RS256' }
  const grants = new Map<string, Grant>()
  const seen = { discoveries: 0, authorizations: [] as URLSearchParams[], tokenRequests: [] as URLSearchParams[] }
  const state = { plan: {} as Misbehaviour }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/identity`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', issuer)
    const name = url.pathname.split('/').at(-1) ?? ''
    const endpoint = { 'openid-configuration': 'discovery' }[name] ?? name
    const status = state.plan.status?.[endpoint as 'token']
    if (status === 0) return void request.socket.destroy()
    if (status === -1) return
    if (status) return void response.writeHead(status).end('{}')
    if (endpoint === 'authorize') return authorize(url.searchParams, response)
    const json = await answers[endpoint]?.(request)
    response.writeHead(json ? (json.error ? 400 : 200) : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json ?? {}))
  }

  const answers: Record<string, (request: IncomingMessage) => Promise<Record<string, unknown>>> = {
    discovery: async () => {
      seen.discoveries++
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/userinfo`,
        end_session_endpoint: `${issuer}/end`,
        authorization_response_iss_parameter_supported: true,
        code_challenge_methods_supported: ['S256'],
        ...state.plan.document,
      }
    },
    jwks: async () => ({ keys: [jwk] }),
    token: async (request) => {
      const body = new URLSearchParams(await text(request))
      seen.tokenRequests.push(body)
      return grantTokens(body, request.headers.authorization ?? '')
    },
    userinfo: async (request) =>
      request.headers.authorization === 'Bearer access' ? { sub: 'person-1', ...state.plan.userinfo } : { error: 'no' },
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    seen.authorizations.push(query)
    const code = `code-${grants.size + 1}`
    grants.set(code, { challenge: query.get('code_challenge') ?? '', nonce: query.get('nonce'), used: false })
    const { authorizationError, callback } = state.plan
    const outcome = authorizationError ? { error: authorizationError, error_description: 'words' } : { code }
    const back = new URL(query.get('redirect_uri') ?? '')
    const parameters = { ...outcome, state: query.get('state') ?? '', iss: issuer, ...callback }
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) back.searchParams.set(name, value)
    response.writeHead(303, { location: back.href }).end()
  }

  async function grantTokens(body: URLSearchParams, authorization: string): Promise<Record<string, unknown>> {
    const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64')
      .toString()
      .split(':')
      .map(formDecoded)
    if (id !== CLIENT_ID || secret !== CLIENT_SECRET) return { error: 'invalid_client' }
    const grant = grants.get(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.used || grant.challenge !== challenge || state.plan.codesAreExpired)
      return { error: 'invalid_grant' }
    grant.used = true
    return {
      access_token: 'access',
      token_type: 'Bearer',
      id_token: await idToken(grant.nonce),
      ...state.plan.tokenAnswer,
    }
  }

  async function idToken(nonce: string | null): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims: JWTPayload = {
      iss: issuer,
      aud: CLIENT_ID,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      nonce,
      name: 'Anna Essai',
      email: 'anna@exemple.ch',
      navs: NAVS,
      ...state.plan.claims,
    }
    const payload: JWTPayload = JSON.parse(JSON.stringify(claims))
    const { signature } = state.plan
    if (signature === 'none') return new UnsecuredJWT(payload).encode()
    if (signature === 'HS256')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: 'key' })
        .sign(Buffer.from(CLIENT_SECRET.padEnd(32)))
    const key = signature === 'foreign key' ? foreign.privateKey : keys.privateKey
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(key)
  }

  return {
    issuer,
    seen,
    misbehave: (plan: Misbehaviour) => {
      state.plan = plan
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const formDecoded = (text: string) => new URLSearchParams(`t=${text}`).get('t') ?? ''
