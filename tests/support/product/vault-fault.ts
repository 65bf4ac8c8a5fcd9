/** The vault fails while a visitor reads and saves: what they see, and what is saved then and after. */
import { expect, vi } from 'vitest'
import { answeredDossier, givenBack, type Language, pathIn, savedIn, TEXT, visitorWith } from './fault-visit'
import type { StartedProduct } from './start-product'

/** `after`: whether the dossier outlives the fault. `reads`: whether pages can be read while it lasts. */
export type Fault = { begin: () => unknown; end: () => unknown; reads: boolean; after: 'kept' | 'gone' }

export const isReady = async ({ origin }: StartedProduct) => (await fetch(`${origin}/health/ready`)).status === 200

/** Before, while and after: status, sentence, what was typed, and what stands in the dossier. */
export async function tryVaultFault(product: StartedProduct, language: Language, { begin, end, reads, after }: Fault) {
  const { errorPage, home } = TEXT[language]
  const page = pathIn(language, '/3a')
  const { token } = await product.vault.create(answeredDossier(product))
  const visitor = visitorWith(product, token)
  const typed = await visitor.fillIn(page)
  expect(await isReady(product)).toBe(true)

  await begin()
  const sent = await visitor.send(page, typed)
  expect(sent.status).toBe(503)
  expect(sent.html).toContain(errorPage.unavailable.unsent)
  expect(givenBack(sent.html)).toEqual(typed)
  if (after === 'kept') {
    expect(await isReady(product)).toBe(false)
    const read = await visitor.open(pathIn(language, '/terms'))
    expect(read.status).toBe(reads ? 200 : 503)
    if (!reads) expect(read.html).toContain(errorPage.unavailable.sentence)
  }
  expect((await visitor.open(pathIn(language, '/law'))).status, 'a page without data').toBeLessThan(504)
  expect((await fetch(`${product.origin}/health/live`)).status).toBe(200)

  await end()
  await vi.waitFor(async () => expect(await isReady(product)).toBe(true), { timeout: 10_000 })
  expect(await savedIn(product, token)).toBe(after === 'kept' ? 'before' : null)
  const again = await visitor.send(page, givenBack(sent.html))
  expect(again.status).toBe(after === 'kept' ? 303 : 302)
  expect(await savedIn(product, token)).toBe(after === 'kept' ? 'typed' : null)
  if (after === 'gone') {
    const told = await visitor.open(again.headers.get('location') ?? '')
    expect(told.html).toContain(home.over.unsaved)
  }
}
