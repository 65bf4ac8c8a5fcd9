/** What answers cost and bodies hold, counted for every way into the product. */
import { request as send } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMeter } from '~/door/cost/meter'
import { createBodies } from '~/door/standing/bodies'
import { calculateHere, inThread } from '~/estimate/calculate'
import { createMeasures } from '~/measures/measures'
import { createVisitors } from '../../tests/fuzz/visitors'
import { sessionAt } from '../../tests/support/identity/session-at'
import { captureLog } from '../../tests/support/product/captured-log'
import { startProduct } from '../../tests/support/product/start-product'
import { dearestBody, dearestFile } from '../../tests/support/strangers/dearest'

const KILOBYTE = 1024
const BODIES = { most: 90 * KILOBYTE, mostOfAnAddress: 40 * KILOBYTE }

/** Whenever somebody looks, the thread has used a second more, so an answer costs some seconds. */
const dearAnswers = () => {
  let spent = 0
  return createMeter(() => (spent += 1000))
}

type Given = { settings?: Record<string, string> } & Pick<
  Parameters<typeof startProduct>[0] & object,
  'calculate' | 'meter' | 'writePdf'
>

async function started({ settings, ...given }: Given = {}) {
  const log = captureLog()
  const bodies = createBodies(BODIES)
  const measures = createMeasures({ routes: [], version: '1', longestMs: 1000 })
  const limited = { RATE_LIMIT: 'on', TRUST_PROXY: '1', ...settings }
  const product = await startProduct({ settings: limited, bodies, measures, ...given })
  onTestFinished(async () => {
    await product.close()
    log.release()
  })
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(product.origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': '203.0.113.1', ...headers },
    })
  const statusOf = async (...given: Parameters<typeof ask>) => {
    const answer = await ask(...given)
    await answer.arrayBuffer()
    return answer.status
  }
  const events = () => log.lines.flatMap((line) => (line.includes('"security"') ? [JSON.parse(line).security] : []))
  return { product, bodies, measures, ask, statusOf, events }
}

/** Asks until somebody is refused, at most as often as these budgets can take. */
async function until429(ask: () => Promise<number>): Promise<number> {
  for (let time = 1; time <= 30; time++) if ((await ask()) === 429) return time
  return Number.POSITIVE_INFINITY
}

describe('the cost of answers', () => {
  it.each([
    ['a page', '/avs'],
    ['a call', '/api/me'],
    ['a file', '/data/synthesis.csv'],
  ])('of %s is the session’s, which is refused above its budget, and nobody else is', async (_, path) => {
    const { product, statusOf, events, measures } = await started({ meter: dearAnswers() })
    const [one, other] = [await sessionAt(product), await sessionAt(product)]
    expect(await until429(() => statusOf(path, { headers: { cookie: one.cookie } }))).toBeLessThanOrEqual(7)
    expect(await statusOf('/avs', { headers: { cookie: one.cookie } })).toBe(429)
    expect(await statusOf(path, { headers: { cookie: other.cookie, 'x-forwarded-for': '203.0.113.2' } })).not.toBe(429)
    expect(new Set(events())).toEqual(new Set(['cost-reached']))
    expect(await measures.text()).toMatch(/^piliers_refusals_total\{by="door",reason="cost-reached"\} [1-9]/m)
  })

  it.each([
    ['pages without a session', '/about?q=1'],
    ['estimates', '/api/estimate'],
  ])('of %s is the address’s', async (_, path) => {
    const { statusOf } = await started({ meter: dearAnswers() })
    expect(await until429(() => statusOf(path))).toBeLessThanOrEqual(20)
    expect(await statusOf('/about?q=1')).toBe(429)
    expect(await statusOf('/about')).toBe(200)
    expect(await statusOf('/about?q=1', { headers: { 'x-forwarded-for': '203.0.113.2' } })).toBe(200)
  })

  it('counts what a PDF takes in its thread', async () => {
    const { product, statusOf } = await started({
      meter: createMeter(() => 0),
      writePdf: async (_content, _signal, spent) => {
        spent(6000)
        return new Uint8Array([37])
      },
    })
    const token = await (await createVisitors(product)).begin('married')
    const headers = { cookie: `${product.sessionCookie}=${token}` }
    expect(await statusOf('/data/synthesis.pdf', { headers })).toBe(200)
    expect(await statusOf('/avs', { headers })).toBe(429)
  })

  /** No time passes here; each dear calculation has its thread for that long. */
  const inThreadFor = (seconds: number) => ({
    meter: createMeter(() => 0),
    calculate: inThread(async (one, spent) => {
      spent?.(seconds * 1000)
      return calculateHere(one)
    }),
  })

  it('counts what the pension of a page takes in a thread', async () => {
    const { product, ask, statusOf } = await started(inThreadFor(6))
    const file = new FormData()
    file.set('file', new Blob([dearestFile({ former: 1, isCouple: true })]), 'x.json')
    file.set('terms', 'on')
    file.set('enter', '1')
    const begun = await ask('/resume', { method: 'POST', body: file, headers: { origin: product.origin } })
    expect(begun.status).toBe(303)
    const cookie = begun.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    expect(await statusOf('/synthesis', { headers: { cookie } })).toBe(200)
    expect(await statusOf('/avs', { headers: { cookie } })).toBe(429)
  })

  it('counts what an estimate takes in a thread', async () => {
    const { statusOf } = await started(inThreadFor(11))
    const estimate = () =>
      statusOf('/api/estimate', {
        method: 'POST',
        body: JSON.stringify(dearestBody()),
        headers: { 'content-type': 'application/json' },
      })
    expect([await estimate(), await estimate(), await estimate()]).toEqual([200, 200, 429])
  })

  it('is counted for nobody with RATE_LIMIT=off', async () => {
    const { product, statusOf, events } = await started({ meter: dearAnswers(), settings: { RATE_LIMIT: 'off' } })
    const { cookie } = await sessionAt(product)
    expect(await until429(() => statusOf('/avs', { headers: { cookie } }))).toBe(Number.POSITIVE_INFINITY)
    expect(events()).toEqual([])
  })
})

const FILE = 'multipart/form-data; boundary=b'
const aroundFile = (kilobytes: number) =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n${'x'.repeat(kilobytes * KILOBYTE)}\r\n--b--\r\n`

describe('bodies under way', () => {
  const JSON_TYPE = 'application/json'
  const asText = (kilobytes: number) => JSON.stringify('x'.repeat(kilobytes * KILOBYTE))

  it.each([
    ['a file', '/resume', FILE, aroundFile, 'on'],
    ['a file, whatever is counted', '/resume', FILE, aroundFile, 'off'],
    ['a call', '/api/estimate', JSON_TYPE, asText, 'on'],
    ['a form', '/own', 'application/x-www-form-urlencoded', (size: number) => `a=${asText(size)}`, 'on'],
    ['a logout', '/logout', 'application/x-www-form-urlencoded', (size: number) => `a=${asText(size)}`, 'on'],
    ['a path that nobody has', '/nobody', FILE, aroundFile, 'on'],
  ])('have no room for too much of %s: %s', async (_, path, type, bodyOf, limits) => {
    const { statusOf, bodies, events } = await started({ settings: { RATE_LIMIT: limits } })
    const post = (kilobytes: number) =>
      statusOf(path, { method: 'POST', headers: { 'content-type': type }, body: bodyOf(kilobytes) })
    expect(await post(45)).toBe(503)
    expect(await post(10)).not.toBe(503)
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 0, addresses: 0 }))
    expect(events()).toEqual(['bodies-full'])
  })

  it('that break off leave none of their places taken, and others are let in meanwhile', async () => {
    const { product, statusOf, bodies } = await started()
    const sent = ['203.0.113.1', '203.0.113.2'].map((from) => {
      const headers = { 'content-type': FILE, 'content-length': 60 * KILOBYTE, 'x-forwarded-for': from }
      const one = send(`${product.origin}/resume`, { method: 'POST', headers })
      one.on('error', () => undefined).write(aroundFile(38))
      return one
    })
    await vi.waitFor(() => expect(bodies.held().bytes).toBeGreaterThan(76 * KILOBYTE))
    const post = (kilobytes: number) =>
      statusOf('/resume', {
        method: 'POST',
        headers: { 'content-type': FILE, 'x-forwarded-for': '203.0.113.3' },
        body: aroundFile(kilobytes),
      })
    expect(await post(20)).toBe(503)
    expect(await post(10)).not.toBe(503)
    for (const one of sent) one.destroy()
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 0, addresses: 0 }))
    expect(await post(20)).not.toBe(503)
  })
})
