import type { ApiHandler } from './api'
import { orCancelled } from './or-cancelled'

/** The handler as a `fetch` that never leaves the process, for the client. Like the real one it can be cancelled. */
export const inProcess = (api: ApiHandler) =>
  (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    return orCancelled(api.fetch(request), request.signal)
  }) satisfies typeof globalThis.fetch
