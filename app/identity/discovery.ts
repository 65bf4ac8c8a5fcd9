/** The metadata of an OpenID provider (OpenID Connect Discovery 1.0), read at the first sign-in. */
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import { keptFor } from '~/connectors/kept-for'
import { readBounded } from '~/connectors/read-bounded'
import { isSafeAddress } from '~/connectors/safe-address'
import { createWaiting, type Waiting } from '~/connectors/waiting'
import { SignInError } from './sign-in-error'

export type Provider = {
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | null
  endSessionEndpoint: string | null
  /** Whether it names itself in each callback (RFC 9207). */
  namesItself: boolean
  keys: JWTVerifyGetKey
}

export type DiscoveryOptions = {
  /** null: none is set up. */
  issuer: string | null
  /** Accepts plain http from any host, for the sandbox; otherwise only from this machine. */
  allowHttp: boolean
  timeoutMs: number
  fetch?: typeof globalThis.fetch
  /** Monotonic milliseconds. */
  elapsed?: () => number
  /** Counts requests that wait for outside parties; by default only those of this module. */
  waiting?: Waiting
}

const KEPT_MS = 10 * 60_000

/**
 * The provider, kept for ten minutes; a failure is not kept. Callers that need it in the meantime wait for the same
 * answer.
 * @throws {SignInError} `unavailable` if it does not answer, `failed` if the answer cannot be trusted.
 */
export function createDiscovery(options: DiscoveryOptions): () => Promise<Provider> {
  const { issuer, elapsed = () => performance.now(), waiting = createWaiting() } = options
  if (issuer === null) return () => Promise.reject(new SignInError('unavailable', 'no identity service is set up'))
  const kept = keptFor({ milliseconds: KEPT_MS, now: elapsed, load: () => discover({ ...options, issuer }) })
  return async () => kept.fresh() ?? waitInTurn(waiting, issuer, kept.renew)
}

/**
 * Waits for the provider if there is a place for one more.
 * @throws {SignInError} `unavailable` at once if there is none
 */
export const waitInTurn = <Answer>(waiting: Waiting, issuer: string, answer: () => Promise<Answer>): Promise<Answer> =>
  waiting.wait({ kind: 'identity', api: issuer }, answer).catch((error: unknown) => {
    throw error instanceof PartyError ? new SignInError('unavailable', 'too many wait') : error
  })

/** Settings of a configured identity service. */
type SetUp = Omit<DiscoveryOptions, 'issuer'> & { issuer: string }

async function discover({ issuer, allowHttp, timeoutMs, fetch = globalThis.fetch }: SetUp) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const parsed = documentShape(issuer, allowHttp).safeParse(await getJson(address, readBounded(fetch), timeoutMs))
  if (!parsed.success) throw new SignInError('failed', 'discovery')
  const document = parsed.data
  return {
    issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    userinfoEndpoint: document.userinfo_endpoint ?? null,
    endSessionEndpoint: document.end_session_endpoint ?? null,
    namesItself: document.authorization_response_iss_parameter_supported,
    keys: createRemoteJWKSet(new URL(document.jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: readBounded(fetch),
    }),
  }
}

function documentShape(issuer: string, allowHttp: boolean) {
  const address = z.url().refine((text) => isSafeAddress(text, allowHttp))
  return z
    .object({
      issuer: z.literal(issuer),
      authorization_endpoint: address,
      token_endpoint: address,
      jwks_uri: address,
      userinfo_endpoint: address.optional(),
      end_session_endpoint: address.optional(),
      authorization_response_iss_parameter_supported: z.boolean().default(false),
    })
    .refine(() => isSafeAddress(issuer, allowHttp))
}

async function getJson(address: string, fetch: typeof globalThis.fetch, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response?.ok) throw new SignInError('unavailable', 'discovery')
  return response.json().catch(() => null)
}
