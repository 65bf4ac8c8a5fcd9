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
