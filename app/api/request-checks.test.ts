/** What every changing request must be, and how everything that goes wrong is answered. */
import { beforeEach, describe, expect, it } from 'vitest'
import { COOKIE, ORIGIN, startApi } from '../../tests/support/product/start-api'
import { cannotOpen } from '../../tests/support/vault/cannot-open'

let api: Awaited<ReturnType<typeof startApi>>
let reported: unknown[]
beforeEach(async () => {
  reported = []
  api = await startApi({ report: (error) => reported.push(error) })
})

const PATH = '/openpk/user/pension-funds'
const body = JSON.stringify({ ids: ['a'] })

/** A POST of a browser that is signed in, with these headers beside. */
const browser = (headers: Record<string, string>, sent: BodyInit = body, path = PATH) =>
  api.send(path, {
    method: 'POST',
    headers: { cookie: `other=1; ${COOKIE}=${api.token}`, 'content-type': 'application/json', ...headers },
    body: sent,
  })

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const problem = await response.json()
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status })
  return [problem.status, problem.title]
}

describe('origin', () => {
  it.each<[string, Record<string, string>]>([
    ['our origin', { origin: ORIGIN }],
    ['our origin, said twice', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    ['the same site, from a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('takes %s', async (_name, headers) => {
    expect((await browser(headers)).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin that claims to be ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['an origin that begins like ours', { origin: `${ORIGIN}.evil.example` }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['no origin to speak of', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of our site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s, and saves nothing', async (_name, headers) => {
    expect(await problemOf(await browser(headers))).toEqual([403, 'foreign origin'])
    expect((await api.dossier()).secondPillar.selection).toBeNull()
  })

  it('lets everybody read who has the session', async () => {
    const headers = { authorization: `Bearer ${api.token}`, origin: 'https://evil.example' }
    const response = await api.send('/me', { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'is not taken as %j',
    async (type) => {
      expect((await problemOf(await browser({ 'content-type': type })))[0]).toBe(415)
    },
  )

  it('is taken with a charset', async () => {
    expect((await browser({ 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it.each(['{', '', '{"ids":["a"]}}', 'a secret value'])('is refused as malformed: %j', async (sent) => {
    const response = await browser({}, sent)
    expect(await response.clone().text()).not.toContain('secret')
    expect(await problemOf(response)).toEqual([400, 'malformed JSON'])
  })

  it('may have 64 kB and no more, also where its length is not announced', async () => {
    const big = JSON.stringify({ ids: ['a'], more: 'x'.repeat(64 * 1024) })
    expect(await problemOf(await browser({}, big))).toEqual([413, 'more than 64 kB'])
    expect((await browser({ 'content-length': String(big.length) }, big)).status).toBe(413)
    const most = JSON.stringify({ ids: ['a'], more: Array(60).fill('x'.repeat(1000)) })
    expect((await browser({}, most)).status).toBe(200)
  })

  const nested = (levels: number) => `{"ids":["a"],"more":${'['.repeat(levels)}${']'.repeat(levels)}}`

  it.each([
    ['10 levels', nested(10), 200],
    ['11 levels', nested(11), 413],
    ['as many levels as fit', nested(30_000), 413],
    ['990 values', JSON.stringify({ ids: ['a'], more: Array(990).fill(1) }), 200],
    ['1000 values and more', JSON.stringify({ ids: ['a'], more: Array(1000).fill(1) }), 413],
    [
      '1000 fields',
      JSON.stringify({ ids: ['a'], ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [i, 1])) }),
      413,
    ],
  ])('may have %s: %3$i', async (_name, sent, status) => {
    const response = await browser({}, sent)
    expect(response.status).toBe(status)
    if (status === 413) expect(await problemOf(response)).toEqual([413, 'too many values'])
  })

  it.each([
    ['a text of 1000 characters', { more: 'x'.repeat(1000) }, 200],
    ['a longer text', { more: 'x'.repeat(1001) }, 413],
    ['one deep inside', { more: [{ one: ['x'.repeat(1001)] }] }, 413],
    ['a name of 1000 characters', { ['x'.repeat(1000)]: 1 }, 200],
    ['a longer name', { more: { ['x'.repeat(1001)]: 1 } }, 413],
  ])('may have %s: %3$i', async (_name, more, status) => {
    const response = await browser({}, JSON.stringify({ ids: ['a'], ...more }))
    expect(response.status).toBe(status)
    if (status === 413) expect(await problemOf(response)).toEqual([413, 'too long a text'])
  })

  it('is not repeated in what is said about it', async () => {
    const typed = { solde: 'secret solde', rate: 99, amount: null, paydate: 'secret day', secretName: 1 }
    const response = await browser({}, JSON.stringify(typed), '/open3k/info')
    expect(response.status).toBe(422)
    expect(await response.text()).not.toMatch(/secret|99/)
  })

  it.each(['null', '[]', '"text"', '7'])('that is %s is refused', async (sent) => {
    expect((await problemOf(await browser({}, sent, '/acor/pension-calculator/info')))[0]).toBe(422)
  })
})

describe('unknown', () => {
  it.each([
    ['GET', '/nope'],
    ['GET', ''],
    ['GET', '/me/'],
    ['PUT', '/me'],
    ['DELETE', PATH],
    ['POST', '/synthesis/digest'],
  ])('%s %s is not found', async (method, path) => {
    const headers = { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' }
    expect(await problemOf(await api.send(path, { method, headers }))).toEqual([404, 'not found'])
  })
})

describe('failure', () => {
  const secret = new Error('secret detail at /srv/app/vault.ts')

  it.each([
    ['/acor/pension-calculator/info', 'no info'],
    ['/open3k/info', 'no info'],
    ['/openpk/user/pension-funds', 'no selection'],
    ['/openpv/user/entities', 'no selection'],
    ['/openpk/user/pension-funds/policies', 'no policy'],
    ['/openpv/user/providents', 'no provident'],
    ['/me', 'internal server error'],
    ['/steps', 'internal server error'],
  ])('[227] of %s is named "%s", says nothing more, and is reported', async (path, title) => {
    cannotOpen(api.vault, secret)
    const response = await api.get(path)
    expect(await response.clone().text()).not.toMatch(/secret|srv/)
    expect(await problemOf(response)).toEqual([500, title])
    expect(reported).toEqual([secret])
  })
})
