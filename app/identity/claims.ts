/** Who has signed in, according to the provider. */
import { z } from 'zod'
import { readBounded } from '~/connectors/read-bounded'
import { AvsNumber } from '~/dossier/shape/info'
import type { Provider } from './discovery'
import type { VerifiedIdentity } from './oidc-strategy'
import { SignInError } from './sign-in-error'

const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().min(1).max(200),
  email: z.string().min(1).max(320),
  navs: AvsNumber,
})
export type Claims = z.infer<typeof Claims>

/**
 * Subject, name, e-mail and AVS number. What the ID token leaves out is requested from the provider's userinfo
 * endpoint: an ID token without the number keeps it out of the address that ends the provider's session.
 * @throws {SignInError} `failed` if one of the four is missing or wrong.
 */
export async function readClaims(
  { payload, accessToken }: VerifiedIdentity,
  { provider, fetch, timeoutMs }: { provider: Provider; fetch: typeof globalThis.fetch; timeoutMs: number },
): Promise<Claims> {
  const inIdToken = Claims.safeParse(payload)
  if (inIdToken.success) return inIdToken.data
  if (!provider.userinfoEndpoint) throw new SignInError('failed', 'claims')
  const more = await getUserinfo(provider.userinfoEndpoint, accessToken, readBounded(fetch), timeoutMs)
  const inUserinfo = Claims.safeParse(more)
  // The answer counts only for the subject of the ID token (OpenID Connect Core 1.0, 5.3.2).
  if (!inUserinfo.success || inUserinfo.data.sub !== payload.sub) throw new SignInError('failed', 'claims')
  return inUserinfo.data
}

async function getUserinfo(address: string, token: string, fetch: typeof globalThis.fetch, timeoutMs: number) {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response || response.status >= 500) throw new SignInError('unavailable', 'userinfo')
  return response.ok ? response.json().catch(() => null) : null
}
