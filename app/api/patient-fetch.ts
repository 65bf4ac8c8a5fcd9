import { Agent } from 'undici'

/** Node's fetch gives up after five silent minutes, but the calls have no time limit (specification, section 7). */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** The platform's fetch without a time limit, for calls answered by another process. */
export const patientFetch = ((input: RequestInfo | URL, init?: RequestInit) =>
  globalThis.fetch(input, { ...init, dispatcher: patient } as RequestInit)) satisfies typeof globalThis.fetch
