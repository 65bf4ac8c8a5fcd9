/** What the product sends is compressed, whoever answers; and is the same then. */
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'

let product: StartedProduct
let cookie: string
let log: CapturedLog
beforeAll(async () => {
  log = captureLog()
  product = await startProduct()
  cookie = (await sessionAt(product)).cookie
})
afterAll(async () => {
  await product.close()
  log.release()
})

const OWN = { 'sec-fetch-site': 'same-origin' }

/** Below fetch, which decompresses by itself. */
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>((resolve, reject) => {
    request(product.origin + path, { method, headers: { accept: 'text/html', ...headers } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body })
    })
      .on('error', reject)
      .end()
  })

/** The script's nonce and the time that is left are others each time. */
const steady = (body: Buffer) =>
  body
    .toString()
    .replace(/nonce="[^"]+"|data-left-ms="\d+"/g, '')
    .replace(/\d\d:\d\d/g, '')

describe('is compressed:', () => {
  it.each([
    ['a public page', 200, '/about'],
    ['the form of a visitor', 200, '/avs'],
    ['what a visitor is shown of themselves', 200, '/data'],
    ['a page that is missing', 404, '/nope'],
    ['an address that cannot be read', 400, '/%E0%A4'],
    ['a call', 200, '/api/law'],
  ])('%s (%i)', async (_, status, path) => {
    const own = { cookie, ...OWN }
    const [plain, compressed] = await Promise.all([ask(path, own), ask(path, { ...own, 'accept-encoding': 'gzip' })])
    expect([plain.status, plain.headers['content-encoding']]).toEqual([status, undefined])
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([status, 'gzip'])
    expect(steady(gunzipSync(compressed.body))).toBe(steady(plain.body))
    expect(compressed.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(compressed.body.length),
      'content-type': plain.headers['content-type'],
    })
  })

  it('a page without its body says how long it is', async () => {
    const asked = { cookie, ...OWN, 'accept-encoding': 'gzip' }
    const head = await ask('/about?a=b', asked, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'gzip'])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  })
})

it("a visitor's page to which another site leads is not, nor is a short answer", async () => {
  const asked = { cookie, 'accept-encoding': 'gzip, br' }
  const guess = await ask('/avs?guess=756.9217', { ...asked, 'sec-fetch-site': 'cross-site' })
  expect([guess.status, guess.headers['content-encoding']]).toEqual([200, undefined])
  expect((await ask('/version', asked)).headers['content-encoding']).toBeUndefined()
})
