/** A silent directory: the many who wait for it do not block the product for others. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { json, type SpoiltParties, startSpoiltParties } from '../support/parties/spoilt-parties'
import { answeredDossier, visitorWith } from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'

/** More than the process admits at a time. */
const MANY = 220

let parties: SpoiltParties
let product: StartedProduct
/** Answers each request that the directory has received. */
let held: (() => void)[]

beforeAll(async () => {
  parties = await startSpoiltParties()
})
afterAll(() => parties.close())
beforeEach(() => {
  held = []
  parties.asked.length = 0
  parties.spoilt.set('/funds', (...given) => void held.push(() => json([])(...given)))
})
afterEach(() => product.close())

const start = async (timeoutMs: number) => {
  const { origin } = parties
  const settings = { DIRECTORY_URL: `${origin}/funds`, ENTITIES_URL: `${origin}/entities`, REGISTER_URL: origin }
  product = await startProduct({ settings: { ...settings, CONNECTOR_TIMEOUT: String(timeoutMs) } })
}

const askForFunds = async () => (await fetch(`${product.origin}/api/login/pension-funds`)).status

it('most of many who ask are told at once, and pages, forms and health go on', async () => {
  await start(60_000)
  const told: number[] = []
  const asked = Array.from({ length: MANY }, () => askForFunds().then((status) => told.push(status)))
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(MANY / 2), { timeout: 30_000 })
  // Requests beyond the process's places, while all came at once, are 503 as always.
  expect([...new Set(told)].filter((status) => ![424, 503].includes(status))).toEqual([])
  expect(held).toHaveLength(1)

  const { token } = await product.vault.create(answeredDossier(product))
  const visitor = visitorWith(product, token)
  for (const path of ['/health/live', '/health/ready', '/', '/de', '/avs', '/de/avs', '/simulation'])
    expect([path, (await visitor.open(path)).status]).toEqual([path, 200])
  const fields = await visitor.fillIn('/3a')
  expect((await visitor.send('/3a', fields)).status).toBe(303)

  for (const answer of held) answer()
  await Promise.all(asked)
  expect(told.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(held).toHaveLength(1)
})

it('after a time-out nobody waits for it', async () => {
  await start(200)
  expect(await askForFunds()).toBe(424)
  expect(await Promise.all(Array.from({ length: 20 }, askForFunds))).toEqual(Array(20).fill(424))
  expect(parties.asked.filter((path) => path === '/funds')).toHaveLength(1)
})
