/** One call of the product's own API, as the client sends it. Every failure is an ApiProblem. */
import { createFetch, FetchError, type FetchOptions } from 'ofetch'

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
  token: string | null
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Values that are not strings travel as JSON; undefined ones do not travel. */
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** Cancels the call: it then fails as `fetch` does. */
  signal?: AbortSignal
  /** What a failure to load is called (specification, section 8), in place of what the answer calls it. */
  failure?: string
}

export type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Makes the function through which all calls go: the session goes with each of them, no time limit, only 2xx is an
 * answer. A GET is sent once more after a broken connection or one of 408, 409, 425, 429, 500, 502, 503, 504 (ofetch's
 * own list, the specification's too); nothing else is.
 */
export function createCall({ base, fetch, token }: ApiClientOptions): Call {
  const send = createFetch({ fetch, Headers, AbortController })
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }

  return async <Answer>(path: string, { query = {}, failure, ...sent }: CallOptions = {}) => {
    const options: FetchOptions<'json'> = {
      ...sent,
      baseURL: base,
      credentials: 'include',
      headers,
      responseType: 'json',
      redirect: 'manual',
    }
    const response = await send.raw<Answer>(path + encoded(query), options).catch((error: unknown) => {
      throw asProblem(error, failure)
    })
    if (response.status < 200 || response.status > 299) throw new ApiProblem(response.status, failure ?? UNKNOWN)
    if (response.status !== 204 && !JSON_TYPE.test(response.headers.get('content-type') ?? ''))
      throw new ApiProblem(502, failure ?? UNKNOWN)
    return response._data as Answer
  }
}

const UNKNOWN = 'unknown problem'

/** Query values that are not strings travel as JSON (specification, section 7). */
function encoded(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** A cancelled call stays what it is; what could not be loaded has the name of the catalogue. */
function asProblem(error: unknown, failure: string | undefined): unknown {
  if (!(error instanceof FetchError)) return error
  const cause: unknown = error.cause
  if (error.status === undefined)
    return cause instanceof Error && cause.name === 'AbortError' ? cause : new ApiProblem(502, failure ?? 'no answer')
  const body: unknown = error.data
  const problem = (typeof body === 'object' && body !== null ? body : {}) as { title?: string; errors?: FieldError[] }
  const title = error.status >= 500 ? (failure ?? problem.title) : problem.title
  return new ApiProblem(error.status, title ?? failure ?? UNKNOWN, problem.errors ?? [])
}
