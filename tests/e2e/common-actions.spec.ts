/** What a signed-in visitor can do from every page. */
import { expect } from './fixtures'
import { test } from './own-server'
import { personNamed } from './people'
import { enter } from './shortcuts'
import { LANGUAGES, pathIn, TEXT } from './words'

const FEEDBACK = 'https://avis.example/formulaire'
const PATHS = ['/', '/law', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/data', '/nope']

for (const language of LANGUAGES) {
  const { actions, keeping, feedback, otherLanguage } = TEXT[language].frame

  test.describe(language, () => {
    test.use({ javaScriptEnabled: false })

    test('[130] [131] all of it stands on every page', async ({ page, startServer }) => {
      await startServer({ FEEDBACK_URL: FEEDBACK })
      await enter(page, personNamed('Claire'), language)
      const bar = page.getByRole('navigation', { name: actions.title, exact: true })
      const other = language === 'fr' ? 'de' : 'fr'
      for (const path of PATHS) {
        await page.goto(`${pathIn(language, path)}?a=1&b=%26`)
        for (const [name, leadsTo] of [
          [actions.synthesis, '/synthesis'],
          [actions.data, '/data#delete'],
        ] as const)
          await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', pathIn(language, leadsTo))
        for (const name of [actions.logout, keeping.button])
          await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
        await expect(bar).toContainText(/\d\d:\d\d/)
        await expect(page.getByRole('link', { name: feedback, exact: true })).toHaveAttribute('href', FEEDBACK)
        // Where the page has a form, the switch is a button of it.
        const link = page.getByRole('link', { name: otherLanguage, exact: true })
        const button = page.getByRole('button', { name: otherLanguage, exact: true })
        const isLink = (await link.count()) === 1
        await expect(isLink ? link : button).toHaveAttribute(
          isLink ? 'href' : 'formaction',
          isLink ? `${pathIn(language, path)}?a=1&b=%26&lang=${other}` : `${pathIn(other, path)}?a=1&b=%26`,
        )
      }
    })
  })
}
