/** Merges equal reads of one client, sent at the same time or within half a second, into one request. */
import {
  type ApiAnswer,
  type ApiClientOptions,
  type CallOptions,
  type CallSender,
  createCallSender,
  type Exchange,
} from './call'
import { encodeQuery } from './query-encoding'
import { rejectWhenAborted } from './reject-when-aborted'

/** The default maximum age of an answer, in milliseconds (specification, section 9). */
export const CACHE_TTL_MS = 500

type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>

type CachedRead = {
  answer: ReturnType<CallSender>
  /** By the same clock as `now`; null while it is pending. */
  arrivedAt: number | null
  /** How many callers wait for it. When the last of them cancels, the request is cancelled. */
  askers: number
  /** Whether a caller has received the parsed body itself. */
  isGiven: boolean
  cancel: AbortController
}

/** Sends the calls of one client through the short cache. */
export const createExchange = ({ now = monotonic, ...options }: Omit<ApiClientOptions, 'signal'>): Exchange =>
  keepAnswers(createCallSender(options), now)

/** As `createExchange`, returning only the body. */
export function createCall(options: Omit<ApiClientOptions, 'signal'>): Call {
  const exchange = createExchange(options)
  return async <Answer>(path: string, callOptions?: CallOptions) => (await exchange<Answer>(path, callOptions)).body
}

/** Not the wall clock: setting it back must not keep an old answer alive. */
const monotonic = () => performance.now()

/**
 * Adds the cache, which belongs to one client and so to one visitor. Failures are not cached. A change, or a read with
 * `ttl: 0`, is always sent, and clears the cache before and after.
 */
function keepAnswers(call: CallSender, now: () => number): Exchange {
  const cache = new Map<string, CachedRead>()

  async function change<Answer>(path: string, options: CallOptions): Promise<ApiAnswer<Answer>> {
    cache.clear()
    return call<Answer>(path, options).finally(() => cache.clear())
  }

  async function read<Answer>(path: string, { ttl = CACHE_TTL_MS, signal, ...options }: CallOptions) {
    signal?.throwIfAborted()
    const key = path + encodeQuery(options.query)
    const before = cache.get(key)
    const cachedRead = before && isFresh(before, ttl) ? before : send(key, path, options)
    cachedRead.askers++
    try {
      return ownCopy<Answer>(cachedRead, await rejectWhenAborted(cachedRead.answer, signal))
    } finally {
      cachedRead.askers--
      if (cachedRead.askers === 0 && cachedRead.arrivedAt === null) drop(key, cachedRead).cancel.abort()
    }
  }

  const isFresh = ({ arrivedAt }: CachedRead, ttl: number) => arrivedAt === null || now() - arrivedAt < ttl

  function send(key: string, path: string, options: CallOptions): CachedRead {
    const cancel = new AbortController()
    const answer = call(path, { ...options, signal: cancel.signal })
    const cachedRead: CachedRead = { answer, arrivedAt: null, askers: 0, isGiven: false, cancel }
    cache.set(key, cachedRead)
    answer.then(
      () => {
        cachedRead.arrivedAt = now()
      },
      () => drop(key, cachedRead),
    )
    return cachedRead
  }

  function drop(key: string, cachedRead: CachedRead): CachedRead {
    if (cache.get(key) === cachedRead) cache.delete(key)
    return cachedRead
  }

  return (path, options = {}) =>
    (options.method ?? 'GET') === 'GET' && options.ttl !== 0 ? read(path, options) : change(path, options)
}

/** Gives each caller its own object, since callers may modify it. Parsing the text again is faster than copying. */
function ownCopy<Answer>(
  cachedRead: CachedRead,
  { body, text, ...rest }: Awaited<CachedRead['answer']>,
): ApiAnswer<Answer> {
  const isFirst = !cachedRead.isGiven
  cachedRead.isGiven = true
  return { body: (isFirst || text === '' ? body : JSON.parse(text)) as Answer, ...rest }
}
