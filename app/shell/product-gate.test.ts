/** The door of the whole product: which requests get in, and from where. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionAt } from '../../tests/support/identity/session-at'
import { french } from '../../tests/support/pages/french'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'

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

const FORM = 'application/x-www-form-urlencoded'
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('the gate', () => {
  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  const form = { 'content-type': FORM }
  const json = { 'content-type': 'application/json' }

  it.each<[string, string, string, Record<string, string>, string]>([
    ['a form of a page', 'POST', '/lpp', form, 'none=1'],
    ['a form of a German page', 'POST', '/de/data', form, 'confirm=1'],
    ['a `_data` request', 'POST', '/lpp?_data=fr%3A%2Flpp', form, 'none=1'],
    ['a form of the home page', 'POST', '/?index', form, ''],
    ['a resource route', 'POST', '/data/synthesis.pdf', form, ''],
    ['a call', 'POST', '/api/openpk/user/pension-funds', json, '{"ids":[]}'],
    ['the logout', 'POST', '/logout', form, ''],
    ['the sign-in', 'POST', '/signin', form, ''],
    ['another method', 'PUT', '/lpp', form, 'none=1'],
    ['another method', 'DELETE', '/api/me', json, ''],
    ['a path that nobody has', 'PATCH', '/nope', form, ''],
  ])('lets no other site reach %s: %s %s', async (_, method, path, headers, body) => {
    const { token, cookie, formToken } = await sessionAt(product)
    const before = await product.vault.open(token)
    const sent = headers === form ? `${body}&formToken=${formToken}` : body
    for (const foreign of FOREIGN) {
      const init = { method, headers: { ...headers, ...foreign, cookie }, body: sent }
      expect((await fetch(product.origin + path, { ...init, redirect: 'manual' })).status, foreign.origin).toBe(403)
    }
    expect(await product.vault.open(token)).toEqual(before)
  })

  it('leaves the sandbox to itself', async () => {
    const answer = await fetch(`${product.origin}/sandbox/identity/token`, {
      method: 'POST',
      headers: { 'content-type': FORM, origin: 'https://evil.example' },
      body: 'grant_type=authorization_code',
    })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: expect.any(String) })])
  })
})

const NOT_SAVED = french('errorPage.refused.title')

describe('a form that says nothing of where it comes from', () => {
  const post = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: { cookie, accept: HTML },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  it.each([
    ['/lpp', { none: '1' }, NOT_SAVED],
    ['/de/3a', { none: '1' }, 'Es wurde nichts gespeichert'],
    ['/lpp?_data=fr%3A%2Flpp', { none: '1' }, 'Forbidden'],
    ['/data', { confirm: '1' }, NOT_SAVED],
    ['/de/data', { keep: '1' }, 'Es wurde nichts gespeichert'],
    ['/simulation', { desiredRate: '80' }, NOT_SAVED],
    ['/scenarios', { show: '1' }, NOT_SAVED],
    ['/v2/wizard/1p', {}, NOT_SAVED],
    ['/logout', {}, 'Cette demande ne vient pas de nos pages'],
  ])('is not saved without the token of the session: %s', async (path, fields, said) => {
    const { token, cookie } = await sessionAt(product)
    const before = await product.vault.open(token)
    const answer = await post(path, cookie, fields)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(said)
    expect(await product.vault.open(token)).toEqual(before)
  })

  it('comes back, where the page also makes forms without one, and is not saved', async () => {
    const { token, cookie } = await sessionAt(product)
    const before = await product.vault.open(token)
    const answer = await post('/terms', cookie, { terms: 'on' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/terms\?/)])
    expect(await product.vault.open(token)).toEqual(before)
  })

  it('is saved with it, also from an older page of the same session', async () => {
    const { cookie, formToken } = await sessionAt(product)
    for (const path of ['/lpp', '/3a', '/lpp'])
      expect((await post(path, cookie, { none: '1', formToken })).headers.get('location')).toBe(
        '/router?done=answer#done',
      )
    expect((await post('/logout', cookie, { formToken })).status).toBe(303)
  })

  it('needs none before the sign-in', async () => {
    const answer = await post('/prelogin', '', { terms: 'on' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signin?language=fr'])
  })
})

describe('a page', () => {
  const READ = 'GET, HEAD'
  const BOTH = 'GET, HEAD, POST'

  it.each([
    ['PUT', '/lpp', BOTH],
    ['PATCH', '/de/lpp', BOTH],
    ['DELETE', '/data', BOTH],
    ['PUT', '/lpp?_data=fr%3A%2Flpp', BOTH],
    ['OPTIONS', '/', READ],
    ['POST', '/', READ],
    ['POST', '/de/about', READ],
    ['POST', '/data/synthesis.csv', READ],
  ])('refuses a method that it does not know: %s %s', async (method, path, allow) => {
    const { token, cookie } = await sessionAt(product)
    const before = await product.vault.open(token)
    const answer = await fetch(product.origin + path, { method, headers: { cookie, accept: HTML } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(await answer.text()).toContain('<h1>')
    expect(await product.vault.open(token)).toEqual(before)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'takes no body of the type %j',
    async (type) => {
      const { cookie } = await sessionAt(product)
      const headers = { cookie, accept: HTML, 'content-type': type }
      const answer = await fetch(`${product.origin}/lpp`, { method: 'POST', headers, body: '{"none":"1"}' })
      expect([answer.status, await answer.text()]).toEqual([415, expect.stringContaining('formulaires')])
    },
  )

  it.each([
    ['more fields than a form has', 413, 'none=1&'.repeat(200)],
    ['names that lead into the depth', 400, `${'a.'.repeat(20_000)}=1`],
    ['more than 64 kB', 413, `none=${'1'.repeat(65_536)}`],
  ])('takes no body with %s: %i', async (_, status, body) => {
    const { cookie, formToken } = await sessionAt(product)
    const headers = { cookie, accept: HTML, 'content-type': FORM }
    const init = { method: 'POST', headers, body: `formToken=${formToken}&${body}` }
    expect((await fetch(`${product.origin}/lpp`, init)).status).toBe(status)
  })

  it('that nobody has is missing, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT'])
      expect((await fetch(`${product.origin}/nope`, { method })).status).toBe(404)
  })
})
