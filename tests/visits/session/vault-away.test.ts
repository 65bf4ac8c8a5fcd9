/** The vault falls silent, comes back, and is lost: nothing typed is lost before, and then it is said. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { MemoryVault } from '../../support/vault/memory-vault'
import { personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { answerAll, enter } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, OTHER_LANGUAGE, pathIn, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')

let vault: MemoryVault
let product: StartedProduct
beforeAll(async () => {
  const openVault = (now: () => number) => {
    vault = new MemoryVault(now)
    return vault
  }
  product = await startProduct({ openVault })
})
afterAll(() => product.close())

const silence = () => {
  vault.failure = Object.assign(new Error('silent'), { code: 'ETIMEDOUT' })
}
const resume = () => {
  vault.failure = null
}

const amountOn = ({ screen }: Visit) =>
  screen.document.querySelector('#page-form input[name=amount]') as HTMLInputElement
const saveOf = (visit: Visit) => visit.press(WORDS[visit.language].continue, { within: visit.screen.main })

describe.each(LANGUAGES)('in %s', (language) => {
  const { unavailable, failed } = TEXT[language].errorPage
  const other = language === 'fr' ? 'de' : 'fr'

  it('what is typed meanwhile is kept, through the other language too, and saved when it is sent again', async () => {
    const visit = await beginVisit(language, product)
    await enter(visit, CLAIRE)
    await answerAll(visit, CLAIRE)
    await visit.open('/3a')
    amountOn(visit).value = '4321'
    silence()
    expect(await saveOf(visit)).toBe(503)
    expect(textOf(visit.screen.main.getByRole('heading', { level: 1 }))).toBe(failed.title)
    expect(visit.screen.says(unavailable.unsent)).toBe(true)
    expect(await visit.press(unavailable.sendAgain), 'still silent').toBe(503)
    resume()
    expect(await visit.press(unavailable.sendAgain)).toBe(303)
    await visit.open('/3a')
    expect(amountOn(visit).value).toMatch(/^4.?321$/)

    amountOn(visit).value = '12:34'
    silence()
    expect(await saveOf(visit)).toBe(503)
    expect(await visit.press(OTHER_LANGUAGE[language]), 'still silent').toBe(503)
    expect(visit.screen.says(TEXT[other].errorPage.unavailable.unsent)).toBe(true)
    resume()
    expect(await visit.press(OTHER_LANGUAGE[other])).toBe(200)
    expect(visit.screen.url.pathname).toBe(pathIn(language, '/3a'))
    expect(amountOn(visit).value).toBe('12:34')

    silence()
    await visit.open('/synthesis')
    expect(visit.screen.says(unavailable.sentence)).toBe(true)
    expect(visit.screen.main.getByText(failed.action).getAttribute('href'), 'to the same page').toBe('')
    // Whoever comes in its place knows nothing of anybody.
    resume()
    await vault.delete(visit.session as string)
    await visit.reload()
    expect(textOf(visit.screen.main.getByRole('heading', { level: 1 }))).toBe(TEXT[language].home.over.title)
  })
})
