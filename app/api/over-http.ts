import { Agent } from 'undici'

/** Node's own fetch gives up on a server that says nothing for five minutes; the calls have no time limit (specification, section 7). */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** The platform's fetch for calls that another process answers, however long that takes it. */
export const overHttp = ((input: RequestInfo | URL, init?: RequestInit) =>
  globalThis.fetch(input, { ...init, dispatcher: patient } as RequestInit)) satisfies typeof globalThis.fetch
