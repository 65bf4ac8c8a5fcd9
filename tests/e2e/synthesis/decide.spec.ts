/** Capital and its tax: told, corrected, and staggered over years. */
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { personNamed } from '../support/people'
import { openSynthesis } from '../support/shortcuts'
import { IN_TURN, isPage, pathIn, scripts, TEXT } from '../support/words'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { decide, words } = TEXT[language]

    test('somebody sees what a quarter in capital leaves after tax, and what staggering changes', async ({ page }) => {
      await openSynthesis(page, personNamed('Philippe'), language)
      await page.goto(pathIn(language, '/simulation'))
      await page.getByRole('link', { name: decide.title, exact: true }).click()
      await expect(page).toHaveURL(isPage(language, '/decide'))
      await expect(page.getByRole('heading', { level: 1, name: decide.title, exact: true })).toBeVisible()
      await expect(page.locator('[data-figure^="tax."]')).toHaveCount(0)

      await field(page, decide.fields.lppCapitalShare).fill('25')
      await field(page, decide.fields.canton).selectOption({ label: words.cantons.VD })
      await field(page, decide.fields.municipality).fill('Genève')
      await page.getByRole('radio', { name: decide.status.married, exact: true }).check()
      expect(await press(page, decide.compute)).toBe(400)
      await expect(field(page, decide.fields.municipality)).toHaveValue('Genève')
      await expect(field(page, decide.fields.canton)).toHaveValue('VD')

      await field(page, decide.fields.municipality).fill('Lausanne')
      expect(await press(page, decide.compute)).toBe(303)
      const value = async (name: string) =>
        Number(await page.locator(`[data-figure="tax.${name}"]`).getAttribute('value'))
      const [capital, federal, canton, municipality, total, left, saved] = await Promise.all(
        ['capital', 'federal', 'canton', 'municipality', 'total', 'left', 'saved'].map(value),
      )
      expect(total).toBe((federal ?? 0) + (canton ?? 0) + (municipality ?? 0))
      expect(left).toBe((capital ?? 0) - (total ?? 0))
      expect(saved).toBeGreaterThan(0)
      const ways = page.getByRole('table', { name: decide.ways.caption, exact: true })
      await expect(ways.getByRole('rowheader')).toHaveText([decide.ways.together, decide.ways.apart])

      await page.getByRole('link', { name: decide.tax.how, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/law/tax'))
    })
  })
