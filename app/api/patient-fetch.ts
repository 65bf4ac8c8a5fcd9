import { Agent, fetch } from 'undici'

/** Node's fetch gives up after five silent minutes, but the calls have no time limit (specification, section 7). */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** A fetch without a time limit, for calls answered by another process. Node's own takes agents of its own version only. */
export const patientFetch = ((input: string | URL, init?: Parameters<typeof fetch>[1]) =>
  fetch(input, { ...init, dispatcher: patient })) as unknown as typeof globalThis.fetch
