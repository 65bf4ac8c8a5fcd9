/** A synthesis that is passed on: the link on the synthesis and on the home page, its page, and links that are none. */
import type { Page } from '@playwright/test'
import { dayText } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { personNamed } from '../../support/visit/people'
import {
  fillGaps,
  isInTurn,
  LANGUAGES,
  type Language,
  OTHER_LANGUAGE,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
} from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { test as ownTest } from '../support/own-server'
import { openSynthesis } from '../support/shortcuts'

const EXAMPLES = ['Claire', 'Reto', 'Nadia']

const IDEAS = {
  fr: ['estimation', 'aucune valeur juridique', 'droit à aucune prestation'],
  de: ['Schätzung', 'keinen rechtlichen Wert', 'keinen Anspruch auf Leistungen'],
}

const exampleLink = (page: Page, language: Language, name: string) =>
  page.getByRole('link', { name: fillGaps(TEXT[language].home.examples.exported, { name }), exact: true })

/** The address that the synthesis offers to pass on. */
async function sharedPath(page: Page, language: Language): Promise<string> {
  const link = page.getByRole('link', { name: TEXT[language].takeaway.files.link, exact: true })
  return (await link.getAttribute('href')) ?? ''
}

/** What a link tells of the figures: all but the share of the salary, from which the salary would follow. */
const told = ({ 'total.partOfSalary': _, ...figures }: Record<string, number>) => figures

async function expectTitleAndDisclaimer(page: Page, language: Language, title: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
  for (const idea of IDEAS[language]) await expect(page.getByRole('main')).toContainText(idea)
}

/** Every amount that the page shows is in CHF, and no number stands alone. */
async function expectFrancs(page: Page) {
  const figures = await page.locator('main data').allTextContents()
  expect(figures.length).toBeGreaterThan(4)
  for (const text of figures) expect(text).toMatch(/^CHF\u00a0/)
  // Letters in a drawing say francs once for all of it.
  const shown = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const drawing of copy.querySelectorAll('svg')) drawing.remove()
    return copy.textContent ?? ''
  })
  expect(shown.match(/(?<!CHF\u00a0[\d']*)\b\d{1,3}'\d{3}/g)).toBeNull()
}

for (const javaScriptEnabled of SCRIPTS)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    for (const language of LANGUAGES) {
      const { exported, errorPage, synthesis } = TEXT[language]

      test(`[004] [057] [125] [126] [230] each example’s link shows that person, signed out (${language})`, async ({
        page,
      }) => {
        for (const name of EXAMPLES) {
          await page.goto(pathIn(language, '/'))
          await exampleLink(page, language, name).click()
          expect(new URL(page.url()).pathname).toBe(pathIn(language, '/export'))
          await expectTitleAndDisclaimer(page, language, fillGaps(exported.titleOf, { name }))
          await expect(page.getByText('21.11.2026').first()).toBeVisible()
          await expectFrancs(page)
          await expect(page.getByRole('main')).not.toContainText(personNamed(name).lastName)
        }
      })

      test(`[127] what a visitor passes on, others read without signing in, in either language (${language})`, async ({
        page,
        browser,
        baseURL,
      }) => {
        await openSynthesis(page, personNamed('Philippe'), language)
        const own = told(await figuresOn(page))
        const path = await sharedPath(page, language)
        expect(path).toMatch(/^(\/de)?\/export\?payload=[\w-]{200,1000}$/)

        const stranger = await browser.newContext({ baseURL, javaScriptEnabled })
        const reading = await stranger.newPage()
        await reading.goto(path)
        await expectTitleAndDisclaimer(reading, language, exported.title)
        expect(await figuresOn(reading)).toEqual(own)
        const { policies, providents, navs, lastName, firstName } = personNamed('Philippe')
        expect(policies.length + providents.length).toBeGreaterThan(2)
        const shown = await reading.content()
        for (const secret of [navs, lastName, firstName, '.example', 'Cervin']) expect(shown).not.toContain(secret)

        const other = language === 'fr' ? 'de' : 'fr'
        await reading.getByRole('link', { name: OTHER_LANGUAGE[language] }).click()
        await expectTitleAndDisclaimer(reading, other, TEXT[other].exported.title)
        expect(await figuresOn(reading)).toEqual(own)
        await stranger.close()
      })

      if (!isInTurn(language, javaScriptEnabled)) continue

      test(`[040] [127] [215] a changed link leads to the page of the catalogue, and is no failure (${language})`, async ({
        page,
      }) => {
        await page.goto(pathIn(language, '/'))
        const path = (await exampleLink(page, language, 'Claire').getAttribute('href')) ?? ''
        const middle = Math.floor(path.length / 2)
        const swapped = path.slice(0, middle) + (path[middle] === 'A' ? 'B' : 'A') + path.slice(middle + 1)
        for (const changed of [swapped, path.slice(0, -4), `${path}AAAA`, `${path}&${path.split('?')[1]}`]) {
          expect((await page.goto(changed))?.status()).toBe(404)
          await expect(page.locator('main p[lang=en]')).toHaveText(`Page Not Found: ${pathIn(language, '/export')}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText([errorPage.notFound.title])
        }
        expect((await page.goto(path))?.status()).toBe(200)
      })

      test(`[125] [126] without a payload the page says what it is for (${language})`, async ({ page }) => {
        await page.goto(pathIn(language, '/export'))
        await expectTitleAndDisclaimer(page, language, exported.title)
        await expect(page.getByText(exported.empty.title)).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: exported.own, exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/'))
      })

      test(`tabs lead from one example to the next, and one press to be the person shown (${language})`, async ({
        page,
      }) => {
        const { demo } = TEXT[language]
        await page.goto(pathIn(language, '/'))
        await exampleLink(page, language, 'Claire').click()
        const tabs = page.getByRole('navigation', { name: exported.examples, exact: true })
        await expect(tabs.locator('[aria-current=page]')).toHaveText('Claire')
        await tabs.getByRole('link', { name: 'Reto', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(fillGaps(exported.titleOf, { name: 'Reto' }))
        await expect(tabs.locator('[aria-current=page]')).toHaveText('Reto')
        await expect(tabs.getByRole('link')).toHaveText(['Claire', 'Nadia'])
        await page.getByRole('button', { name: fillGaps(demo.tryAs, { name: 'Reto' }), exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/synthesis'))
        await expect(page.getByText(fillGaps(demo.bar.you, { name: 'Reto' }), { exact: true })).toBeVisible()
      })

      test(`both columns are passed on, and nothing more once printed (${language})`, async ({ page }) => {
        await openSynthesis(page, personNamed('Claire'), language)
        const retirementDate = '2034-04-01'
        await api(page, '/synthesis/simulation', { retirementDate })
        await page.goto(pathIn(language, '/synthesis'))
        const own = told(await figuresOn(page, 'withChange'))
        await page.goto(await sharedPath(page, language))
        expect(await figuresOn(page, 'withChange')).toEqual(own)
        expect(Object.keys(own).length).toBeGreaterThan(5)

        for (const path of [page.url(), pathIn(language, '/synthesis'), pathIn(language, '/avs/explained')]) {
          await page.emulateMedia({ media: 'screen' })
          await page.goto(path)
          const address = page.getByText(new URL(page.url()).origin, { exact: true })
          await expect(address).toBeHidden()
          await page.emulateMedia({ media: 'print' })
          await expect(address).toBeVisible()
          await expect(page.getByText(fillGaps(synthesis.computedOn, { day: '21.11.2026', year: 2026 }))).toBeVisible()
          await expect(page.getByRole('button')).toHaveCount(0)
          await expect(page.locator('a.button:visible')).toHaveCount(0)
          await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
        }
      })
    }
  })

for (const name of EXAMPLES)
  test(`[057] ${name}’s export is to the franc what that person reads at the end`, async ({ page }) => {
    await openSynthesis(page, personNamed(name))
    const { body } = await api<Digest>(page, '/synthesis/digest')
    const expected = figuresOf(body.withoutChange)
    expect(Object.keys(expected).length).toBeGreaterThan(3)
    await page.goto('/')
    await exampleLink(page, 'fr', name).click()
    expect(await figuresOn(page)).toMatchObject(expected)
  })

for (const name of ['Isabelle', 'Ruth'])
  test(`[127] what ${name} passes on has the same sums, and tells nobody of a marriage or a child`, async ({
    page,
  }) => {
    const { navs, lastName, birthDate, relationshipStartDate, children } = personNamed(name)
    await openSynthesis(page, personNamed(name))
    const own = told(await figuresOn(page))
    const path = await sharedPath(page, 'fr')
    await page.context().clearCookies()
    await page.goto(path)
    expect(await figuresOn(page)).toEqual(own)
    const shown = await page.content()
    const days = [birthDate, relationshipStartDate, ...children.map((child) => child.birthDate)].filter((one) => one)
    for (const secret of [navs, lastName, ...days.map((one) => dayText(day(one as string)))])
      expect(shown).not.toContain(secret)
  })

test('an export is for nobody’s cache or search engine', async ({ request }) => {
  const { 'cache-control': cache, ...headers } = (await request.get('/export')).headers()
  expect([cache, headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['no-store', 'noindex', 'same-origin'])
})

ownTest(
  '[127] a link outlives a restart, and is worth nothing where the keys are others',
  async ({ page, startServer }) => {
    const keys = { HOUSEHOLD_KEY: 'b'.repeat(64) }
    await startServer({ ...keys, VAULT_PEPPER: 'a'.repeat(64) })
    await page.goto('/')
    const path = (await exampleLink(page, 'fr', 'Reto').getAttribute('href')) ?? ''
    // Pictures that are still on their way would miss their server.
    await page.goto('about:blank')
    await startServer({ ...keys, VAULT_PEPPER: 'a'.repeat(64) })
    expect((await page.goto(path))?.status()).toBe(200)
    await startServer({ ...keys, VAULT_PEPPER: 'c'.repeat(64) })
    expect((await page.goto(path))?.status()).toBe(404)
  },
)
