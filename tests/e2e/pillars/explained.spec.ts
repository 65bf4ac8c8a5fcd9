/** The explanation of the pensions on a narrow screen; `tests/visits` checks what these pages say. */
import type { Page } from '@playwright/test'
import { infoOf, personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

async function expectNoneTooWide(page: Page, language: Language, path: string) {
  await page.goto(pathIn(language, path))
  const folds = page.locator('details.fold > summary')
  for (const fold of await folds.all()) await fold.click()
  await expect(page.locator('details.fold:not([open])')).toHaveCount(0)
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), path).toBe(0)
}

// Words differ in length by language: both are checked.
for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ javaScriptEnabled: language === 'fr' })

    test('no line is wider than a narrow screen, with nothing folded', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      const [reto, philippe] = [personNamed('Reto'), personNamed('Philippe')]
      await enter(page, reto, language)
      await api(page, '/acor/pension-calculator/info', infoOf(reto))
      await expectNoneTooWide(page, language, '/avs/explained')
      await page.context().clearCookies()
      await enter(page, philippe, language)
      await answerAll(page, philippe)
      for (const path of ['/lpp/explained', '/3a/explained']) await expectNoneTooWide(page, language, path)
    })
  })
