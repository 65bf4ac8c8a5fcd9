/** Outside parties whose answers stand in a table, without a network. */
import { type BindBy, type Party, PartyError, type Silence } from '~/connectors/connectors'
import { createConnectors } from '~/connectors/create-connectors'
import { createWaiting, type WaitingOptions } from '~/connectors/waiting'
import type { AskedParties } from '~/dossier/shape/visitor'
import { day } from '~/pillars/day'

export const NAVS = '756.1111.2222.08'

/** A fund as its directory entry gives it. */
export const FUND: Party = {
  kind: 'fund',
  id: 'a',
  name: 'A',
  webUrl: null,
  api: 'https://a.example/api',
  issuer: 'https://a.example/',
  authorizeEndpoint: 'https://a.example/authorize?tenant=1',
  tokenEndpoint: 'https://a.example/api/token',
}

/** Instead of an answer: the time limit is reached at once; or neither an answer nor the time limit ever comes. */
export const NO_ANSWER_IN_TIME = Symbol('no answer in time')
export const NEVER = Symbol('never')

type Request = { address: string; method: string; authorization: string | null; body: string | null }

type Options = {
  allowHttp?: boolean
  /** The former secrets: the client's, and the register's key. */
  previous?: string
  /** The only accepted Authorization; left out, each is. */
  known?: string
  bindBy?: BindBy
  /** `false`: not connected. */
  connected?: Partial<AskedParties>
} & Pick<WaitingOptions, 'beginWaiting' | 'watch'>

/** Outside parties whose answers stand in a table by method and address; anything else is 404. */
export function parties(
  table: Record<string, unknown>,
  { allowHttp = false, previous, known, bindBy, connected = {}, ...waits }: Options = {},
) {
  const requests: Request[] = []
  const fetch = async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const authorization = new Headers(init.headers).get('authorization')
    requests.push({ address: input, method, authorization, body: init.body ? String(init.body) : null })
    const answer = known === undefined || authorization === known ? table[`${method} ${input}`] : 401
    const headers = { 'content-type': 'application/json' }
    if (answer === undefined) return new Response('{}', { status: 404, headers })
    // Like the platform's fetch with a signal that has a time limit.
    if (answer === NO_ANSWER_IN_TIME) throw new DOMException('', 'TimeoutError')
    if (answer === NEVER) return new Promise<Response>(() => {})
    if (typeof answer === 'number') return new Response('{}', { status: answer, headers })
    return new Response(JSON.stringify(answer), { headers })
  }
  const silences: Silence[] = []
  let time = 0
  let today = day('2026-11-21')
  const connectors = createConnectors({
    directoryUrl: connected.funds === false ? null : 'https://directory.example/pension-funds',
    entitiesUrl: connected.entities === false ? null : 'https://directory.example/entities',
    registerUrl: connected.register === false ? null : 'https://register.example/base',
    ...(bindBy && { bindBy }),
    registerKey: 'register-key-0123456789',
    previousRegisterKey: previous,
    client: { id: 'our product', secret: 's:cr%t+é', previous },
    allowHttp,
    redirectUri: 'https://product.example/back',
    timeoutMs: 5000,
    fetch: fetch as typeof globalThis.fetch,
    now: () => time,
    today: () => today,
    waiting: createWaiting({ now: () => time, ...waits }),
    report: (silence) => void silences.push(silence),
  })
  return {
    connectors,
    requests,
    table,
    /** What the log was told. */
    silences,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    setToday: (next: string) => {
      today = day(next)
    },
  }
}

/** Why a call failed; `answered` if it did not. */
export const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartyError ? error.reason : String(error)),
  )
