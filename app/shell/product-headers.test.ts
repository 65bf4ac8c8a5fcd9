/** What every answer of the product carries, whoever gives it. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLoad } from '~/door/standing/load'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { cannotOpen } from '../../tests/support/vault/cannot-open'

let product: StartedProduct
let log: CapturedLog
let cookie: string
const load = createLoad()
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ settings: { RATE_LIMIT: 'on' }, load })
  cookie = (await sessionAt(product)).cookie
})
afterAll(async () => {
  await product.close()
  log.release()
})

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Below fetch, which neither sends TRACE nor leaves redirects alone. */
const ask = (path: string, { method = 'GET', headers = {}, body = '' }: RequestOptions = {}) =>
  new Promise<{ status: number; headers: Record<string, string> }>((resolve, reject) => {
    const length =
      method === 'POST' && !('transfer-encoding' in headers) ? { 'content-length': String(body.length) } : {}
    const sent = request(
      product.origin + path,
      { method, headers: { accept: HTML, ...length, ...headers } },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string> })
      },
    )
    sent.on('error', reject).end(body)
  })

const NO_SCRIPT = "script-src 'none'"
const ONE_SCRIPT = /script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/

function expectAll(headers: Record<string, string>, script: string | RegExp = NO_SCRIPT) {
  const { 'content-security-policy': policy = '', ...others } = headers
  expect(policy).toMatch(script)
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(
      policy.split('; ').some((one) => one.startsWith(part)),
      part,
    ).toBe(true)
  expect(policy).not.toContain('unsafe-')
  expect(policy).not.toContain('*')
  expect(others).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cache-control': expect.stringMatching(/^(no-(store|cache)|public, max-age=3600)$/),
  })
  expect(Object.keys(others)).not.toContain('x-powered-by')
}

describe('the security headers of', () => {
  it.each<[string, number, string, RequestOptions?]>([
    ['a page', 200, '/about'],
    ['a page without its body', 200, '/de', { method: 'HEAD' }],
    ['the data of a page', 200, '/?_data=root'],
    ['a page that is missing', 404, '/nope'],
    ['a link whose seal is broken', 404, '/export?payload=broken'],
    ['a file of the build that is missing', 404, '/assets/nope.js'],
    ['a film that is missing', 404, '/films/nope.0123456789.mp4'],
    ['what browsers and robots look for', 200, '/robots.txt'],
    ["Remix's manifest", 404, '/__manifest'],
    ['the version', 200, '/version'],
    ['another spelling of a path', 308, '//de//avs/'],
    ['a Host that is none', 400, '/about', { headers: { host: 'a b' } }],
    ['a Host that is not ours', 421, '/about', { headers: { host: 'evil.example' } }],
    ['the live probe', 200, '/health/live'],
    ['the ready probe', 200, '/health/ready'],
    ['a redirect to the home page', 302, '/avs'],
    ['the language switch', 303, '/about?lang=de'],
    ['the sign-in', 303, '/signin'],
    ['a callback of nobody', 303, '/signin/callback?code=a&state=b'],
    ['a callback of no party', 303, '/signin/party/callback?code=a&state=b'],
    ['the logout', 303, '/logout', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...FORM } }],
    ['a file to take home, for nobody', 302, '/data/synthesis.pdf'],
    ['a call', 200, '/api/law'],
    ['the document of the calls', 200, '/api/openapi.json'],
    ['a call without a session', 401, '/api/me'],
    ['a call that is missing', 404, '/api/nope'],
    ['a call of a foreign page', 403, '/api/terms', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['a call that takes no form', 415, '/api/terms', { method: 'POST', headers: FORM }],
    ['an address that cannot be read', 400, '/%E0%A4'],
    ['a foreign form', 403, '/lpp', { method: 'POST', headers: { origin: 'https://evil.example', ...FORM } }],
    ['a method that no page knows', 405, '/lpp', { method: 'PUT' }],
    ['a method that nobody knows', 405, '/', { method: 'TRACE' }],
    ['a body without a length', 411, '/lpp', { method: 'POST', headers: { 'transfer-encoding': 'chunked', ...FORM } }],
    ['a body that is too long', 413, '/lpp', { method: 'POST', headers: FORM, body: 'a'.repeat(65_537) }],
    ['a body that is no form', 415, '/lpp', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
    ['a form without the box', 400, '/prelogin', { method: 'POST', headers: FORM, body: 'a=b' }],
  ])('%s (%i)', async (_, status, path, asked) => {
    const answer = await ask(path, asked)
    expect(answer.status).toBe(status)
    expectAll(answer.headers)
  })

  it('a page with a script, which has a nonce of its own each time', async () => {
    const policies = new Set<string | undefined>()
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await ask('/lpp', { headers: { cookie } })
      expect(status).toBe(200)
      expectAll(headers, ONE_SCRIPT)
      policies.add(headers['content-security-policy'])
    }
    expect(policies.size).toBe(2)
  })

  it('someone who asks too often (429)', async () => {
    let answer = await ask('/signin')
    for (let time = 0; time < 600 && answer.status !== 429; time++) answer = await ask('/signin')
    expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expectAll(answer.headers)
  })

  it('a failure of ours, in a page and before it (500)', async () => {
    const end = cannotOpen(product.vault, new Error('a disk, with a secret on it'))
    for (const path of ['/avs', '/logout', '/api/me']) {
      const method = path === '/logout' ? 'POST' : 'GET'
      const answer = await ask(path, { method, headers: { cookie, origin: product.origin } })
      expect([path, answer.status]).toEqual([path, 500])
      expectAll(answer.headers)
    }
    end()
  })

  it('someone who is sent away while there is no room, but probes and files are answered (503)', async () => {
    const leaving = Array.from({ length: 1000 }, () => load.enter())
    for (const path of ['/', '/de/avs', '/api/law', '/signin', '/nope']) {
      const answer = await ask(path)
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '5'])
      expectAll(answer.headers)
    }
    for (const [path, status] of [
      ['/health/live', 200],
      ['/health/ready', 200],
      ['/assets/nope.js', 404],
      ['/version', 200],
    ] as const)
      expect((await ask(path)).status).toBe(status)
    for (const leave of leaving) leave?.()
    expect((await ask('/')).status).toBe(200)
  })

  it('the ready probe while the loop is late (503)', async () => {
    for (const delay of [300, 300, 300]) load.endWindow(delay, 1000)
    const [ready, live] = await Promise.all([ask('/health/ready'), ask('/health/live')])
    expect([ready.status, live.status]).toEqual([503, 200])
    expectAll(ready.headers)
    for (const delay of [20, 20, 20]) load.endWindow(delay, 1000)
    expect((await ask('/health/ready')).status).toBe(200)
  })
})
