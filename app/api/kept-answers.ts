/** Equal reads of one client, asked at the same time or within the half second after, are one request. */
import type { Answered, CallOptions, Exchange } from './call'
import { orCancelled } from './or-cancelled'
import { encoded } from './query-encoding'

/** How old an answer may be, in milliseconds, where the call says nothing else (specification, section 9). */
export const CACHE_TTL_MS = 500

type Sent = {
  answer: Promise<Answered<unknown>>
  /** On the same scale as `now`; null while it is on its way. */
  arrivedAt: number | null
  /** How many wait for it. When the last of them cancels, so does the request. */
  askers: number
  cancel: AbortController
}

/**
 * Puts the short cache before a call. It belongs to one client, and so to one visitor. Failures are not kept. A change,
 * and a read with `ttl: 0`, is always sent, and ends what was kept before and meanwhile.
 */
export function keepAnswers(call: Exchange, now: () => number): Exchange {
  const kept = new Map<string, Sent>()

  async function change<Answer>(path: string, options: CallOptions): Promise<Answered<Answer>> {
    kept.clear()
    return call<Answer>(path, options).finally(() => kept.clear())
  }

  async function read<Answer>(path: string, { ttl = CACHE_TTL_MS, signal, ...options }: CallOptions) {
    signal?.throwIfAborted()
    const key = path + encoded(options.query)
    const before = kept.get(key)
    const sent = before && isFresh(before, ttl) ? before : send(key, path, options)
    sent.askers++
    try {
      // A copy each: what one caller does to its answer is nobody else's matter.
      return structuredClone((await orCancelled(sent.answer, signal)) as Answered<Answer>)
    } finally {
      sent.askers--
      if (sent.askers === 0 && sent.arrivedAt === null) drop(key, sent).cancel.abort()
    }
  }

  const isFresh = ({ arrivedAt }: Sent, ttl: number) => arrivedAt === null || now() - arrivedAt < ttl

  function send(key: string, path: string, options: CallOptions): Sent {
    const cancel = new AbortController()
    const answer = call(path, { ...options, signal: cancel.signal })
    const sent: Sent = { answer, arrivedAt: null, askers: 0, cancel }
    kept.set(key, sent)
    answer.then(
      () => {
        sent.arrivedAt = now()
      },
      () => drop(key, sent),
    )
    return sent
  }

  function drop(key: string, sent: Sent): Sent {
    if (kept.get(key) === sent) kept.delete(key)
    return sent
  }

  return (path, options = {}) =>
    (options.method ?? 'GET') === 'GET' && options.ttl !== 0 ? read(path, options) : change(path, options)
}
