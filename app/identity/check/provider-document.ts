/** The fields of a discovery document that the check looks at (OpenID Connect Discovery 1.0, RFC 8414, 9126, 9207). */
import { z } from 'zod'

/** A field of another kind counts as left out. */
const text = z.string().optional().catch(undefined)
const list = z.array(z.string()).max(1000).optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)

const Document = z.object({
  issuer: text,
  authorization_endpoint: text,
  token_endpoint: text,
  jwks_uri: text,
  userinfo_endpoint: text,
  end_session_endpoint: text,
  pushed_authorization_request_endpoint: text,
  require_pushed_authorization_requests: flag,
  require_signed_request_object: flag,
  authorization_response_iss_parameter_supported: flag,
  response_types_supported: list,
  code_challenge_methods_supported: list,
  scopes_supported: list,
  acr_values_supported: list,
  claims_supported: list,
  token_endpoint_auth_methods_supported: list,
  token_endpoint_auth_signing_alg_values_supported: list,
  id_token_signing_alg_values_supported: list,
  userinfo_signing_alg_values_supported: list,
})
export type ProviderDocument = z.infer<typeof Document>

/** @returns null: no object */
export const readDocument = (json: unknown): ProviderDocument | null => Document.safeParse(json).data ?? null

const MOST = 12
const LONGEST = 200
/** What a terminal shows as it is. */
const PRINTABLE = /^[\x21-\x7e]+$/

/** Words of the document, for a line of text: few, short, and none that a terminal would obey. */
export function listed(words: readonly string[]): string {
  const shown = words.slice(0, MOST).map((word) => (PRINTABLE.test(word) ? word.slice(0, LONGEST) : '(unprintable)'))
  const more = words.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ') || 'nothing'
}
