/** The product's authorization request to a party (RFC 6749, section 4.1.1; PKCE with S256 is required). */
import { z } from 'zod'
import { type Scope, scopesIn } from './scopes'

/** The client that a party knows, and its redirect addresses, compared character by character. */
export type Registration = { clientId: string; redirectUris: string[] }

export type AuthorizationRequest = {
  redirectUri: string
  state: string | null
  scopes: Scope[]
  /** S256 of the verifier, base64url. */
  challenge: string
  uiLocales: string | null
}

export type ReadRequest =
  | { request: AuthorizationRequest }
  /** Redirected back to the product with an error. */
  | { redirectUri: string; state: string | null; error: string }
  /** Not redirected at all: the client or the return address is not certain. */
  | { error: string }

const Target = z.object({ client_id: z.string(), redirect_uri: z.string() })
const State = z.object({ state: z.string().max(1000).optional() })
const AuthorizationQuery = z.object({
  response_type: z.string(),
  response_mode: z.literal('query').optional(),
  scope: z.string().default(''),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  ui_locales: z.string().max(100).optional(),
})

/** A parameter that appears twice is a list in `query`, and refused. */
export function readAuthorizationRequest(query: unknown, { clientId, redirectUris }: Registration): ReadRequest {
  const target = Target.safeParse(query)
  if (!target.success) return { error: 'invalid_request' }
  if (target.data.client_id !== clientId) return { error: 'invalid_client' }
  const redirectUri = redirectUris.find((registered) => registered === target.data.redirect_uri)
  if (redirectUri === undefined) return { error: 'invalid_redirect_uri' }

  const given = State.safeParse(query)
  const state = given.data?.state ?? null
  const refuse = (error: string) => ({ redirectUri, state, error })
  const asked = AuthorizationQuery.safeParse(query)
  if (!given.success || !asked.success) return refuse('invalid_request')
  if (asked.data.response_type !== 'code') return refuse('unsupported_response_type')
  const scopes = scopesIn(asked.data.scope)
  if (!scopes) return refuse('invalid_scope')
  const { code_challenge: challenge, ui_locales: uiLocales = null } = asked.data
  return { request: { redirectUri, state, scopes, challenge, uiLocales } }
}
