/** Odd addresses and names, as they come over the wire: each is led to its one spelling, or refused in so many words. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'

let product: StartedProduct
let log: CapturedLog
let cookie: string
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
  cookie = (await sessionAt(product)).cookie
})
afterAll(async () => {
  await product.close()
  log.release()
})

/** What is written to the connection, to the letter; `null` leaves a header out. */
async function send(line: string, more: Record<string, string | null> = {}) {
  const { hostname, port, host } = new URL(product.origin)
  const headers = { Host: host, Accept: 'text/html', Connection: 'close', ...more }
  const written = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  const socket = connect(Number(port), hostname)
  socket.write(`${[`${line} HTTP/1.1`, ...written].join('\r\n')}\r\n\r\n`)
  const answer = await text(socket)
  const header = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1]
  return { status: Number(answer.slice(9, 12)), location: header('location'), type: header('content-type'), answer }
}

describe('a path in another spelling is led to its own, for a signed-in visitor and for anybody', () => {
  it.each([
    ['/data/synthesis.pdf//', '/data/synthesis.pdf'],
    ['/export//', '/export'],
    ['/export/?payload=a//b', '/export?payload=a//b'],
    ['/de//avs', '/de/avs'],
    ['/%64e/avs', '/de/avs'],
    ['/about/', '/about'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/%2F..', undefined],
    ['/api/me/', '/api/me'],
    ['//api/law', '/api/law'],
    ['/%73andbox/identity', '/sandbox/identity'],
    ['/signin//callback?code=a', '/signin/callback?code=a'],
  ])('%s', async (path, location) => {
    for (const session of [null, cookie])
      for (const method of ['GET', 'POST']) {
        const answer = await send(`${method} ${path}`, {
          Cookie: session,
          'Content-Length': method === 'POST' ? '0' : null,
        })
        expect([answer.status, answer.location]).toEqual([location ? 308 : 400, location])
      }
  })

  it.each(['/AVS', '/De/avs', '/Signin', '/API/me', '/LOGOUT', '/Assets/app.css', '/.Well-known/security.txt'])(
    'but capitals make another one, which nobody has: %s',
    async (path) => expect((await send(`GET ${path}`, { Cookie: cookie })).status).toBe(404),
  )

  it.each(['/avs#a', '/data/synthesis.pdf//#', '/avs\\', '*', 'http://evil.example/avs', '/de/%2e%2E/avs'])(
    'and what is no path is refused: %s',
    async (path) => expect((await send(`GET ${path}`, { Cookie: cookie })).status).toBe(400),
  )
})

describe('what a proxy says of the address', () => {
  it.each(['a b', 'http://evil', 'https, http', '', 'javascript', '//'])(
    'breaks no page: X-Forwarded-Proto: %j',
    async (proto) => {
      for (const path of ['/about', '/de/law', '/nope-not', '/avs']) {
        const odd = await send(`GET ${path}`, { Cookie: cookie, 'X-Forwarded-Proto': proto })
        const plain = await send(`GET ${path}`, { Cookie: cookie })
        expect([path, odd.status, odd.location]).toEqual([path, plain.status, plain.location])
      }
    },
  )
})

describe('a path that nobody has', () => {
  it.each([
    ['/<script>alert(1)</script>', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['/&lt;script&gt;', '/&amp;lt;script&amp;gt;'],
    [`/'&"`, '/&#x27;&amp;%22'],
  ])('[214] is named without a sign that is markup: %s', async (path, named) => {
    for (const prefix of ['', '/de']) {
      const { status, answer } = await send(`GET ${prefix}${path}`)
      const said = /Page not found: [^\n]*?(?=<)/.exec(answer)?.[0]
      expect([status, said]).toEqual([404, `Page not found: ${prefix}${named}`])
      // Nor anywhere else in the page, which repeats the path in its links.
      expect(answer).not.toContain('<script')
    }
  })
})

describe('a Host', () => {
  it.each([
    ['a b', 400],
    ['', 400],
    [null, 400],
    ['evil.example/', 400],
    ['user@evil.example', 400],
    ['evil.example', 421],
    ['127.0.0.1', 421],
  ])('that is none, or not ours, is refused: %j', async (host, status) => {
    for (const path of ['/about', '/', '/avs', '/assets/nope.js', '/nope']) {
      const page = await send(`GET ${path}`, { Host: host })
      expect([path, page.status, page.type]).toEqual([path, status, 'text/html; charset=utf-8'])
      expect(page.answer).toContain('<h1>')
    }
    const call = await send('GET /api/law', { Host: host, Accept: 'application/json' })
    expect([call.status, call.type]).toEqual([status, 'application/problem+json; charset=utf-8'])
    expect((await send('GET /health/live', { Host: host })).status).toBe(200)
    expect((await send('GET /health/ready', { Host: host })).status).toBe(200)
  })

  it('of another name is shown the way to ours', async () => {
    const { answer } = await send('GET /de/avs', { Host: 'evil.example' })
    expect(answer).toContain(`href="${product.origin}/de"`)
  })

  it('that is sent twice is refused', async () =>
    expect((await send('GET /about', { host: new URL(product.origin).host })).status).toBe(400))
})
