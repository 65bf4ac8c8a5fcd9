/**
 * The pages of the law's figures on a screen: where links lead, where the keyboard stops, and what a screen reader
 * hears of a table.
 */
import type { Page } from '@playwright/test'
import { linkFaults } from '../../a11y/hand/links'
import { DEEP } from '../../support/deep'
import { LAW } from '../../support/visit/routes'
import { IN_TURN, LANGUAGES, type Language, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { law, words } = TEXT[language]

    test('the contents lead to a table and back, and so does what is not established', async ({ page }) => {
      await page.goto(pathIn(language, '/law'))
      const title = page.getByRole('heading', { name: law.open.title, exact: true })
      const open = page.locator('section').filter({ has: title })
      await open.getByRole('link', { name: law.tables.revaluationFactors.title, exact: true }).click()
      await expect(page).toHaveURL(`${pathIn(language, '/law/avs')}#revaluationFactors`)
      await expect(page.getByRole('heading', { name: law.tables.revaluationFactors.title })).toBeInViewport()
      const contents = page.getByRole('navigation', { name: words.contents })
      await contents.getByRole('link', { name: law.tables.deferralRates.title, exact: true }).click()
      await expect(page).toHaveURL(/#deferralRates$/)
      await expect(page.getByRole('heading', { name: law.tables.deferralRates.title })).toBeInViewport()
      await page.getByRole('link', { name: law.backToContents, exact: true }).first().click()
      await expect(contents).toBeInViewport()
    })
  })

/** Stops of the Tab key where nothing can be done. Browsers stop at whatever scrolls sideways, intended or not. */
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

/** 320 by 256: a window of 1280 by 1024 pixels magnified to 400 %; German words are the longer ones. */
const SIZES = [
  { width: 320, height: 256, languages: LANGUAGES },
  { width: 640, height: 512, languages: DEEP ? LANGUAGES : (['fr'] as const) },
  { width: 1280, height: 1024, languages: DEEP ? LANGUAGES : (['de'] as const) },
]

for (const { languages, ...viewport } of SIZES)
  for (const language of languages)
    test.describe(`${language}, ${viewport.width} pixels wide`, () => {
      test.use({ viewport, javaScriptEnabled: false })

      test('the keyboard stops only where something can be done, nothing scrolls sideways, landmarks are few, and no two links of one name lead to two places', async ({
        page,
      }) => {
        for (const path of LAW) {
          await page.goto(pathIn(language, path))
          expect(await idleStops(page), path).toEqual([])
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width, path).toBeLessThanOrEqual(viewport.width)
          const counts = await Promise.all(LANDMARKS.map((role) => page.getByRole(role).count()))
          expect(
            counts.reduce((sum, count) => sum + count),
            path,
          ).toBeLessThanOrEqual(8)
          await expect(page.getByRole('region')).toHaveCount(0)
          expect(await linkFaults(page), path).toEqual([])
          if (path === '/law/contributions') await expectWholeRow(page, language)
        }
      })
    })

/** A row stays a row, with a header and all its cells. */
async function expectWholeRow(page: Page, language: Language) {
  const { tables } = TEXT[language].law
  const table = page.getByRole('table', { name: tables.minimumContribution.title, exact: true })
  const row = table.getByRole('row').last()
  await expect(row.getByRole('rowheader')).toHaveText('01.01.2027')
  await expect(row.getByRole('cell')).toHaveCount(5)
}
