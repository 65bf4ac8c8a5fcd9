/** What the accessibility statement promises of the pages' looks. */

import { expect, test } from '../support/fixtures'

test.use({ javaScriptEnabled: false })

test('the pages follow the device: its text, its light or dark, its colours', async ({ page }) => {
  await page.goto('/accessibility')
  const styleOf = (property: 'backgroundColor' | 'fontSize') =>
    page.evaluate(
      (name) => getComputedStyle(document.querySelector(name === 'fontSize' ? 'main p' : 'html') as Element)[name],
      property,
    )
  const size = Number.parseFloat(await styleOf('fontSize'))
  const schemes: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    schemes.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  }
  expect(new Set(schemes).size).toBe(2)
  await page.emulateMedia({ forcedColors: 'active' })
  const kept = await page.evaluate(
    () =>
      [...document.querySelectorAll('body, body *')].filter(
        (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none',
      ).length,
  )
  expect(kept).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(Number.parseFloat(await styleOf('fontSize'))).toBeCloseTo(2 * size)
})
