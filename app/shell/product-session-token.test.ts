/** One reading of the session token: who has used up their share of a minute has used it up in every spelling. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'

let product: StartedProduct
let log: CapturedLog
let token: string
let formToken: string
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ settings: { RATE_LIMIT: 'on' } })
  const session = await sessionAt(product)
  token = session.token
  formToken = session.formToken
})
afterAll(async () => {
  await product.close()
  log.release()
})

type RequestHeaders = Record<string, string>
const JUNK = 'A'.repeat(43)

/** How a token may be written that is not written as we write it. `%`: some of its characters are escaped. */
const SPELLINGS: [string, (token: string) => RequestHeaders][] = [
  ['beside an Authorization of nobody', (token) => ({ cookie: `session=${token}`, authorization: 'Bearer junk' })],
  ['beside a made-up token', (token) => ({ cookie: `session=${token}`, authorization: `Bearer ${JUNK}` })],
  ['beside the sign-in of a proxy', (token) => ({ cookie: `session=${token}`, authorization: 'Basic YTpi' })],
  ['in both ways', (token) => ({ cookie: `session=${token}`, authorization: `Bearer ${token}` })],
  ['in quotes', (token) => ({ cookie: `session="${token}"` })],
  ['escaped', (token) => ({ cookie: `session=%${token.charCodeAt(0).toString(16)}${token.slice(1)}` })],
  ['after a space', (token) => ({ cookie: `session= ${token}` })],
  ['before a space', (token) => ({ cookie: `session =${token}` })],
  ['behind an empty cookie', (token) => ({ cookie: `session=; session=${token}` })],
  ['behind another one', (token) => ({ cookie: `session=${JUNK}; session=${token}` })],
  ['as bearer, after two spaces', (token) => ({ authorization: `Bearer  ${token}` })],
  ['as bearer, after a tab', (token) => ({ authorization: `Bearer\t${token}` })],
  ['as bearer, padded', (token) => ({ authorization: `Bearer ${token}=` })],
  ['as bearer, in small letters', (token) => ({ authorization: `bearer ${token}` })],
]

const status = async (path: string, headers: RequestHeaders, init: RequestInit = {}) =>
  (await fetch(product.origin + path, { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' })).status

describe('someone who has used up their share', () => {
  beforeAll(async () => {
    const cookie = `session=${token}`
    const until429 = async (ask: () => Promise<number>) => {
      let asked = 0
      while ((await ask()) !== 429) expect(++asked).toBeLessThan(300)
    }
    await until429(() => status('/data/synthesis.csv', { cookie }))
    await until429(() => status('/api/nope', { cookie }, { method: 'POST' }))
  })

  it.each<[string, (token: string) => RequestHeaders]>([
    ['as we write it', (token) => ({ cookie: `session=${token}` })],
    ['as bearer', (token) => ({ authorization: `Bearer ${token}` })],
    ...SPELLINGS,
  ])('reads and saves nothing more with the token %s', async (_, spelled) => {
    const before = await product.vault.open(token)
    const headers = spelled(token)
    const form = { method: 'POST', body: new URLSearchParams({ none: '1', formToken }) }
    const call = { method: 'POST', body: '{"ids":[]}', headers: { 'content-type': 'application/json' } }
    // Refused, or somebody who is not signed in: never let in.
    expect([302, 400, 429]).toContain(await status('/data/synthesis.pdf', headers))
    expect([302, 400, 429]).toContain(await status('/de/avs', headers))
    expect([302, 400, 429]).toContain(await status('/lpp', headers, form))
    expect([400, 401, 429]).toContain(await status('/api/me', headers))
    expect([400, 401, 429]).toContain(await status('/api/openpk/user/pension-funds', headers, call))
    expect(await product.vault.open(token)).toEqual(before)
  })
})

describe('what says in two ways whose session it is, or in a way that is none of ours', () => {
  it.each(['Basic YTpi', 'Bearer junk', `Bearer ${JUNK}`, 'Negotiate abc', ''])(
    'is refused with 400 beside the cookie wherever a session is asked for: %j',
    async (authorization) => {
      const { cookie } = await sessionAt(product)
      const headers = { cookie, authorization }
      for (const path of ['/avs', '/de/synthesis', '/data/synthesis.json', '/signin', '/api/me'])
        expect([path, await status(path, headers)]).toEqual([path, 400])
      const logout = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }
      expect(await status('/logout', headers, logout)).toBe(400)
    },
  )

  it('is refused without a cookie, too', async () => {
    for (const authorization of ['Basic YTpi', 'Bearer junk'])
      for (const path of ['/avs', '/api/me']) expect([path, await status(path, { authorization })]).toEqual([path, 400])
  })

  it('is told why, a person by a page, a program by a problem document', async () => {
    const headers = { authorization: 'Basic YTpi', accept: 'text/html' }
    expect(await (await fetch(`${product.origin}/avs`, { headers })).text()).toContain('<h1>')
    const call = await fetch(`${product.origin}/api/me`, { headers: { authorization: 'Basic YTpi' } })
    expect([call.headers.get('content-type'), await call.json()]).toEqual([
      'application/problem+json',
      { type: 'about:blank', title: 'unclear session', status: 400 },
    ])
  })

  it.each(['/', '/about', '/de/law', '/prelogin', '/export', '/api/law', '/health/live'])(
    'reaches what is for everybody, as behind the sign-in of a proxy: %s',
    async (path) => expect(await status(path, { authorization: 'Basic YTpi' })).toBe(200),
  )

  it('is nobody on a page for everybody', async () => {
    const { cookie } = await sessionAt(product)
    const page = await fetch(`${product.origin}/about`, { headers: { cookie, authorization: 'Basic YTpi' } })
    expect(await page.text()).not.toContain('formToken')
  })
})

it('a program is signed in by its token on pages, too, and at the logout', async () => {
  const { token, formToken } = await sessionAt(product)
  const authorization = `Bearer ${token}`
  expect(await status('/data', { authorization })).toBe(200)
  expect(await status('/prelogin', { authorization })).toBe(302)
  const body = new URLSearchParams({ formToken })
  expect(await status('/logout', { authorization }, { method: 'POST', body })).toBe(303)
  expect(await product.vault.open(token)).toBeNull()
})
