/** A synthesis on paper: passed on, one's own, and how it came about. */
import { personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { synthesis, takeaway } = TEXT[language]

    test(`both columns are passed on, and nothing more once printed (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await api(page, '/synthesis/simulation', { retirementDate: '2034-04-01' })
      await page.goto(pathIn(language, '/synthesis'))
      const link = page.getByRole('link', { name: takeaway.files.link, exact: true })
      const shared = (await link.getAttribute('href')) ?? ''
      expect(shared).toContain('/export?payload=')

      for (const path of [shared, pathIn(language, '/synthesis'), pathIn(language, '/avs/explained')]) {
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
  })
