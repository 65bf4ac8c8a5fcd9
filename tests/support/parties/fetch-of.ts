import type { ApiHandler } from '~/api/api'

/** The handler of the calls as a `fetch` without a network. */
export const fetchOf = (api: ApiHandler) =>
  (async (input: RequestInfo | URL, init?: RequestInit) =>
    api.fetch(new Request(input, init))) satisfies typeof globalThis.fetch
