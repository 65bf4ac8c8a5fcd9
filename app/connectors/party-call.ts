/** One call to an outside party: bounded in time and size, JSON only, checked before anybody reads it. */
import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import { z } from 'zod'
import { NoAnswerInTime, NotRecognized, PartyError } from './connectors'
import { readBounded, SIZE_LIMIT } from './read-bounded'

export type PartyCall = <Schema extends z.ZodType>(
  schema: Schema,
  address: string,
  request?: {
    method?: 'GET' | 'POST'
    authorization?: string
    /** Sent as JSON, or as a form if it is URLSearchParams. */
    body?: Record<string, unknown> | URLSearchParams
    /** The most bytes of the answer. */
    most?: number
  },
) => Promise<z.output<Schema>>

/** The schema if only the status of the answer matters. */
export const NO_ANSWER = z.undefined()

const JSON_TYPE = /^application\/([\w!#$&^.+-]+\+)?json\s*(;|$)/i

/**
 * Makes the function through which all parties are called. A GET is sent once more after a broken connection or one of
 * the statuses 408, 409, 425, 429, 500, 502, 503, 504 (the lists of ofetch and of the specification agree); a POST
 * never. `timeoutMs` bounds the whole exchange, including the repetition. Redirects are not followed: they could carry
 * the token elsewhere.
 */
export function createPartyCall({
  timeoutMs,
  fetch,
}: {
  timeoutMs: number
  fetch: typeof globalThis.fetch
}): PartyCall {
  const send = createFetch({ fetch: readBounded(fetch), Headers, AbortController })

  return async (schema, address, { method = 'GET', authorization, body, most = SIZE_LIMIT } = {}) => {
    const options: FetchOptions<'arrayBuffer'> = {
      method,
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
      body,
      redirect: 'manual',
      responseType: 'arrayBuffer',
      signal: AbortSignal.timeout(timeoutMs),
    }
    const response = await send.raw(address, options).catch((error: unknown) => {
      throw asPartyError(error)
    })
    if (response.status < 200 || response.status > 299) throw badAnswer(`status ${response.status}`)
    if ((schema as z.ZodType) === NO_ANSWER) return undefined as z.output<typeof schema>
    if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) throw badAnswer('content type')
    const answer = schema.safeParse(parsed(response._data, most))
    if (!answer.success) throw badAnswer(`shape at ${answer.error.issues[0]?.path.join('.') || 'the root'}`)
    return answer.data
  }
}

const badAnswer = (detail: string) => new PartyError('badAnswer', detail)

/** What a failure means to the visitor. ofetch's own message is not used: it repeats address and cause. */
function asPartyError(error: unknown): PartyError {
  if (isTimeLimit(error)) return new NoAnswerInTime()
  if (!(error instanceof FetchError) || error.status === undefined)
    return new PartyError('timeout', 'no connection, or a broken one')
  const detail = `status ${error.status}`
  if (error.status === 404) return new PartyError('notFound', detail)
  if (error.status === 401) return new NotRecognized()
  if ([400, 403].includes(error.status)) return new PartyError('refused', detail)
  if ([408, 504].includes(error.status)) return new PartyError('timeout', detail)
  return badAnswer(detail)
}

const isTimeLimit = (error: unknown) => ((error as Error).cause as Error | undefined)?.name === 'TimeoutError'

function parsed(bytes: ArrayBuffer | undefined, most: number): unknown {
  if (!bytes) throw badAnswer('no body')
  if (bytes.byteLength > most) throw badAnswer(`more than ${most} bytes`)
  const answer = jsonOf(bytes)
  if (isDeeperThan(DEEPEST, answer)) throw badAnswer('nested too deeply')
  return answer
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badAnswer('no JSON')
  }
}

/** The standard's documents have fewer than ten levels; what we store and pass on must not exhaust the stack. */
const DEEPEST = 50

function isDeeperThan(most: number, value: unknown): boolean {
  if (most < 0) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => isDeeperThan(most - 1, one))
}
