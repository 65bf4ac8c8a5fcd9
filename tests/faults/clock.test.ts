/** The machine's clock is set forward or back: sessions may end, but none is extended, and none comes back. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import { createFigures } from '../support/product/fault-figures'
import { answeredDossier, LANGUAGES, pathIn, TEXT, visitorWith } from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = 1_780_000_000_000
const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }

let product: StartedProduct
let time = { wall: START, run: 0 }
const dir = mkdtempSync(join(tmpdir(), 'clock-'))
const figures = createFigures('The clock')

/** `pass` lets time pass; `set` sets the wall clock. */
const pass = (by: number) => {
  time = { wall: time.wall + by, run: time.run + by }
}
const set = (by: number) => {
  time.wall += by
}

const open = () =>
  createSqliteVault({ ...KEYS, dir, lifetimeSeconds: 3600, now: () => time.wall, elapsed: () => time.run })

beforeAll(async () => {
  product = await startProduct({ openVault: open })
})
/** Days later, when nothing is left of earlier attempts. */
beforeEach(async () => {
  pass(72 * HOUR)
  await product.vault.sweep()
})
afterAll(async () => {
  await product.close()
  figures.print()
})

async function isIn(token: string) {
  const { status } = await fetch(`${product.origin}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  return status === 200
}

async function expectToBeTold(token: string) {
  for (const language of LANGUAGES) {
    const { headers } = await visitorWith(product, token).open(pathIn(language, '/3a'))
    const { html } = await visitorWith(product, token).open(headers.get('location') ?? '')
    expect(html).toContain(TEXT[language].home.over.title)
  }
}
const OVER = 'the session is over, begin again'

describe('a clock that is set', () => {
  it('[157] an hour forward ends every session; set back again, none comes back', async () => {
    const { token } = await product.vault.create(answeredDossier(product))
    set(HOUR)
    expect(await isIn(token)).toBe(false)
    await expectToBeTold(token)
    set(-HOUR)
    pass(10_000)
    expect(await isIn(token)).toBe(false)
    await product.vault.sweep()
    const { token: next } = await product.vault.create(answeredDossier(product))
    expect(await isIn(next)).toBe(true)
    pass(61 * MINUTE)
    expect(await isIn(next)).toBe(false)
    figures.add('clock an hour forward, and back again', { seen: OVER, times: 2 })
  })

  it.each([10, 60, 24 * 60])('[157] %i minutes back lengthens no session', async (minutes) => {
    const { token } = await product.vault.create(answeredDossier(product))
    pass(30 * MINUTE)
    set(-minutes * MINUTE)
    expect(await isIn(token)).toBe(true)
    pass(29 * MINUTE)
    expect(await isIn(token)).toBe(true)
    pass(MINUTE)
    expect(await isIn(token)).toBe(false)
    await expectToBeTold(token)
    figures.add(`clock ${minutes} minutes back`, { seen: `nothing; after 60 minutes: ${OVER}` })
  })

  it.each([-HOUR, -10 * MINUTE, HOUR])('[157] by %i ms while the process is away: lengthens no session', async (by) => {
    const { token } = await product.vault.create(answeredDossier(product))
    pass(9_000)
    await product.vault.sweep()
    set(by)
    const after = open()
    expect(await after.open(token)).toBeNull()
    await after.close()
    figures.add(`clock set by ${by / MINUTE} minutes over a restart`, { seen: OVER })
  })
})
