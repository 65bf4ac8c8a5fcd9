/** The chart's numbers on screens where their table is no longer a list. */

import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn } from '../../support/visit/words'
import { api } from '../support/calls'
import { unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const CHANGE = { currentSalary: 152_000, currentRate: 100, desiredSalary: 90_000, desiredRate: 80 }

for (const language of LANGUAGES)
  test(`no word in the head of a column is broken (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Claire'), language)
    await api(page, '/synthesis/simulation', { ...CHANGE, retirementDate: '2037-01-01', lppCapitalShare: null })
    await page.goto(pathIn(language, '/synthesis'))
    await unfoldAll(page)
    for (const width of [640, 700, 768, 799, 800, 900, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const heads = page.locator('table.stacked-told thead th:not(:has(.visually-hidden))')
      await expect(heads).not.toHaveCount(0)
      // A one-word heading stands on one line; its box is as wide as the word.
      const broken = await heads.evaluateAll((all) =>
        all
          .filter((head) => !/\s/.test(head.textContent?.trim() ?? ''))
          .filter((head) => {
            const word = document.createRange()
            word.selectNodeContents(head)
            return new Set([...word.getClientRects()].map(({ top }) => top)).size > 1
          })
          .map((head) => head.textContent),
      )
      expect([width, ...broken]).toEqual([width])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
