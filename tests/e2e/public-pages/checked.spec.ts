/** Figures published by others, on a narrow screen. */

import { expect, test } from '../support/fixtures'

test.use({ viewport: { width: 320, height: 256 }, javaScriptEnabled: false })

test('nothing stands out to the side, with every fold open', async ({ page }) => {
  await page.goto('/checked?canton=TI')
  const table = page.locator('#avs details').first().getByRole('table')
  await expect(table).toBeHidden()
  for (const fold of await page.locator('main details > summary').all()) await fold.click()
  await expect(table).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
