import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../tests/support/product/failure'
import { createCall } from './answer-cache'
import { ApiProblem } from './call'
import { createApiClient } from './client'

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
const problem = (status: number, title: string) =>
  json({ type: 'about:blank', title, status }, status, 'application/problem+json')

/** An API that gives these answers in turn, the last one again and again, and keeps what was sent. */
function stub(...answers: (() => Response)[]) {
  const sent: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    sent.push({ url, init })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (!answer) throw new Error('no answer prepared')
    return answer()
  }) as typeof globalThis.fetch
  const options = { base: 'https://product.example/api', fetch, token: 'token' }
  return { sent, call: createCall(options), client: createApiClient(options) }
}

describe('one call', () => {
  it('[185] encodes query values that are not strings as JSON', async () => {
    const { sent, call } = stub(() => json(1))
    await call('/synthesis/digest', { query: { a: 'x', b: 2, c: [1, 2], d: { k: 1 }, none: undefined } })
    expect(sent[0]?.url).toBe('https://product.example/api/synthesis/digest?a=x&b=2&c=%5B1%2C2%5D&d=%7B%22k%22%3A1%7D')
  })

  it('names the revision that a change was made from, and reads which one is saved in one request with it', async () => {
    const tagged = () => new Response('[]', { headers: { 'content-type': 'application/json', etag: 'W/"3"' } })
    const { sent, client } = stub(tagged)
    const both = [client.listSelectedFunds(), client.getRevision('funds')]
    expect(await Promise.all(both)).toEqual([[], '3'])
    expect(sent).toHaveLength(1)
    await client.saveSelectedFunds(['a'], '3')
    await client.saveSelectedFunds(['a'])
    expect(sent.slice(1).map(({ init }) => new Headers(init.headers).get('if-match'))).toEqual(['"3"', null])
  })

  it('reads a list and the day of an old one in one request', async () => {
    const listed = () =>
      new Response('[]', { headers: { 'content-type': 'application/json', 'listed-on': '2026-11-20' } })
    const { sent, client } = stub(listed)
    expect(await Promise.all([client.listEntities(), client.getListDay('entities')])).toEqual([[], '2026-11-20'])
    expect(sent).toHaveLength(1)
    const { client: ofNow } = stub(() => json([]))
    expect(await ofNow.getListDay('pensionFunds')).toBeNull()
  })

  it('[187] encodes the extra parameters of a POST in the query', async () => {
    const { sent, call } = stub(() => json(1))
    await call('/open3k/info', { method: 'POST', body: { solde: 1 }, query: { x: 1 } })
    expect(sent[0]?.url).toBe('https://product.example/api/open3k/info?x=1')
    expect(sent[0]?.init.body).toBe('{"solde":1}')
  })

  it('[184] sends credentials, and follows no redirect', async () => {
    const { sent, call } = stub(() => json(1))
    await call('/me')
    await call('/terms', { method: 'POST', body: {} })
    for (const { init } of sent) {
      expect([init.credentials, init.redirect]).toEqual(['include', 'manual'])
      expect(new Headers(init.headers).get('authorization')).toBe('Bearer token')
    }
  })

  it.each(RETRIED)('[189] sends a GET once more after %i', async (status) => {
    const recovering = stub(
      () => problem(status, 'busy'),
      () => json('fine'),
    )
    expect(await recovering.call('/me')).toBe('fine')
    expect(recovering.sent).toHaveLength(2)

    const failing = stub(() => problem(status, 'busy'))
    expect(await failure(failing.call('/me'))).toMatchObject({ status, title: 'busy' })
    expect(failing.sent).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 410, 422, 501])('[190] sends a GET once where the answer is %i', async (status) => {
    const { call, sent } = stub(
      () => problem(status, 'no'),
      () => json('fine'),
    )
    expect(await failure(call('/me'))).toMatchObject({ status, title: 'no' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['[191]', 'POST'],
    ['[192]', 'PUT'],
    ['[193]', 'PATCH'],
    ['[194]', 'DELETE'],
  ] as const)('%s sends a %s once', async (_row, method) => {
    for (const answer of [() => problem(503, 'busy'), () => failed()]) {
      const { call, sent } = stub(answer, () => json('fine'))
      expect(await failure(call('/me', { method, body: {} }))).toBeInstanceOf(ApiProblem)
      expect(sent).toHaveLength(1)
    }
  })

  it.each([
    [200, 'answered'],
    [201, 'answered'],
    [204, 'answered'],
    [302, 'failed'],
    [304, 'failed'],
    [400, 'failed'],
    [500, 'failed'],
  ])('[196] %i is %s', async (status, outcome) => {
    const { call } = stub(() => (status === 204 || status === 304 ? new Response(null, { status }) : json({}, status)))
    expect((await failure(call('/me'))) instanceof ApiProblem ? 'failed' : 'answered').toBe(outcome)
  })

  it('[186] can be cancelled on its way, and then fails as cancelled', async () => {
    let calls = 0
    const slow = ((_url: string, { signal }: RequestInit = {}) => {
      calls++
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }) as typeof globalThis.fetch
    const controller = new AbortController()
    const call = createCall({ base: 'https://product.example/api', fetch: slow, token: null })
    const outcome = failure(call('/me', { signal: controller.signal }))
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(calls).toBe(1)
  })

  it('says what the caller gave as a reason, and sends nothing that is cancelled before', async () => {
    const { call, sent } = stub(() => json('fine'))
    const left = new Error('left the page')
    expect(await failure(call('/me', { signal: AbortSignal.abort(left) }))).toBe(left)
    expect(sent).toHaveLength(0)
  })

  it('takes a page in place of JSON for a failure', async () => {
    const { call } = stub(() => new Response('<h1>hello</h1>', { headers: { 'content-type': 'text/html' } }))
    expect(await failure(call('/me'))).toMatchObject({ status: 502 })
  })

  it.each([
    ['JSON cut short', '{"login":'],
    ['nothing', ''],
    ['NaN', 'NaN'],
  ])('takes %s for a failure', async (_name, body) => {
    const { call } = stub(() => new Response(body, { headers: { 'content-type': 'application/json' } }))
    expect(await failure(call('/me'))).toMatchObject({ name: 'ApiProblem', status: 502 })
  })

  it('[189] sends a GET once more where the connection breaks in the middle of the answer', async () => {
    const halfway = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }))
    const { call, sent } = stub(halfway, () => json('fine'))
    expect(await call('/me')).toBe('fine')
    expect(sent).toHaveLength(2)
  })

  it('repeats neither address nor cause', async () => {
    const { call } = stub(failed)
    const error = await failure(call('/acor/insureds/756.9217.0769.85'))
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/756|fetch/)
  })
})

function failed(): Response {
  throw new TypeError('fetch failed')
}

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each([
    ['65 seconds', 65_000],
    ['a day', 86_400_000],
  ])('[195] is not limited: an answer after %s is an answer', async (_name, milliseconds) => {
    const late = (async (_url: string, { signal }: RequestInit = {}) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, milliseconds)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      return json('fine')
    }) as typeof globalThis.fetch
    const call = createCall({ base: 'https://product.example/api', fetch: late, token: null })
    const settled = vi.fn()
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const answers = Promise.all([call('/me'), call('/terms', { method: 'POST', body: {} })])
    answers.then(settled, settled)
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(settled).not.toHaveBeenCalled()
    // Nothing waits but the answers themselves: no clock of ours runs beside them, and none of the platform's.
    expect(vi.getTimerCount()).toBe(2)
    expect(limit).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answers).toEqual(['fine', 'fine'])
  })
})

describe('what could not be loaded', () => {
  it.each([
    ['no registry', 'listPensionFunds'],
    ['no registry', 'listLoginPensionFunds'],
    ['no registry', 'listEntities'],
    ['no selection', 'listSelectedFunds'],
    ['no selection', 'listSelectedEntities'],
    ['no policy', 'getPolicies'],
    ['no info', 'getInfo'],
    ['no info', 'getOpen3kInfo'],
    ['no provident', 'getProvidents'],
  ] as const)('is "%s": %s', async (title, name) => {
    for (const answer of [
      () => problem(500, 'internal server error'),
      () => new Response('oops', { status: 500 }),
      failed,
    ]) {
      const { client, sent } = stub(answer)
      expect(await failure(client[name]())).toMatchObject({ name: 'ApiProblem', message: title, title })
      expect(sent).toHaveLength(2)
    }
  })

  it('is passed on as it is for the current user', async () => {
    const { client } = stub(() => problem(500, 'internal server error'))
    expect(await failure(client.getMe())).toMatchObject({ status: 500, title: 'internal server error' })
  })

  it('is "not logged" without a session', async () => {
    const { client } = stub(() => problem(401, 'not logged'))
    for (const call of [client.getMe, client.getInfo, client.listPensionFunds])
      expect(await failure(call())).toMatchObject({ status: 401, title: 'not logged' })
  })
})
