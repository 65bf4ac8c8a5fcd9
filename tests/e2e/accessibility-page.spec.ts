/** The accessibility statement, and where one can write to. */
import { expect } from './fixtures'
import { test } from './own-server'
import { LANGUAGES, pathIn, TEXT } from './words'

const ADDRESS = 'https://avis.example/formulaire'

test.use({ javaScriptEnabled: false })

test('[131] feedback leads to the address that is set', async ({ page, startServer }) => {
  await startServer({ FEEDBACK_URL: ADDRESS })
  for (const language of LANGUAGES) {
    const { accessibility, frame } = TEXT[language]
    for (const path of ['/', '/about', '/prelogin', '/nope']) {
      await page.goto(pathIn(language, path))
      const link = page.getByRole('contentinfo').getByRole('link', { name: frame.feedback, exact: true })
      await expect(link).toHaveAttribute('href', ADDRESS)
    }
    await page.goto(pathIn(language, '/accessibility'))
    const report = page.getByRole('region', { name: accessibility.report.title, exact: true })
    await expect(report.getByRole('link', { name: accessibility.report.link })).toHaveAttribute('href', ADDRESS)
  }
})

test('it says what is tested, what is not, and what is known to be missing', async ({ page, startServer }) => {
  await startServer({})
  for (const language of LANGUAGES) {
    const { accessibility, frame } = TEXT[language]
    await page.goto(pathIn(language, '/'))
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.accessibility, exact: true }).click()
    await expect(page).toHaveURL(pathIn(language, '/accessibility'))
    for (const part of ['aim', 'tested', 'untested', 'limits'] as const) {
      const { title, ...sentences } = accessibility[part]
      for (const sentence of Object.values(sentences))
        await expect(page.getByRole('region', { name: title, exact: true })).toContainText(sentence)
    }
  }
})

test('the pages follow the device: its text, its light or dark, its colours', async ({ page, startServer }) => {
  await startServer({})
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
