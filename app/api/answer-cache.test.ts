import { describe, expect, it } from 'vitest'
import { CACHE_TTL_MS, createCall } from './answer-cache'

/** An API that counts, and answers each request with its number once the test lets it. */
function counting({ hold = false, failing = false } = {}) {
  const sent: { url: string; signal: AbortSignal | null; answer(): void }[] = []
  const fetch = ((url: string, { signal = null, method = 'GET' }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const number = sent.length + 1
      const status = failing ? 400 : 200
      const answer = () => resolve(Response.json({ number }, { status }))
      sent.push({ url: `${method} ${url.replace('https://product.example', '')}`, signal, answer })
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (!hold) answer()
    })) as typeof globalThis.fetch
  let time = 0
  const callFor = (token: string) => createCall({ base: 'https://product.example', fetch, token, now: () => time })
  return { sent, callFor, call: callFor('token'), pass: (milliseconds: number) => (time += milliseconds) }
}

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('the same GET', () => {
  it('[188] is one request within 500 milliseconds, and two after them', async () => {
    expect(CACHE_TTL_MS).toBe(500)
    const { call, sent, pass } = counting()
    expect(await call('/me')).toEqual({ number: 1 })
    pass(CACHE_TTL_MS - 1)
    expect(await call('/me')).toEqual({ number: 1 })
    pass(1)
    expect(await call('/me')).toEqual({ number: 2 })
    expect(sent).toHaveLength(2)
  })

  it('[188] takes another lifetime from the call', async () => {
    const { call, sent, pass } = counting()
    await call('/me')
    pass(CACHE_TTL_MS)
    expect(await call('/me', { ttl: 60_000 })).toEqual({ number: 1 })
    expect(await call('/me', { ttl: 100 })).toEqual({ number: 2 })
    expect(await call('/me', { ttl: 0 })).toEqual({ number: 3 })
    expect(sent).toHaveLength(3)
  })

  it('is one request while it is on its way, however long that takes', async () => {
    const { call, sent, pass } = counting({ hold: true })
    const both = Promise.all([call('/me'), call('/me', { ttl: 1 })])
    pass(10_000)
    const third = call('/me')
    sent[0]?.answer()
    expect(await both).toEqual([{ number: 1 }, { number: 1 }])
    expect(await third).toEqual({ number: 1 })
  })

  it('is another one with another query', async () => {
    const { call, sent } = counting()
    await call('/synthesis/digest', { query: { a: 1 } })
    await call('/synthesis/digest', { query: { a: '1', b: undefined } })
    await call('/synthesis/digest', { query: { a: 2 } })
    expect(sent.map(({ url }) => url)).toEqual(['GET /synthesis/digest?a=1', 'GET /synthesis/digest?a=2'])
  })

  it('is another one for another visitor', async () => {
    const { callFor, sent } = counting()
    expect(await callFor('anna')('/me')).toEqual({ number: 1 })
    expect(await callFor('paul')('/me')).toEqual({ number: 2 })
    expect(sent).toHaveLength(2)
  })

  it('gives each caller an answer of its own', async () => {
    const { call } = counting()
    const first = await call<{ number: number }>('/me')
    first.number = 99
    expect(await call('/me')).toEqual({ number: 1 })
  })

  it('is sent anew after a failure', async () => {
    const { call, sent } = counting({ failing: true })
    expect(await failure(call('/me'))).toMatchObject({ status: 400 })
    expect(await failure(call('/me'))).toMatchObject({ status: 400 })
    expect(sent).toHaveLength(2)
  })
})

describe('a change', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'by %s is always sent, and ends what was kept',
    async (method) => {
      const { call, sent } = counting()
      await call('/open3k/info')
      await call('/open3k/info', { method, body: {} })
      await call('/open3k/info', { method, body: {} })
      expect(await call('/open3k/info')).toEqual({ number: 4 })
      expect(sent).toHaveLength(4)
    },
  )

  it('ends what was asked for before it and answered after it', async () => {
    const { call, sent } = counting({ hold: true })
    const before = call('/open3k/info')
    const change = call('/open3k/info', { method: 'POST', body: {} })
    const meanwhile = call('/open3k/info')
    for (const request of sent) request.answer()
    await Promise.all([before, change, meanwhile])
    const after = call('/open3k/info')
    sent.at(-1)?.answer()
    expect(await after).toEqual({ number: 4 })
  })
})

describe('a cancelled GET', () => {
  it('[186] is cancelled at the other side too, and nothing of it is kept', async () => {
    const { call, sent } = counting({ hold: true })
    const controller = new AbortController()
    const outcome = failure(call('/me', { signal: controller.signal }))
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(sent[0]?.signal?.aborted).toBe(true)
    const again = call('/me')
    sent[1]?.answer()
    expect(await again).toEqual({ number: 2 })
  })

  it('[186] keeps on for the others who wait for it', async () => {
    const { call, sent } = counting({ hold: true })
    const controller = new AbortController()
    const cancelled = failure(call('/me', { signal: controller.signal }))
    const other = call('/me')
    controller.abort()
    expect(await cancelled).toMatchObject({ name: 'AbortError' })
    expect(sent[0]?.signal?.aborted).toBe(false)
    sent[0]?.answer()
    expect(await other).toEqual({ number: 1 })
    expect(sent).toHaveLength(1)
  })
})
