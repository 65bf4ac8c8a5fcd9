/** The examples of the home page, with and without a sign-in: each has an existing photo and film. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { personNamed } from '../../support/visit/people'
import { sharedProduct } from '../../support/visit/product'
import { beginVisit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

const EXAMPLES = ['Claire', 'Reto', 'Nadia'] as const

let ownOnly: StartedProduct
beforeAll(async () => {
  ownOnly = await startProduct({ settings: { SANDBOX: 'off' } })
})
afterAll(() => ownOnly.close())

const PRODUCTS: [string, () => Promise<StartedProduct>][] = [
  ['in the demo', sharedProduct],
  ['without a sign-in', async () => ownOnly],
]

describe.each(PRODUCTS)('%s', (_name, product) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const { examples, film } = TEXT[language].home
    const opened = async (path = '/') => {
      const visit = await beginVisit(language, await product())
      await visit.open(path)
      return visit
    }
    const cards = (visit: Awaited<ReturnType<typeof opened>>) => {
      const place = visit.screen.all.getByRole('region', { name: examples.title })
      return [...place.querySelectorAll<HTMLElement>('li')].filter((one) => one.querySelector('h3'))
    }

    it.each(EXAMPLES)('[053] %s has a photo that is there, with its size and in words', async (name) => {
      const visit = await opened()
      const card = cards(visit)[EXAMPLES.indexOf(name)] as HTMLElement
      expect(card.querySelector('h3')?.textContent).toBe(`${name} ${personNamed(name).lastName}`)
      const [photo, ...others] = [...card.querySelectorAll('img')]
      expect(others).toEqual([])
      expect(photo?.alt).toContain(name)
      expect([photo?.getAttribute('width'), photo?.getAttribute('height')]).toEqual(['64', '64'])
      const answer = await visit.ask(photo?.src ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await answer.text()).toMatch(/^<svg[^>]* viewBox="0 0 \d+ \d+"/)
      // And of nobody else.
      expect([...visit.screen.document.querySelectorAll('img')].filter(({ src }) => src === photo?.src)).toHaveLength(1)
    })

    it.each(EXAMPLES)('[056] %s has a film that is there, in pictures and in words', async (name) => {
      const visit = await opened()
      const card = visit.screen.part(cards(visit)[EXAMPLES.indexOf(name)] as HTMLElement)
      await visit.follow(fillGaps(examples.film, { name }), card)
      const shown = cards(visit)[EXAMPLES.indexOf(name)] as HTMLElement
      const player = shown.querySelector('video')
      expect(player?.controls).toBe(true)
      expect(shown.textContent).toContain(film.transcript)
      const answer = await visit.ask(player?.src ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(String.fromCharCode(...bytes.slice(4, 8))).toBe('ftyp')
    })
  })
})
