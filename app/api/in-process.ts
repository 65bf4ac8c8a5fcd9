import type { Vault } from '~/dossier/vault'
import type { ApiHandler } from './api'
import { orCancelled } from './or-cancelled'

/**
 * The handler as a `fetch` that never leaves the process, for the client. Like the real one it can be cancelled.
 * @param vault of the request for which the client calls
 */
export const inProcess = (api: ApiHandler, vault?: Vault) =>
  (async (input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) => {
    const request = new Request(input, init)
    // Given along, the platform would have another one follow it, which takes longer than the rest of the request.
    if (signal) Object.defineProperty(request, 'signal', { value: signal })
    return orCancelled(api.fetch(request, vault), request.signal)
  }) satisfies typeof globalThis.fetch
