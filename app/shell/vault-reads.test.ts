/** How often the vault is asked for the dossier of whoever opens a page: once, whoever serves it, and how often it is written. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLifeClock } from '~/dossier/vault/life-clock'
import { createSealedVault } from '~/dossier/vault/sealed-vault'
import { createPlaces } from '~/dossier/vault/sealing/places'
import { eachOf } from '~/dossier/vault/stores/row-store'
import { formTokenOf } from '~/identity/visitor-session'
import { createVisitors, type VisitorName } from '../../tests/fuzz/visitors'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { memoryRows } from '../../tests/support/vault/memory-rows'

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }

let product: StartedProduct
let visitors: Awaited<ReturnType<typeof createVisitors>>
/** What has been asked of the store, by name, with the id of the row. */
let asked: [string, unknown][] = []

beforeAll(async () => {
  const rows = eachOf(memoryRows(), (ask, name) => (...given) => {
    asked.push([name, given[0]])
    return ask(...given)
  })
  const openVault = (now: () => number) => {
    // It stands still: a page that is slow here looks as often as a fast one.
    const time = now()
    const life = createLifeClock(
      () => time,
      () => 0,
    )
    return createSealedVault(rows, { places: createPlaces(KEYS), life, lifetimeSeconds: 3600 })
  }
  product = await startProduct({ settings: { RATE_LIMIT: 'on' }, openVault })
  visitors = await createVisitors(product)
})
afterAll(() => product.close())

/** `form`: what is sent from a page of the session. */
type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string
  form?: Record<string, string>
}

/** How often the visitor's own row is read, and rows written, by one request, the second of its kind. */
async function countsOf(visitor: VisitorName, path: string, { form, ...init }: RequestOptions = {}) {
  const token = await visitors.begin(visitor)
  const cookie = token ? `${product.sessionCookie}=${token}` : ''
  const ask = async () => {
    asked = []
    const headers = { accept: 'text/html', cookie, ...init.headers }
    const body = form && new URLSearchParams({ ...form, formToken: formTokenOf(token ?? '') })
    const sent = body ? { method: 'POST', body, headers: { ...headers, origin: product.origin } } : { ...init, headers }
    const response = await fetch(product.origin + path, { ...sent, redirect: 'manual' })
    await response.text()
    return response.status
  }
  // The first keeps who is signed in, and what was computed, for those that come after.
  await ask()
  const status = await ask()
  const own = asked.find(([name]) => name === 'find')?.[1]
  const count = (isMeant: (name: string, row: unknown) => boolean) => asked.filter((one) => isMeant(...one)).length
  const counts = {
    status,
    reads: count((name, row) => name === 'find' && row === own),
    writes: count((name) => ['insert', 'put', 'replace'].includes(name)),
  }
  await visitors.end(token)
  return counts
}

it.each(['/', '/law', '/prelogin', '/avs'])('%s asks nothing for someone who has no session', async (path) => {
  expect(await countsOf('nobody', path)).toMatchObject({ reads: 0, writes: 0 })
})

it.each([
  '/law',
  '/avs',
  '/lpp',
  '/3a',
  '/synthesis',
  '/avs/explained',
  '/lpp/explained',
  '/scenarios',
  '/ages',
  '/data/synthesis.csv',
  '/api/me',
])('%s reads the dossier once: for the limits, who is signed in, each call and the frame of the page', async (path) => {
  expect(await countsOf('married', path)).toEqual({ status: 200, reads: 1, writes: 0 })
})

it('a call that saves reads it once and writes it once', async () => {
  const figures = { solde: 1_000, amount: 2_000, rate: 1, paydate: null }
  const headers = { 'content-type': 'application/json', origin: product.origin }
  const init = { method: 'POST', headers, body: JSON.stringify(figures) }
  expect(await countsOf('married', '/api/open3k/info', init)).toEqual({ status: 200, reads: 1, writes: 1 })
})

it('a form that is refused reads it once and writes it once', async () => {
  const form = { birthDate: '31.02.2000' }
  expect(await countsOf('married', '/avs', { form })).toEqual({ status: 303, reads: 1, writes: 1 })
})

it('a page that shows no form again writes nothing, whatever its address names', async () => {
  expect(await countsOf('married', '/avs?again=AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ status: 200, reads: 1, writes: 0 })
})
