import { request as send } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { InternalAnswer } from '~/door/files/internal-client'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { createFinishedPages } from './finished-pages'

const POLICY = "default-src 'none'; script-src 'none'; form-action 'self'"
const BODY = '<!DOCTYPE html><p>Page publique</p>'.repeat(40)

const answered = (over: { status?: number; body?: string; headers?: Record<string, string> } = {}): InternalAnswer => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    connection: 'close',
    ...over.headers,
  }
  const rawHeaders = Object.entries(headers).flat()
  return { status: over.status ?? 200, headers, rawHeaders, body: Buffer.from(over.body ?? BODY) }
}

let served: Listening
afterEach(() => served?.close())

/** A product that answers with the given pages in turn, and then always with the last one. */
async function serving(...answers: (InternalAnswer | Error)[]) {
  const asked: [string, Record<string, string>][] = []
  const time = { now: 1_000_000, day: '2026-11-21' }
  const finished = createFinishedPages({
    pages: new Map([
      ['/about', { mayBeKept: true }],
      ['/prelogin', { mayBeKept: false }],
    ]),
    visitOf: (_, { headers }) => {
      const remember = headers['x-new'] ? 'locale=a; HttpOnly' : null
      return headers.cookie ? null : { name: 'full', headers: { host: 'example.ch' }, remember }
    },
    ask: async (path, headers) => {
      asked.push([path, headers])
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error || !answer) throw answer
      return answer
    },
    now: () => time.now,
    today: () => time.day,
  })
  served = await listen((request, response) => finished(request, response, () => response.writeHead(299).end('left')))
  return { asked, time }
}

type ReceivedAnswer = { status: number; headers: Record<string, string | undefined>; body: Buffer }
const get = (path = '/about', headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<ReceivedAnswer>((resolve, reject) => {
    send(served.origin + path, { method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as ReceivedAnswer['headers'], body })
    })
      .on('error', reject)
      .end()
  })

describe('a public page', () => {
  it('remembers the language for whom it is new, changed or not, and for nobody else', async () => {
    await serving(answered())
    const first = await get('/about', { 'x-new': '1' })
    expect(first.headers['set-cookie']).toEqual(['locale=a; HttpOnly'])
    const again = await get('/about', { 'x-new': '1', 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, again.headers['set-cookie']]).toEqual([304, ['locale=a; HttpOnly']])
    expect((await get('/about')).headers['set-cookie']).toBeUndefined()
  })

  it('is made once, of a request that carries nothing about who asks, and sent in each encoding', async () => {
    const { asked } = await serving(answered())
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => get('/about', { 'accept-encoding': one, 'x-name': 'Claire' })),
    )
    expect(asked).toEqual([['/about', { host: 'example.ch' }]])
    const [br, gzip, plain] = bodies.map(({ body }) => body) as [Buffer, Buffer, Buffer]
    expect([brotliDecompressSync(br), gunzipSync(gzip), plain].map(String)).toEqual([BODY, BODY, BODY])
    for (const { status, headers, body } of bodies) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-length': String(body.length),
        'content-security-policy': POLICY,
        'content-type': 'text/html; charset=utf-8',
        etag: bodies[0]?.headers.etag,
        vary: 'Accept-Encoding, Accept-Language, Cookie, Save-Data',
      })
    }
  })

  it('is recognised by its headers alone', async () => {
    await serving(answered())
    const [head, page] = [await get('/about', {}, 'HEAD'), await get()]
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(BODY.length)])
    expect(head.headers.etag).toBe(page.headers.etag)
  })

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag, told as a strong one', (tag: string) => tag.slice(2)],
    ['it among others', (tag: string) => `"a", ${tag}`],
    ['any', () => '*'],
  ])('is not sent again to someone who has %s', async (_, written) => {
    await serving(answered())
    const { headers } = await get()
    const again = await get('/about', { 'if-none-match': written(headers.etag ?? ''), 'accept-encoding': 'br' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'no-cache',
    })
    expect(again.headers['content-security-policy']).toBe(POLICY)
    expect((await get('/about', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  it('that leads signed-in visitors elsewhere is kept by no browser', async () => {
    await serving(answered())
    const { headers } = await get('/prelogin', { 'if-none-match': '*' })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })
})

describe('a page is made anew', () => {
  const other = answered({ body: BODY.replace('publique', 'nouvelle') })

  it.each([
    ['after a minute', 60_000, '2026-11-21'],
    ['on the next day', 1_000, '2026-11-22'],
    ['where the clock was set back', -1, '2026-11-21'],
  ])('%s', async (_, passed, day) => {
    const { asked, time } = await serving(answered(), other)
    const first = await get()
    expect((await get()).headers.etag).toBe(first.headers.etag)
    time.now += passed
    time.day = day
    const second = await get('/about', { 'if-none-match': first.headers.etag ?? '' })
    expect([second.status, second.body.toString()]).toEqual([200, String(other.body)])
    expect(asked).toHaveLength(2)
  })

  it('and is the same for someone who has it, where nothing has changed', async () => {
    const { asked, time } = await serving(answered())
    const { headers } = await get()
    time.now += 60_000
    expect((await get('/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    expect(asked).toHaveLength(2)
  })
})

describe('left to the product is', () => {
  it.each<[string, string, Record<string, string>, string?]>([
    ['somebody who may be signed in', '/about', { cookie: 'session=a' }],
    ['a query', '/about?lang=de', {}],
    ['a page that is not public', '/avs', {}],
    ['another way to write a path', '/%61bout', {}],
    ['a form', '/about', {}, 'POST'],
  ])('%s', async (_, path, headers, method) => {
    const { asked } = await serving(answered())
    expect((await get(path, headers, method)).status).toBe(299)
    expect(asked).toEqual([])
  })

  it.each<[string, InternalAnswer | Error]>([
    ['a page that sets a cookie', answered({ headers: { 'set-cookie': 'session=a' } })],
    ['a page with a script', answered({ headers: { 'content-security-policy': "script-src 'nonce-a'" } })],
    ['a page without a policy', answered({ headers: { 'content-security-policy': '' } })],
    ['a redirect', answered({ status: 303 })],
    ['a failure', answered({ status: 503 })],
    ['what is no page', answered({ headers: { 'content-type': 'application/json' } })],
    ['what could not be asked', new Error('gone')],
  ])('%s, until it can be kept', async (_, answer) => {
    const { asked, time } = await serving(answer, answered())
    expect([(await get()).status, (await get()).status]).toEqual([299, 299])
    expect(asked).toHaveLength(1)
    time.now += 1_000
    expect((await get()).status).toBe(200)
  })
})
