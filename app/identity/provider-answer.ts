/** What went wrong with an answer of the provider: the errors of openid-client in our fixed words. */
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import {
  OAUTH_ERRORS,
  type OAuthError,
  SignInError,
  type SignInProblem,
  type SignInReason,
  TOKEN_FAULTS,
} from './sign-in-error'

type AskedPlace = 'pushed request' | 'token endpoint' | 'userinfo'

/** All others are `failed`. */
const PROBLEMS: Partial<Record<OAuthError, SignInProblem>> = {
  access_denied: 'refused',
  invalid_grant: 'expired',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
  unmet_authentication_requirements: 'notVerified',
}

/** @param code what the provider calls it */
export function saidByProvider(place: 'pushed request' | 'token endpoint' | 'callback', code: string): SignInError {
  const known = OAUTH_ERRORS.find((one) => one === code) ?? 'other error'
  return new SignInError(PROBLEMS[known] ?? 'failed', `${place}: ${known}`)
}

/** Whether the provider does not know the product by these credentials. */
export const isUnknownClient = (error: unknown) =>
  (error instanceof ResponseBodyError && error.error === 'invalid_client') ||
  (error instanceof WWWAuthenticateChallengeError && error.status === 401)

/** The library wraps what our fetch throws in its own error, as its cause. */
export function asSignInError(error: unknown, place: AskedPlace | 'discovery'): SignInError {
  if (error instanceof SignInError) return error
  if (error instanceof ClientError && error.cause instanceof SignInError) return error.cause
  if (place === 'discovery')
    return new SignInError('failed', codeOf(error) === OTHER_VALUE ? 'discovery: issuer' : 'discovery: unreadable')
  if (place !== 'userinfo') {
    if (error instanceof ResponseBodyError) return saidByProvider(place, error.error)
    if (isUnknownClient(error)) return saidByProvider(place, 'invalid_client')
  }
  if (error instanceof WWWAuthenticateChallengeError) return new SignInError('failed', `${place}: status`)
  return new SignInError('failed', faultOf(error, place))
}

const OTHER_VALUE = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
const codeOf = (error: unknown) => (error instanceof ClientError ? error.code : undefined)

function faultOf(error: unknown, place: AskedPlace): SignInReason {
  const token = place === 'userinfo' ? 'userinfo' : 'ID token'
  const details = detailsOf(error)
  switch (codeOf(error)) {
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return `${place}: status`
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
      return isRefusal(error) ? `${place}: status` : `${place}: unreadable`
    case 'OAUTH_KEY_SELECTION_FAILED':
      return `${token}: key`
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
    case OTHER_VALUE: {
      const claim = TOKEN_FAULTS.find((fault) => [details.claim, details.attribute].includes(fault))
      return claim ? `${token}: ${claim}` : `${place}: unreadable`
    }
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return 'alg' in details ? `${token}: algorithm` : `${token}: unsupported`
    case 'OAUTH_INVALID_RESPONSE':
      return invalidOf(details, token) ?? `${place}: unreadable`
    default:
      return `${place}: unreadable`
  }
}

/** A refusal in HTML says more by its status than by its form. */
const isRefusal = (error: unknown) => error instanceof Error && error.cause instanceof Response && !error.cause.ok

type Details = { claim?: unknown; attribute?: unknown; claims?: Record<string, unknown> }

/** What the library compared. */
function detailsOf(error: unknown): Details {
  const cause = error instanceof ClientError && error.cause instanceof Error ? error.cause.cause : null
  return typeof cause === 'object' && cause !== null ? cause : {}
}

const REQUIRED = ['aud', 'exp', 'iat', 'iss', 'sub', 'nonce'] as const

/** One code of the library stands for many causes; what it was looking at tells them apart. */
function invalidOf(details: Details, token: 'ID token' | 'userinfo'): SignInReason | null {
  if ('signature' in details) return `${token}: signature`
  if ('reason' in details) return `${token}: algorithm`
  const missing =
    token === 'ID token' && details.claims && REQUIRED.find((name) => details.claims?.[name] === undefined)
  return missing ? `ID token: no ${missing}` : null
}
