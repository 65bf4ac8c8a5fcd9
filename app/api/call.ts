/** Sends one call to the product's own API. Every failure is an ApiProblem. */
import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import type { BaseRevision } from '~/estimate/save/save-part'
import type { Day } from '~/pillars/day'
import { encodeQuery } from './query-encoding'

export type FieldError = { field: string; key: string }

/** An answer other than 2xx, from its RFC 9457 problem document; status 502 if there was no answer. */
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

/** Where the calls are, how they are sent, and for whom. */ export type ApiClientOptions = {
  /** A full address; any origin will do if `fetch` answers in this process. */
  base: string
  fetch: typeof globalThis.fetch
  /** `fetch` resolves with complete bodies, so no connection can break halfway. */
  whole?: boolean
  token: string | null
  /** Cancels every read of this client, since nobody waits for the page any more. Changes are not cancelled. */
  signal?: AbortSignal
  /** A monotonic clock in milliseconds, for the age of answers. */
  now?: () => number
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Values other than strings are sent as JSON; undefined ones are left out. */
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** Cancels the call: it then fails with the signal's reason, and changes nothing. */
  signal?: AbortSignal
  /** For a GET: the maximum age of a cached answer, in milliseconds; 500 by default, 0 for a fresh one. */
  ttl?: number
  /** The title of a failed load (specification, section 8), in place of the answer's own title. */
  failure?: string
  /** For a change: the revision that it was made from. If another one was saved since, the call fails with 412. */
  baseRevision?: BaseRevision
}

/** The body of an answer, its revision if it has one, and its date if it is an old directory list. */
export type ApiAnswer<Answer> = { body: Answer; revision: string | null; listedOn: Day | null }

export type Exchange = <Answer>(path: string, options?: CallOptions) => Promise<ApiAnswer<Answer>>
/** As `Exchange`, with the JSON text as received. */
export type CallSender = <Answer>(path: string, options?: CallOptions) => Promise<ApiAnswer<Answer> & { text: string }>

const JSON_TYPE = /^application\/json\s*(;|$)/i
const UNKNOWN = 'unknown problem'

/**
 * Creates the function that sends all calls: with the session token, without a time limit, accepting only 2xx. A GET is
 * repeated once after a broken connection or after 408, 409, 425, 429, 500, 502, 503 or 504 (the list of ofetch and of
 * the specification); nothing else is repeated.
 */
export function createCallSender({
  base,
  fetch,
  whole = false,
  token,
}: Omit<ApiClientOptions, 'signal' | 'now'>): CallSender {
  const send = createFetch({ fetch: whole ? fetch : readWhole(fetch), Headers, AbortController })
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }

  return async (path, { query, failure, baseRevision, ttl: _, ...options } = {}) => {
    const fetching: FetchOptions<'text'> = {
      ...options,
      baseURL: base,
      credentials: 'include',
      headers: baseRevision === undefined ? headers : { ...headers, 'if-match': tagsOf(baseRevision) },
      responseType: 'text',
      redirect: 'manual',
    }
    const response = await send.raw(path + encodeQuery(query), fetching).catch((error: unknown) => {
      throw asProblem(error, failure)
    })
    if (response.status < 200 || response.status > 299) throw new ApiProblem(response.status, failure ?? UNKNOWN)
    if (response.status === 204) return { body: undefined as never, revision: null, listedOn: null, text: '' }
    const text = response._data ?? ''
    const body = JSON_TYPE.test(response.headers.get('content-type') ?? '') ? parseJson(text) : undefined
    if (body === undefined) throw new ApiProblem(502, failure ?? UNKNOWN)
    const { headers: answerHeaders } = response
    return {
      body: body as never,
      revision: revisionIn(answerHeaders),
      listedOn: answerHeaders.get('listed-on') as Day | null,
      text,
    }
  }
}

const tagsOf = (baseRevision: NonNullable<BaseRevision>) =>
  [baseRevision]
    .flat()
    .map((revision) => `"${revision}"`)
    .join(', ')

/** Accepts weak tags too: a proxy may have weakened the tag. */
const revisionIn = (headers: Headers) => /"([^"]*)"/.exec(headers.get('etag') ?? '')?.[1] ?? null

/** Wraps fetch so that it resolves with the complete body: a connection that breaks halfway then counts as broken. */
const readWhole = (fetch: typeof globalThis.fetch) =>
  (async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    const { status, headers } = response
    return new Response(await response.arrayBuffer(), { status, headers })
  }) satisfies typeof globalThis.fetch

/** undefined if the text is not JSON. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** Turns a fetch error into an ApiProblem with the catalogue's title; a cancellation passes unchanged. */
function asProblem(error: unknown, failure: string | undefined): unknown {
  if (!(error instanceof FetchError)) return error
  const cause: unknown = error.cause
  if (error.status === undefined)
    return cause instanceof Error && cause.name === 'AbortError' ? cause : new ApiProblem(502, failure ?? 'no answer')
  const problem = (parseJson(error.data) ?? {}) as { title?: string; errors?: FieldError[] }
  const title = error.status >= 500 ? (failure ?? problem.title) : problem.title
  return new ApiProblem(error.status, title ?? failure ?? UNKNOWN, problem.errors ?? [])
}
