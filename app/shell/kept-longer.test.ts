/** A form that comes back with 'keep my data longer' says its new end, though time has passed since it was opened. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '~/language/language'
import { createVisitors } from '../../tests/fuzz/visitors'
import { FORMS } from '../../tests/support/pages/typed-forms'
import { captureLog } from '../../tests/support/product/captured-log'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { beginVisit } from '../../tests/transcripts/visit'

/** 13:32 in Switzerland: data are deleted at 14:32. */
const OPENED = Date.parse('2026-11-21T12:32:00Z')
const PRESSED = OPENED + 17 * 60_000
const [OLD_END, NEW_END] = ['14:32', '14:49']

let log: ReturnType<typeof captureLog>
let product: StartedProduct
let visitors: Awaited<ReturnType<typeof createVisitors>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENED })
  log = captureLog()
  product = await startProduct()
  visitors = await createVisitors(product)
})
afterAll(async () => {
  await product.close()
  log.release()
  vi.useRealTimers()
})

const endsIn = (html: string) => [OLD_END, NEW_END].filter((end) => html.includes(end))

describe.each(LANGUAGES)('in %s', (language) =>
  it.each(Object.entries(FORMS))('of the form %s', async (_name, { path, typed }) => {
    vi.setSystemTime(OPENED)
    const visit = await beginVisit({ all: { product, visitors }, silent: product }, language, 'married')
    const opened = await (await visit.open(path)).text()
    vi.setSystemTime(PRESSED)
    const kept = await visit.send(path, [['revision', '0'], ...typed, ['keep', '1']])
    expect([kept.status, endsIn(opened), endsIn(await kept.text())]).toEqual([200, [OLD_END], [NEW_END]])
    expect(endsIn(await (await visit.open(path)).text())).toEqual([NEW_END])
    await visit.end()
  }),
)
