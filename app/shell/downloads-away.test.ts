/** A download that cannot be made is answered as a page would be: by its status, in words, and kept by nobody. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLifeClock } from '~/dossier/vault/life-clock'
import { createSealedVault } from '~/dossier/vault/sealed-vault'
import { createPlaces } from '~/dossier/vault/sealing/places'
import { eachOf } from '~/dossier/vault/stores/row-store'
import { LANGUAGES, pathIn } from '~/language/language'
import { FILES } from '../../remix.config.js'
import { createVisitors } from '../../tests/fuzz/visitors'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { memoryRows } from '../../tests/support/vault/memory-rows'

let product: StartedProduct
let cookie: string
let isAway = false

beforeAll(async () => {
  const rows = eachOf(
    memoryRows(),
    (ask) =>
      (...given) =>
        isAway ? Promise.reject(new Error('disk')) : ask(...given),
  )
  product = await startProduct({
    openVault: (now) =>
      createSealedVault(rows, {
        places: createPlaces({ pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }),
        life: createLifeClock(now),
        lifetimeSeconds: 3600,
      }),
  })
  const visitors = await createVisitors(product)
  cookie = `${product.sessionCookie}=${await visitors.begin('married')}`
})
afterAll(() => product.close())

it.each(LANGUAGES.flatMap((language) => Object.keys(FILES).map((path) => pathIn(language, path))))(
  '%s, while the vault is away',
  async (path) => {
    const ask = () => fetch(product.origin + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
    expect((await ask()).status).toBe(200)
    isAway = true
    const answer = await ask()
    isAway = false
    const { status, headers } = answer
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '10'])
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain('<title>')
  },
)
