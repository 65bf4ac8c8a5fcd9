/** Equal reads of one client, asked at the same time or within the half second after, are one request. */
import type { Answered, CallOptions, Exchange, Sending } from './call'
import { orCancelled } from './or-cancelled'
import { encoded } from './query-encoding'

/** How old an answer may be, in milliseconds, where the call says nothing else (specification, section 9). */
export const CACHE_TTL_MS = 500

type Sent = {
  answer: ReturnType<Sending>
  /** On the same scale as `now`; null while it is on its way. */
  arrivedAt: number | null
  /** How many wait for it. When the last of them cancels, so does the request. */
  askers: number
  /** Whether somebody has been given the answer itself. */
  isGiven: boolean
  cancel: AbortController
}

/**
 * Puts the short cache before a call. It belongs to one client, and so to one visitor. Failures are not kept. A change,
 * and a read with `ttl: 0`, is always sent, and ends what was kept before and meanwhile.
 */
export function keepAnswers(call: Sending, now: () => number): Exchange {
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
      return own<Answer>(sent, await orCancelled(sent.answer, signal))
    } finally {
      sent.askers--
      if (sent.askers === 0 && sent.arrivedAt === null) drop(key, sent).cancel.abort()
    }
  }

  const isFresh = ({ arrivedAt }: Sent, ttl: number) => arrivedAt === null || now() - arrivedAt < ttl

  function send(key: string, path: string, options: CallOptions): Sent {
    const cancel = new AbortController()
    const answer = call(path, { ...options, signal: cancel.signal })
    const sent: Sent = { answer, arrivedAt: null, askers: 0, isGiven: false, cancel }
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

/** One each: what one caller does to its answer is nobody else's matter. To read it once more is quicker than to copy it. */
function own<Answer>(sent: Sent, { body, text, ...told }: Awaited<Sent['answer']>): Answered<Answer> {
  const isFirst = !sent.isGiven
  sent.isGiven = true
  return { body: (isFirst || text === '' ? body : JSON.parse(text)) as Answer, ...told }
}
