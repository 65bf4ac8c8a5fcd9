/** Figures that others have published, beside ours. */

import { IN_TURN, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const { checked, developers, law, words } = TEXT[language]

    test('whoever doubts comes from the page for programs to every figure, and to what differs', async ({ page }) => {
      await page.goto(pathIn(language, '/developers'))
      await expect(page.getByRole('heading', { name: developers.checked.title, exact: true })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: checked.title, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/checked'))
      await expect(page.getByRole('heading', { level: 1, name: checked.title, exact: true })).toBeVisible()

      const differing = page.locator('#differing')
      for (const reason of [checked.reasons.misprint, checked.reasons.creditRounded, checked.reasons.paidAtStart])
        await expect(differing).toContainText(reason)
      await expect(differing.getByRole('listitem')).toHaveCount(3)

      const fold = page.locator('#avs details').first()
      await expect(fold.getByRole('table')).toBeHidden()
      await fold.locator('summary').click()
      const pension = fold.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: checked.figures.pension, exact: true }),
      })
      await expect(pension.getByRole('cell')).toHaveText(["CHF 1'719", "CHF 1'719", checked.agreements.same])

      await page.getByRole('heading', { name: checked.tax.byCanton, exact: true }).click()
      await page.getByRole('link', { name: new RegExp(`^${words.cantons.VD}`) }).click()
      await expect(page).toHaveURL(`${pathIn(language, '/checked')}?canton=VD#every`)
      const every = page.locator('#every').getByRole('table')
      await expect(every.getByRole('row').filter({ hasText: "CHF 31'446" }).first()).toContainText("CHF 31'449")
    })

    test('the rules of calculation lead there, and it leads back', async ({ page }) => {
      await page.goto(pathIn(language, '/law'))
      await page.getByRole('main').getByRole('link', { name: checked.title, exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: law.title, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/law'))
    })
  })

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 256 }, javaScriptEnabled: false })

  test('nothing stands out to the side, with every fold open', async ({ page }) => {
    await page.goto('/checked?canton=TI')
    for (const fold of await page.locator('main details > summary').all()) await fold.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
