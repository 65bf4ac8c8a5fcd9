/** An OpenID provider on a separate port that can be told to misbehave. Everybody who comes is signed in at once. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { JWTPayload } from 'jose'
import { NAVS } from '../lives/dossiers'
import { CLIENT_ID, type ClientProof, isClient } from './fake-client-check'
import { createFakeSigner, type Signature } from './fake-signer'

export { CLIENT_ID, CLIENT_SECRET } from './fake-client-check'

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
  /** Of the ID token; by default RS256. */
  signature?: Signature
  /** How the product must show that it is the product; by default by its secret in a header. */
  client?: ClientProof
  /** Takes the parameters of a sign-in itself, and calls them `name`; `error`: refuses them. */
  pushed?: { error?: string; name?: string }
  codesAreExpired?: boolean
  /** The status with which an endpoint answers every request; 0: it hangs up, -1: it never answers. */
  status?: Partial<Record<'discovery' | 'jwks' | 'token' | 'userinfo' | 'par', number>>
  /** Overrides in the token endpoint's answer; undefined removes a field. */
  tokenAnswer?: Record<string, unknown>
  userinfo?: Record<string, unknown>
  /** Signs userinfo; by default it does not. */
  userinfoSignature?: Signature
  /** This endpoint sends on to another address, which would answer. */
  leadsOn?: string
  /** This endpoint adds so many bytes to its answer. */
  large?: { endpoint: string; bytes: number }
}

type Grant = { challenge: string; nonce: string | null; used: boolean }

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

export async function startFakeProvider() {
  const signer = await createFakeSigner()
  const pushes = new Map<string, URLSearchParams>()
  const grants = new Map<string, Grant>()
  const seen = {
    discoveries: 0,
    /** As they come through the browser. */
    authorizations: [] as URLSearchParams[],
    pushes: [] as URLSearchParams[],
    tokenRequests: [] as URLSearchParams[],
  }
  const state = { plan: {} as Misbehaviour }

  // Kept connections stay: a process that is busy would otherwise ask over one that has just ended.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
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
    if (state.plan.leadsOn === endpoint && url.search === '')
      return void response.writeHead(307, { location: `${url.href}?on=1` }).end()
    const answered = await answers[endpoint]?.(request)
    const { large } = state.plan
    const json = large?.endpoint === endpoint ? { ...answered, padding: 'x'.repeat(large.bytes) } : answered
    if (endpoint === 'userinfo' && json && state.plan.userinfoSignature)
      return void response
        .writeHead(200, { 'content-type': 'application/jwt' })
        .end(await signer.sign({ iss: issuer, aud: CLIENT_ID, ...json }, state.plan.userinfoSignature))
    const good = endpoint === 'par' ? 201 : 200
    response.writeHead(json ? (json.error ? 400 : good) : 404, { 'content-type': 'application/json' })
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
        ...(state.plan.pushed && { pushed_authorization_request_endpoint: `${issuer}/par` }),
        ...state.plan.document,
      }
    },
    jwks: async () => ({ keys: signer.publicKeys }),
    token: async (request) => {
      const body = new URLSearchParams(await text(request))
      seen.tokenRequests.push(body)
      return grantTokens(body, request.headers.authorization ?? '')
    },
    par: async (request) => {
      const body = new URLSearchParams(await text(request))
      seen.pushes.push(body)
      if (!(await knows(body, request.headers.authorization ?? ''))) return { error: 'invalid_client' }
      if (state.plan.pushed?.error) return { error: state.plan.pushed.error }
      const name = state.plan.pushed?.name ?? `urn:pushed:${seen.pushes.length}`
      pushes.set(name, body)
      return { request_uri: name, expires_in: 60 }
    },
    userinfo: async (request) =>
      request.headers.authorization === 'Bearer access' ? { sub: 'person-1', ...state.plan.userinfo } : { error: 'no' },
  }

  const knows = (body: URLSearchParams, authorization: string) =>
    isClient(state.plan.client ?? { by: 'client_secret_basic' }, { body, authorization, issuer })

  function authorize(sent: URLSearchParams, response: ServerResponse) {
    seen.authorizations.push(sent)
    const query = pushes.get(sent.get('request_uri') ?? '') ?? sent
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
    if (!(await knows(body, authorization))) return { error: 'invalid_client' }
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
    return signer.sign(JSON.parse(JSON.stringify(claims)), state.plan.signature ?? 'RS256')
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
