import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, withCompression } from './compression'

const ORIGIN = 'https://example.ch'
const PAGE = Buffer.from('<p>Votre rente</p>'.repeat(100))
const GZIP = { 'accept-encoding': 'gzip, deflate, br' }
const SESSION = { ...GZIP, cookie: '__Host-session=token' }

function sentTo(asked: Record<string, string>, { body = PAGE, small = false } = {}) {
  const answer = new Headers()
  const sent = compress(body, { requestHeaders: new Headers(asked), answer, origin: ORIGIN, small })
  const encoding = answer.get('content-encoding')
  const read = { gzip: gunzipSync, br: brotliDecompressSync }[encoding ?? '']
  expect((read?.(sent) ?? sent).equals(body)).toBe(true)
  expect(answer.get('content-length')).toBe(String(sent.length))
  expect(answer.get('vary')).toBe('Accept-Encoding')
  return encoding
}

describe('an answer made for one request is compressed', () => {
  it.each<[string, Record<string, string>]>([
    ['for someone who has no session, wherever they come from', { ...GZIP, 'sec-fetch-site': 'cross-site' }],
    ['for a visitor who follows a link of ours', { ...SESSION, 'sec-fetch-site': 'same-origin' }],
    ['for a visitor who types the address', { ...SESSION, 'sec-fetch-site': 'none' }],
    ['for an old browser on a page of ours', { ...SESSION, referer: `${ORIGIN}/lpp?a=b` }],
  ])('%s', (_, asked) => expect(sentTo(asked)).toBe('gzip'))
})

it.each<[string, string | null]>([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['identity', null],
])('smaller where somebody arrives, whose browser takes %s', (accepted, encoding) =>
  expect(sentTo({ 'accept-encoding': accepted, 'sec-fetch-site': 'none' }, { small: true })).toBe(encoding),
)

describe('it is not', () => {
  it.each<[string, Record<string, string>]>([
    ['for someone who takes no gzip', { 'accept-encoding': 'br' }],
    ['for someone who refuses it', { 'accept-encoding': 'gzip;q=0' }],
    ['for someone who says nothing', {}],
    ['for a visitor whom another site sends', { ...SESSION, 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/` }],
    ['for a visitor whom a site beside ours sends', { ...SESSION, 'sec-fetch-site': 'same-site' }],
    ['for an old browser that comes from elsewhere', { ...SESSION, referer: 'https://evil.example/' }],
    ['for an old browser that says nothing', SESSION],
    ['where an address only begins like ours', { ...SESSION, referer: `${ORIGIN}.evil.example/` }],
    ['for a program of another site with a token', { ...GZIP, authorization: 'Bearer token' }],
  ])('%s', (_, asked) => expect(sentTo(asked)).toBeNull())

  it('where it is short', () => expect(sentTo(GZIP, { body: Buffer.from('{"version":"1"}') })).toBeNull())
})

describe('a call', () => {
  const calls = (answer: Response) => withCompression({ fetch: async () => answer }, ORIGIN)
  const asked = new Request(`${ORIGIN}/api/law`, { headers: GZIP })

  it('is compressed with its status and headers', async () => {
    const json = JSON.stringify(Array(500).fill('a'))
    const told = { status: 409, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } }
    const answer = await calls(new Response(json, told)).fetch(asked)
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      409,
      { ...told.headers, vary: 'Accept-Encoding', 'content-encoding': 'gzip', 'content-length': expect.any(String) },
    ])
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(json)
  })

  it('without a body has none', async () => {
    const empty = new Response(null, { status: 204 })
    expect(await calls(empty).fetch(asked)).toBe(empty)
  })
})
