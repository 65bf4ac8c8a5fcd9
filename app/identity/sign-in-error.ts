/**
 * What the page before the sign-in says when it failed. `tooLarge`: what was typed without a sign-in leaves no room for what
 * comes with it. `notVerified`: the sign-in was below the level of identity that is asked for.
 */
export type SignInProblem =
  | 'refused'
  | 'expired'
  | 'wrongState'
  | 'failed'
  | 'unavailable'
  | 'notVerified'
  | 'cookies'
  | 'tooLarge'

/** Where the provider is asked. */
export type Place = 'discovery' | 'keys' | 'pushed request' | 'token endpoint' | 'userinfo'

/** Error codes of RFC 6749 (4.1.2.1, 5.2) and OpenID Connect; a provider's others are `other error`. */
export const OAUTH_ERRORS = [
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unmet_authentication_requirements',
  'unsupported_grant_type',
  'unsupported_response_type',
] as const
export type OAuthError = (typeof OAUTH_ERRORS)[number] | 'other error'

/**
 * Why an answer cannot be used. `no answer`: none in time, or it leads elsewhere; `status`: another one than foreseen;
 * `unreadable`: too large, no JSON, or without what it must have; keys or an ID token of that kind are said of the token endpoint.
 */
export const ANSWER_FAULTS = ['no answer', 'status', 'unreadable'] as const
/** Of the metadata alone: another issuer than the one set; none of the algorithms of our key. */
export const DISCOVERY_FAULTS = ['issuer', 'key algorithm'] as const
/**
 * Of an ID token, or of userinfo that is signed. `key`: the provider has none of that name. `unsupported`: encrypted, or with
 * extensions. A claim: wrong, late, or somebody else's.
 */
export const TOKEN_FAULTS = [
  'signature',
  'algorithm',
  'key',
  'unsupported',
  'iss',
  'aud',
  'azp',
  'exp',
  'nbf',
  'iat',
  'nonce',
  'sub',
] as const
/** Of the ID token alone: a claim that it must have and has not, and a level that is not asked for. */
export const ID_TOKEN_FAULTS = ['no iss', 'no aud', 'no exp', 'no iat', 'no sub', 'no nonce', 'no acr', 'acr'] as const
export const CALLBACK_FAULTS = ['no state', 'doubled parameter', 'issuer', 'no code'] as const
/** `differs`: the ID token says something else than userinfo. */
export const CLAIM_FAULTS = [
  'no AVS number',
  'AVS number wrong',
  'AVS number differs',
  'no name',
  'name wrong',
  'name differs',
  'email wrong',
  'email differs',
  'sub wrong',
] as const
/** What is ours to say. `state`: this browser knows no such sign-in. */
export const OWN_REASONS = [
  'state',
  'state not ours',
  'state late',
  'too many wait',
  'no room in the dossier',
  'no identity service is set up',
  'unchecked tokens',
] as const

/** Why a sign-in failed, for the operator's log: fixed words, never a value (docs/operating.md, "Why a sign-in failed"). */
export type SignInReason =
  | Exclude<`${Place}: ${(typeof ANSWER_FAULTS)[number]}`, 'keys: unreadable'>
  | `discovery: ${(typeof DISCOVERY_FAULTS)[number]}`
  | `${'pushed request' | 'token endpoint' | 'callback'}: ${OAuthError}`
  | `${'ID token' | 'userinfo'}: ${(typeof TOKEN_FAULTS)[number]}`
  | `ID token: ${(typeof ID_TOKEN_FAULTS)[number]}`
  | `callback: ${(typeof CALLBACK_FAULTS)[number]}`
  | `claims: ${(typeof CLAIM_FAULTS)[number]}`
  | (typeof OWN_REASONS)[number]

/** A failed sign-in. */
export class SignInError extends Error {
  constructor(
    readonly problem: SignInProblem,
    readonly reason: SignInReason,
  ) {
    super(`${problem}: ${reason}`)
    this.name = 'SignInError'
  }
}
