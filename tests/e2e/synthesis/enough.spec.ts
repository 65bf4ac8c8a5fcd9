/** A need, other interest and a law that is only discussed: told on one page, and marked wherever their figures stand. */
import { chf } from '../../../app/language/format'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, isPage, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { simulation, enough, notToday, scenarios } = TEXT[language]

    test('somebody says what they need, and reads what is missing', async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await page.goto(pathIn(language, '/simulation'))
      await page.getByText(simulation.needFold, { exact: true }).click()
      await field(page, simulation.need).fill('beaucoup')
      expect(await press(page, simulation.launch)).toBe(400)
      await expect(field(page, simulation.need)).toHaveValue('beaucoup')
      await field(page, simulation.need).fill("8'000")
      expect(await press(page, simulation.launch)).toBe(303)
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      const { need } = (await api<Digest>(page, '/synthesis/digest?need=8000')).body
      const gap = need?.withoutChange?.gap ?? 0
      expect(gap).toBeGreaterThan(0)
      await expect(page.locator('[data-figure="need.gap"]').first()).toHaveAttribute('value', String(gap))
      const told = fillGaps(enough.missing, { gap: chf(gap), need: chf(8000) })
      await expect(page.locator('.answer').getByText(told)).toBeVisible()
      await expect(page.locator('main svg .need-line')).toHaveCount(1)
    })

    test('somebody tries the couple’s cap away, and every page says that it is not the law of today', async ({
      page,
    }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      const before = Number(await figure(page, 'avs.monthly').first().getAttribute('value'))
      await page.goto(pathIn(language, '/simulation'))
      await page.getByText(simulation.outlookFold, { exact: true }).click()
      await page.getByRole('radio', { name: notToday.law.withoutCap, exact: true }).check()
      expect(await press(page, simulation.launch)).toBe(303)
      await expect(page.locator('.answer').getByText(notToday.title, { exact: true })).toBeVisible()
      const { withChange } = (await api<Digest>(page, '/synthesis/digest?law=withoutCap')).body
      expect(withChange?.avs?.monthly).toBeGreaterThan(before)
      for (const path of ['/ages', '/avs/explained?column=withChange']) {
        await page.goto(pathIn(language, path))
        await expect(page.locator('main').getByText(notToday.title).first()).toBeVisible()
      }
      await page.goto(pathIn(language, '/scenarios'))
      await expect(page.locator('main').getByText(notToday.law.withoutCap)).toBeVisible()
      expect(await press(page, scenarios.keep)).toBe(303)
      await expect(page.getByRole('table').getByText(notToday.law.withoutCap)).toBeVisible()
    })
  })
