/** Every request to the provider: with a limit of time and of size, and without redirects. */
import type { CustomFetch } from 'openid-client'
import { readBounded } from '~/connectors/read-bounded'
import { type Place, SignInError } from './sign-in-error'

export type FetchOptions = { fetch: typeof globalThis.fetch; timeoutMs: number }

/** Where a status of failure comes with a reason. */
const ANSWER_BY_STATUS: readonly Place[] = ['pushed request', 'token endpoint', 'userinfo']

/** @param placeOf what stands at an address */
export function createProviderFetch({ fetch, timeoutMs }: FetchOptions, placeOf: (url: string) => Place): CustomFetch {
  const bounded = readBounded(fetch)
  return async (url, options) => {
    const place = placeOf(url)
    const init = { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
    const response = await bounded(url, init as RequestInit).catch(() => null)
    if (!response) throw new SignInError('unavailable', `${place}: no answer`)
    if (response.status >= 500 || (!response.ok && !ANSWER_BY_STATUS.includes(place)))
      throw new SignInError('unavailable', `${place}: status`)
    return response
  }
}
