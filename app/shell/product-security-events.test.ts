/** What happens at the door is logged as such, and nothing of whom it happened to. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLoad } from '~/door/standing/load'
import { createScriptlessBrowser } from '../../tests/support/identity/scriptless-browser'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'

let product: StartedProduct
let log: CapturedLog
const load = createLoad()
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ settings: { RATE_LIMIT: 'on' }, load })
})
afterAll(async () => {
  await product.close()
  log.release()
})

type Line = Record<string, unknown>
const events = () => log.lines.flatMap((line) => (line.includes('"security"') ? [JSON.parse(line) as Line] : []))

/** The lines that come of it: each contains what is listed here, and nothing else. */
async function expectEvents(...expected: Line[]) {
  const whole = expected.map((line) => ({ at: expect.any(Number), ...line }))
  await vi.waitFor(() => expect(events()).toEqual(whole), 10_000)
  log.lines.length = 0
}

const ask = (path: string, init: RequestInit = {}) => fetch(product.origin + path, { redirect: 'manual', ...init })

describe('a line in the log', () => {
  it('reports a sign-in and a logout', async () => {
    log.lines.length = 0
    const browser = createScriptlessBrowser()
    const { origin } = product
    const submit = async (address: string, fields: Record<string, string>) =>
      (await browser.follow(await browser.submit(address, fields), origin)).page
    const login = await submit(`${origin}/prelogin`, { terms: 'on' })
    const [person] = product.people
    const { email = '', password = '' } = person ?? {}
    const consent = await submit(login.url, { action: 'login', email, password })
    await submit(consent.url, { action: 'allow' })
    await expectEvents({ security: 'signed-in' })
    const { cookie, formToken } = await sessionAt(product)
    await ask('/logout', { method: 'POST', headers: { cookie }, body: new URLSearchParams({ formToken }) })
    await expectEvents({ security: 'logged-out' })
  })

  it('reports no logout if nobody was signed in', async () => {
    await ask('/logout', { method: 'POST' })
    await expectEvents()
  })

  it('reports a refused sign-in, and why it was refused', async () => {
    await ask('/signin/callback?code=a&state=b')
    await expectEvents({ security: 'sign-in-refused', reason: 'wrongState' })
  })

  it('reports a form from another site', async () => {
    await ask('/lpp', { method: 'POST', headers: { origin: 'https://evil.example' } })
    await expectEvents({ security: 'foreign-origin' })
  })

  it('reports whom it turned away', async () => {
    const leaving = Array.from({ length: 1000 }, () => load.enter())
    await ask('/avs')
    for (const leave of leaving) leave?.()
    await expectEvents({ security: 'shed' })
  })

  it('reports a rate limit that was reached', async () => {
    const { cookie } = await sessionAt(product)
    while ((await ask('/data/synthesis.csv', { headers: { cookie } })).status !== 429) expect(events()).toEqual([])
    await expectEvents({ security: 'rate-reached' })
  })
})
