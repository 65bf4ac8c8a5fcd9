/** One call of the product's own API, as the client sends it. Every failure is an ApiProblem. */
import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import type { Day } from '~/pillars/day'
import { keepAnswers } from './kept-answers'
import { encoded } from './query-encoding'

export type FieldError = { field: string; key: string }

/** An answer of a call that is not 2xx, as its RFC 9457 problem document says; 502 where there was no answer. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly errors: FieldError[] = [],
  ) {
    super(title)
    this.name = 'ApiProblem'
  }
}

/** What a client needs: where the calls are, how they are sent, and who is asking. */
export type ApiClientOptions = {
  /** A full address; for calls in process any origin will do. */
  base: string
  fetch: typeof globalThis.fetch
  /** An answer has come with its whole body: no connection can break on its way. */
  whole?: boolean
  token: string | null
  /** Cancels every read of this client: nobody waits for the page any more. What is being saved is saved. */
  signal?: AbortSignal
  /** Milliseconds that only go up, for the age of answers. */
  now?: () => number
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Values that are not strings travel as JSON; undefined ones do not travel. */
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** Cancels the call: it then fails with the signal's reason, and changes nothing. */
  signal?: AbortSignal
  /** Of a GET: how old an answer to the same one may be, in milliseconds; 500 where nothing is said, 0 for a fresh one. */
  ttl?: number
  /** What a failure to load is called (specification, section 8), in place of what the answer calls it. */
  failure?: string
  /** Of a change: the revision from which it was made. Where another one has been saved since, it fails with 412. */
  revision?: string
}

/** What a call answered, which revision it is of, where it has any, and of which day, where it is an old list. */
export type Answered<Answer> = { body: Answer; revision: string | null; listedOn: Day | null }

export type Exchange = <Answer>(path: string, options?: CallOptions) => Promise<Answered<Answer>>
/** The same with the JSON as it came. */
export type Sending = <Answer>(path: string, options?: CallOptions) => Promise<Answered<Answer> & { text: string }>
export type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>

const JSON_TYPE = /^application\/json\s*(;|$)/i
const UNKNOWN = 'unknown problem'

/**
 * Makes the function through which all calls go: the session goes with each of them, no time limit, only 2xx is an
 * answer. A GET is sent once more after a broken connection or one of 408, 409, 425, 429, 500, 502, 503, 504 (ofetch's
 * own list, the specification's too); nothing else is.
 */
export function createExchange(options: Omit<ApiClientOptions, 'signal'>): Exchange {
  const { base, fetch, whole = false, token, now = monotonic } = options
  const send = createFetch({ fetch: whole ? fetch : readWhole(fetch), Headers, AbortController })
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }

  const exchange: Sending = async (path, { query, failure, revision, ttl: _, ...sent } = {}) => {
    const fetching: FetchOptions<'text'> = {
      ...sent,
      baseURL: base,
      credentials: 'include',
      headers: revision === undefined ? headers : { ...headers, 'if-match': `"${revision}"` },
      responseType: 'text',
      redirect: 'manual',
    }
    const response = await send.raw(path + encoded(query), fetching).catch((error: unknown) => {
      throw asProblem(error, failure)
    })
    if (response.status < 200 || response.status > 299) throw new ApiProblem(response.status, failure ?? UNKNOWN)
    if (response.status === 204) return { body: undefined as never, revision: null, listedOn: null, text: '' }
    const text = response._data ?? ''
    const body = JSON_TYPE.test(response.headers.get('content-type') ?? '') ? parsed(text) : undefined
    if (body === undefined) throw new ApiProblem(502, failure ?? UNKNOWN)
    const { headers: told } = response
    return { body: body as never, revision: revisionIn(told), listedOn: told.get('listed-on') as Day | null, text }
  }
  return keepAnswers(exchange, now)
}

/** The same for whoever needs the answer only. */
export function createCall(options: Omit<ApiClientOptions, 'signal'>): Call {
  const exchange = createExchange(options)
  return async <Answer>(path: string, asked?: CallOptions) => (await exchange<Answer>(path, asked)).body
}

/** What stands between may have marked the tag as a weak one. */
const revisionIn = (headers: Headers) => /"([^"]*)"/.exec(headers.get('etag') ?? '')?.[1] ?? null

/** Not the clock on the wall: setting that back must not keep an old answer alive. */
const monotonic = () => performance.now()

/** A fetch that has read the body when it resolves: a connection that breaks halfway counts as broken. */
const readWhole = (fetch: typeof globalThis.fetch) =>
  (async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    const { status, headers } = response
    return new Response(await response.arrayBuffer(), { status, headers })
  }) satisfies typeof globalThis.fetch

/** undefined: no JSON. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** A cancelled call stays what it is; what could not be loaded has the name of the catalogue. */
function asProblem(error: unknown, failure: string | undefined): unknown {
  if (!(error instanceof FetchError)) return error
  const cause: unknown = error.cause
  if (error.status === undefined)
    return cause instanceof Error && cause.name === 'AbortError' ? cause : new ApiProblem(502, failure ?? 'no answer')
  const problem = (parsed(error.data) ?? {}) as { title?: string; errors?: FieldError[] }
  const title = error.status >= 500 ? (failure ?? problem.title) : problem.title
  return new ApiProblem(error.status, title ?? failure ?? UNKNOWN, problem.errors ?? [])
}
