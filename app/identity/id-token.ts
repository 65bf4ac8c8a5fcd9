/** What is checked of an ID token beyond openid-client (OpenID Connect Core 1.0, 3.1.3.7): whose it is, its age, its level. */
import { createHash } from 'node:crypto'
import type { IDToken } from 'openid-client'
import { SignInError } from './sign-in-error'

const TOLERANCE_SECONDS = 30
const OLDEST_SECONDS = 600

/**
 * The nonce of a transaction: known only to the browser that holds the code verifier in its cookie, so an ID token of
 * another transaction does not match.
 */
export const nonceOf = (codeVerifier: string) =>
  createHash('sha256').update(`nonce:${codeVerifier}`).digest('base64url')

/**
 * @param levels one of them must be its `acr`; undefined: any
 * @throws {SignInError} though the library has accepted the token
 */
export function checkIdToken({ azp, iat, acr }: IDToken, clientId: string, levels: readonly string[] | undefined) {
  // The library checks it only if there are several audiences.
  if (azp !== undefined && azp !== clientId) throw new SignInError('failed', 'ID token: azp')
  // By the clock of this machine, as the library checks the end of the token.
  const now = Date.now() / 1000
  if (iat < now - OLDEST_SECONDS - TOLERANCE_SECONDS || iat > now + TOLERANCE_SECONDS)
    throw new SignInError('failed', 'ID token: iat')
  if (!levels) return
  if (typeof acr !== 'string') throw new SignInError('notVerified', 'ID token: no acr')
  if (!levels.includes(acr)) throw new SignInError('notVerified', 'ID token: acr')
}
