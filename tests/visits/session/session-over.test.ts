/** After the end of a session: the data are deleted on purpose, the page says so and offers to begin again. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { infoOf, personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { enter } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const NADIA = personNamed('Nadia')
const INFO = '/acor/pension-calculator/info'

/** Time passes on it as nowhere else in this worker. */
let product: StartedProduct
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  product = await startProduct()
})
afterAll(async () => {
  vi.useRealTimers()
  await product.close()
})

async function signedIn(language: Language) {
  const visit = await beginVisit(language, product)
  await enter(visit, NADIA)
  return visit
}

const endOf = async (visit: Visit) => (await visit.call<{ ttl: number }>('/me')).body.ttl

function expectOver({ screen, path, language }: Visit, { unsaved }: { unsaved: boolean }) {
  const { over } = TEXT[language].home
  expect([path, screen.url.search]).toEqual(['/', `?session=${unsaved ? 'unsaved' : 'over'}`])
  expect(screen.title).toContain(over.title)
  expect(textOf(screen.main.getByRole('heading', { level: 1 }))).toBe(plain(over.title))
  expect(screen.says(over.intro)).toBe(true)
  expect(screen.says(over.unsaved)).toBe(unsaved)
  expect(screen.document.querySelector('details.account')).toBeNull()
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language]
  const { home, frame, cookiesRefused } = TEXT[language]

  it('[157] the time ends by itself; the next page says so, and leads to a new sign-in', async () => {
    const [visit, keeper] = [await signedIn(language), await signedIn(language)]
    const leftOpen = visit.newTab()
    await leftOpen.open('/avs')
    await keeper.call(INFO, infoOf(NADIA))
    const end = await endOf(visit)

    vi.setSystemTime(end - 30 * 60_000)
    await keeper.open('/lpp')
    expect(await keeper.press(frame.keeping.button)).toBe(200)
    expect(keeper.screen.says(frame.keeping.done)).toBe(true)

    vi.setSystemTime(end - 1000)
    expect((await visit.call('/me')).status).toBe(200)
    vi.setSystemTime(end)
    expect((await visit.call('/me')).status).toBe(401)
    expect(await keeper.call(INFO)).toMatchObject({ status: 200, body: { person: { navs: NADIA.navs } } })

    // The key goes with the data; that there was one is told by a cookie without any.
    visit.forgetSession()
    for (const path of ['/avs', '/lpp', '/3a', '/router', '/synthesis']) {
      await visit.open(path)
      expectOver(visit, { unsaved: false })
    }
    await leftOpen.press(words.continue, { within: leftOpen.screen.main })
    expectOver(leftOpen, { unsaved: true })
    await visit.follow(home.over.again)
    expect(visit.path).toBe('/prelogin2')
  })

  it('a form that is sent after a logout in another tab is told that it is not saved', async () => {
    const visit = await signedIn(language)
    await visit.open('/lpp')
    const otherTab = visit.newTab()
    await otherTab.open('/terms')
    await otherTab.press(words.logout)
    expect(otherTab.screen.says(home.bye.title)).toBe(true)
    expect(visit.session).toBeNull()
    await otherTab.open('/avs')
    expect([otherTab.path, otherTab.screen.url.search]).toEqual(['/', ''])
    await visit.press(words.save)
    expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=lost'])
    expect(visit.screen.says(cookiesRefused.posted.why)).toBe(true)
  })

  it.each(['over', 'unsaved'])(
    'a signed-in visitor does not see the page, whatever the address says: %s',
    async (session) => {
      const visit = await signedIn(language)
      await visit.open(`/?session=${session}`)
      expect(textOf(visit.screen.main.getByRole('heading', { level: 1 }))).toBe(plain(home.title))
    },
  )
})
