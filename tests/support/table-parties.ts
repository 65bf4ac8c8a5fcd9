/** Outside parties whose answers stand in a table, without a network. */
import { type Party, PartyError } from '~/connectors/connectors'
import { createConnectors } from '~/connectors/create-connectors'

export const NAVS = '756.1111.2222.08'

/** A fund as its directory entry gives it. */
export const FUND: Party = {
  id: 'a',
  name: 'A',
  webUrl: null,
  api: 'https://a.example/api',
  issuer: 'https://a.example/',
  authorizeEndpoint: 'https://a.example/authorize?tenant=1',
  tokenEndpoint: 'https://a.example/api/token',
}

type Request = { address: string; method: string; authorization: string | null; body: string | null }

/** Outside parties whose answers stand in a table by method and address; anything else is 404. */
export function parties(table: Record<string, unknown>, allowHttp = false) {
  const requests: Request[] = []
  const fetch = async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const authorization = new Headers(init.headers).get('authorization')
    requests.push({ address: input, method, authorization, body: init.body ? String(init.body) : null })
    const answer = table[`${method} ${input}`]
    const headers = { 'content-type': 'application/json' }
    if (answer === undefined) return new Response('{}', { status: 404, headers })
    if (typeof answer === 'number') return new Response('{}', { status: answer, headers })
    return new Response(JSON.stringify(answer), { headers })
  }
  let time = 0
  const connectors = createConnectors({
    directoryUrl: 'https://directory.example/pension-funds',
    entitiesUrl: 'https://directory.example/entities',
    registerUrl: 'https://register.example/base',
    registerKey: 'register-key-0123456789',
    client: { id: 'our product', secret: 's:cr%t+é' },
    allowHttp,
    redirectUri: 'https://product.example/back',
    timeoutMs: 5000,
    fetch: fetch as typeof globalThis.fetch,
    now: () => time,
  })
  return { connectors, requests, table, pass: (milliseconds: number) => (time += milliseconds) }
}

/** Why a call failed; `answered` where it did not. */
export const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartyError ? error.reason : String(error)),
  )
