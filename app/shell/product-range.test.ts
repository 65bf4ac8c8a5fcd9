/** A form that any site may post: it is let in, knows nobody, keeps nothing, and no other form of the product is like it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FORM_EXAMPLE } from '~/pages/developers/form-fields'
import { LIMITS } from '~/pages/developers/limits'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { serverBuild } from '../../tests/support/product/server-build'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { openFormPaths } from './product'

let product: StartedProduct
let log: CapturedLog
beforeAll(async () => {
  log = captureLog()
  product = await startProduct()
})
afterAll(async () => {
  await product.close()
  log.release()
})

const PATHS = ['/range', '/de/range']
const FOREIGN = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site', accept: 'text/html' }

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(product.origin + path, {
    method: 'POST',
    headers: { ...FOREIGN, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** Status, headers and bytes, without the second in which they were sent. */
const told = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => name !== 'date'),
  text: await answer.text(),
})

it('is the only one of the product', () => expect([...openFormPaths(serverBuild)].toSorted()).toEqual(PATHS.toSorted()))

describe.each(PATHS)('%s', (path) => {
  it('is answered in place, wherever it comes from', async () => {
    for (const from of [{ origin: 'null' }, { 'sec-fetch-site': 'same-site' }, { origin: product.origin }, {}]) {
      const answer = await post(path, FORM_EXAMPLE, from as Record<string, string>)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.text()).toContain('data-figure="lpp.monthly"')
    }
  })

  it('is the same for everybody: no cookie is read, and none is set', async () => {
    const { token, cookie } = await sessionAt(product)
    const before = await product.vault.open(token)
    const choices = `${cookie}; light=Im9uIg%3D%3D; locale=ImRlIg%3D%3D`
    const [nobody, visitor, bearer] = [
      await told(await post(path, FORM_EXAMPLE)),
      await told(await post(path, FORM_EXAMPLE, { cookie: choices, origin: product.origin })),
      await told(await post(path, FORM_EXAMPLE, { authorization: `Bearer ${token}` })),
    ]
    expect(visitor).toEqual(nobody)
    expect(bearer).toEqual(nobody)
    expect(nobody.headers.map(([name]) => name)).not.toContain('set-cookie')
    expect(await product.vault.open(token)).toEqual(before)
  })

  it('shows its questions to whoever opens it, and knows nobody there either', async () => {
    const { cookie } = await sessionAt(product)
    const opened = async (headers: Record<string, string>) =>
      told(
        await fetch(product.origin + path, { headers: { accept: 'text/html', 'sec-fetch-site': 'none', ...headers } }),
      )
    const nobody = await opened({})
    expect(await opened({ cookie })).toEqual(nobody)
    expect(nobody.status).toBe(200)
    expect(nobody.headers.map(([name]) => name)).not.toContain('set-cookie')
    expect(nobody.text).toContain('name="birthDate"')
  })

  it('keeps nothing, and writes nothing of it into the log', async () => {
    const written = watchVault()
    const lines = log.lines.length
    await post(path, { ...FORM_EXAMPLE, salary: '123456.50', intent: 'language:de' })
    await post(path, { ...FORM_EXAMPLE, salary: '123457' })
    expect(written()).toBe(0)
    const said = log.lines.slice(lines).join('\n')
    expect(said).toContain(`"route":"${path}"`)
    expect(said).not.toMatch(/12345|14\.05\.1985|1985-05-14/)
    // The same answers with the terms begin a dossier where one begins.
    await post(
      '/own/quick',
      { ...FORM_EXAMPLE, terms: 'on' },
      { origin: product.origin, 'sec-fetch-site': 'same-origin' },
    )
    expect(written()).toBe(1)
    vi.restoreAllMocks()
  })

  it('cannot be framed, and no page of another site is told its address', async () => {
    const { headers } = await post(path, FORM_EXAMPLE)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect([headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual(['DENY', 'same-origin'])
  })

  it.each([
    ['another method', 403, { method: 'PUT' }],
    ['a form with a file', 415, { body: fileForm() }],
    ['JSON', 415, { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['a body above 64 kB', 413, { body: new URLSearchParams({ salary: '1'.repeat(66_000) }) }],
    [
      'more than 200 fields',
      413,
      { body: new URLSearchParams(Array.from({ length: 201 }, (_, at) => [`f${at}`, ''])) },
    ],
  ])('refuses %s', async (_, status, init) => {
    const headers = { ...FOREIGN, ...('headers' in init && init.headers) }
    expect((await fetch(product.origin + path, { method: 'POST', ...init, headers })).status).toBe(status)
  })
})

/** @returns how often something was written since */
function watchVault(): () => number {
  let written = 0
  const { vault } = product
  const begin = vault.beginRequest.bind(vault)
  vi.spyOn(vault, 'beginRequest').mockImplementation(() => {
    const ofRequest = begin()
    const count =
      <Given extends unknown[], Answer>(write: (...given: Given) => Answer) =>
      (...given: Given) => {
        written++
        return write.apply(ofRequest, given)
      }
    return { ...ofRequest, create: count(ofRequest.create), save: count(ofRequest.save), renew: count(ofRequest.renew) }
  })
  return () => written
}

it('is counted by the address as the call with a whole life is, whoever sends it', async () => {
  const limited = await startProduct({ settings: { RATE_LIMIT: 'on' } })
  const { cookie } = await sessionAt(limited)
  const init = { method: 'POST', headers: { ...FOREIGN, cookie }, body: new URLSearchParams() }
  let answered = 0
  while ((await fetch(`${limited.origin}/range`, init)).status === 400) answered++
  expect(answered).toBe(LIMITS.rate)
  const call = await fetch(`${limited.origin}/api/estimate`, { method: 'POST' })
  expect([call.status, call.headers.has('retry-after')]).toEqual([429, true])
  await limited.close()
})

function fileForm() {
  const form = new FormData()
  form.append('file', new File(['x'], 'x.txt'))
  return form
}
