/** What an OpenID provider says of itself (OpenID Connect Discovery 1.0), asked at the first sign-in. */
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { readBounded } from '~/connectors/read-bounded'
import { isSafeAddress } from '~/connectors/safe-address'
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
  issuer: string
  /** Takes plain http from any host, for the stand-in; without it only from this machine. */
  allowHttp: boolean
  timeoutMs: number
  fetch?: typeof globalThis.fetch
  /** Milliseconds that only go up. */
  elapsed?: () => number
}

const KEPT_MS = 10 * 60_000

/**
 * The provider, kept for ten minutes; a failure is not kept.
 * @throws {SignInError} `unavailable` where it does not answer, `failed` where the answer cannot be trusted.
 */
export function createDiscovery(options: DiscoveryOptions): () => Promise<Provider> {
  const elapsed = options.elapsed ?? (() => performance.now())
  let kept: { provider: Promise<Provider>; at: number } | null = null

  return () => {
    if (kept && elapsed() - kept.at < KEPT_MS) return kept.provider
    const asked = { provider: discover(options), at: elapsed() }
    kept = asked
    asked.provider.catch(() => {
      if (kept === asked) kept = null
    })
    return asked.provider
  }
}

async function discover({ issuer, allowHttp, timeoutMs, fetch = globalThis.fetch }: DiscoveryOptions) {
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
