/** The check of an ID token (OpenID Connect Core 1.0, 3.1.3.7). */
import { createHash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Provider } from './discovery'
import { SignInError } from './sign-in-error'

/** Asymmetric algorithms only: anybody who knows a shared secret could write tokens, and `none` is no signature. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']
const CLOCK_TOLERANCE = '30 seconds'
const OLDEST = '10 minutes'

export type IdTokenPayload = JWTPayload & { sub: string }

/**
 * The nonce of a transaction: known only to the browser that holds the code verifier in its cookie, so an ID token of
 * another transaction does not match.
 */
export const nonceOf = (codeVerifier: string) =>
  createHash('sha256').update(`nonce:${codeVerifier}`).digest('base64url')

/** @throws {SignInError} `failed` for an invalid token, `unavailable` if the keys could not be fetched. */
export async function checkIdToken(
  idToken: string,
  { provider, clientId, nonce }: { provider: Provider; clientId: string; nonce: string },
): Promise<IdTokenPayload> {
  const { payload } = await jwtVerify(idToken, provider.keys, {
    issuer: provider.issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: OLDEST,
  }).catch((error: unknown) => {
    throw asSignInError(error)
  })
  if (payload.nonce !== nonce) throw new SignInError('failed', 'nonce')
  if (!isMeantForUs(payload, clientId)) throw new SignInError('failed', 'authorized party')
  return payload as IdTokenPayload
}

/** With several audiences, or a named authorized party, that party must be us. */
function isMeantForUs({ aud, azp }: JWTPayload, clientId: string) {
  if (azp !== undefined) return azp === clientId
  return !Array.isArray(aud) || aud.length === 1
}

/** jose's plain JOSEError, its timeout, and errors that are not jose's come from fetching the keys. */
function asSignInError(error: unknown): SignInError {
  if (!(error instanceof errors.JOSEError)) return new SignInError('unavailable', 'keys')
  if (error.code === errors.JOSEError.code || error instanceof errors.JWKSTimeout)
    return new SignInError('unavailable', 'keys')
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return new SignInError('failed', `ID token: ${error.claim}`)
  return new SignInError('failed', `ID token: ${error.code}`)
}
