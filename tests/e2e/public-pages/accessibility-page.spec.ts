/** The accessibility statement, and what it promises of the pages' looks. */

import { LANGUAGES, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

test.use({ javaScriptEnabled: false })

test('it says what is tested, what is not, and what is known to be missing', async ({ page }) => {
  for (const language of LANGUAGES) {
    const { accessibility, frame } = TEXT[language]
    await page.goto(pathIn(language, '/'))
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.accessibility, exact: true }).click()
    await expect(page).toHaveURL(pathIn(language, '/accessibility'))
    for (const part of ['aim', 'status', 'tested', 'untested', 'limits'] as const) {
      const { title, ...sentences } = accessibility[part]
      for (const sentence of Object.values(sentences))
        await expect(page.getByRole('region', { name: title, exact: true })).toContainText(sentence)
    }
    await expect(page.getByRole('main')).toContainText(accessibility.report.enforcement)
  }
})

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
