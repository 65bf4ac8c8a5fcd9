/** The law's figures, for everybody to check. */
import type { Page } from '@playwright/test'
import { linkFaults } from '../../a11y/hand/links'
import { LAW } from '../../support/visit/routes'
import { IN_TURN, LANGUAGES, literally, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

/** A row of three tables: as read on the page. */
const ROWS = {
  fr: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'art. 34 al. 5 LAVS', 'élevée'],
    referenceAgeWomen: ['dès le 01.01.1961', '64 ans et 3 mois', 'art. 21, disp. trans. 17.12.2021 LAVS', 'moyenne'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'art. 8 al. 1 LPP', 'élevée'],
  },
  de: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'Art. 34 Abs. 5 AHVG', 'hoch'],
    referenceAgeWomen: ['ab 01.01.1961', '64 Jahre und 3 Monate', 'Art. 21, Übergangsbest. 17.12.2021 AHVG', 'mittel'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'Art. 8 Abs. 1 BVG', 'hoch'],
  },
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const { law, frame, words } = TEXT[language]

    test('the footer leads to every figure, its source and its sureness', async ({ page }) => {
      await page.goto(pathIn(language, '/'))
      await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.law, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/law'))
      await expect(page.getByRole('heading', { level: 1, name: law.title, exact: true })).toBeVisible()

      for (const [id, name] of [
        ['minimumPension', law.pages.avs],
        ['referenceAgeWomen', law.pages.avs],
        ['lppUpperLimit', law.pages.lpp],
      ] as const) {
        await page.goto(pathIn(language, '/law'))
        await page.getByRole('main').getByRole('link', { name: name.name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: name.heading, exact: true })).toBeVisible()
        const table = page.getByRole('table', { name: law.tables[id].title, exact: true })
        const [from = '', value = '', article = '', sureness = ''] = ROWS[language][id]
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: from, exact: true }) })
        await expect(row.getByRole('cell').first()).toHaveText(value)
        await expect(row.getByRole('link', { name: literally(article) })).toHaveAttribute('href', /^https:/)
        await expect(row.getByRole('cell').last()).toHaveText(sureness)
      }
    })

    test('the contents lead to a table, and back', async ({ page }) => {
      await page.goto(pathIn(language, '/law/avs'))
      const contents = page.getByRole('navigation', { name: words.contents })
      await contents.getByRole('link', { name: law.tables.deferralRates.title, exact: true }).click()
      await expect(page).toHaveURL(/#deferralRates$/)
      await expect(page.getByRole('heading', { name: law.tables.deferralRates.title })).toBeInViewport()
      await page.getByRole('link', { name: law.backToContents, exact: true }).first().click()
      await expect(contents).toBeInViewport()
    })

    test('how a canton taxes capital is told, with what is not computed', async ({ page }) => {
      await page.goto(pathIn(language, '/law'))
      await page.getByRole('main').getByRole('link', { name: law.tax.name, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: law.tax.heading, exact: true })).toBeVisible()
      const table = page.getByRole('table', { name: law.tax.cantons.caption, exact: true })
      for (const [canton, state] of [
        ['ZH', 'checked'],
        ['GE', 'carried'],
        ['TI', 'range'],
        ['VS', 'refused'],
      ] as const) {
        const row = table.getByRole('row').filter({
          has: page.getByRole('rowheader', { name: words.cantons[canton], exact: true }),
        })
        await expect(row.getByRole('cell').last()).toHaveText(law.tax.cantons.states[state])
      }
      const married = page.getByRole('table', { name: law.tax.federal.caption.married, exact: true })
      await expect(married.getByRole('row').last()).toContainText("CHF 108'261")
    })

    test('what is not established is said', async ({ page }) => {
      await page.goto(pathIn(language, '/law'))
      const title = page.getByRole('heading', { name: law.open.title, exact: true })
      const open = page.locator('section').filter({ has: title })
      for (const sentence of [...Object.values(law.open.tables), law.open.later])
        await expect(open).toContainText(sentence)
      await open.getByRole('link', { name: law.tables.revaluationFactors.title, exact: true }).click()
      await expect(page).toHaveURL(`${pathIn(language, '/law/avs')}#revaluationFactors`)
      await expect(page.getByRole('heading', { name: law.tables.revaluationFactors.title })).toBeInViewport()
    })
  })

/** What the Tab key comes to though nothing can be done there. Browsers come to whatever scrolls sideways, asked or not. */
const idleStops = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
        return element.tabIndex >= 0 || (scrolls && element.scrollWidth > element.clientWidth)
      })
      .filter((element) => !element.matches('a[href], button, input, select, textarea, summary'))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'] as const

// 320 by 256: a window of 1280 by 1024 pixels that is magnified to 400 %.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 1280, height: 1024 },
])
  for (const language of LANGUAGES)
    test.describe(`${language}, ${viewport.width} pixels wide`, () => {
      test.use({ viewport, javaScriptEnabled: false })

      test('the keyboard stops only where something can be done, and nothing scrolls sideways', async ({ page }) => {
        for (const path of LAW) {
          await page.goto(pathIn(language, path))
          expect(await idleStops(page), path).toEqual([])
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width, path).toBeLessThanOrEqual(viewport.width)
        }
      })

      test('landmarks are few, and no two links of one name lead to two places', async ({ page }) => {
        for (const path of LAW) {
          await page.goto(pathIn(language, path))
          const counts = await Promise.all(LANDMARKS.map((role) => page.getByRole(role).count()))
          expect(
            counts.reduce((sum, count) => sum + count),
            path,
          ).toBeLessThanOrEqual(8)
          await expect(page.getByRole('region')).toHaveCount(0)
          expect(await linkFaults(page), path).toEqual([])
        }
      })

      test('a row stays a row, with a header and all its cells', async ({ page }) => {
        await page.goto(pathIn(language, '/law/contributions'))
        const { tables } = TEXT[language].law
        const row = page
          .getByRole('table', { name: tables.minimumContribution.title, exact: true })
          .getByRole('row')
          .last()
        await expect(row.getByRole('rowheader')).toHaveText('01.01.2025')
        await expect(row.getByRole('cell')).toHaveCount(5)
      })
    })

test('the call gives the same figures to everybody', async ({ request }) => {
  const answer = await request.get('/api/law')
  expect(answer.status()).toBe(200)
  const tables: { id: string; rows: unknown[] }[] = await answer.json()
  expect(tables.map(({ id }) => id).toSorted()).toEqual(Object.keys(TEXT.fr.law.tables).toSorted())
  expect(tables.find(({ id }) => id === 'minimumPension')?.rows).toContainEqual(
    expect.objectContaining({ from: '2025-01-01', value: 1260, sureness: 'high' }),
  )
})
