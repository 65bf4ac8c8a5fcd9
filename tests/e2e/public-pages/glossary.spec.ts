/** Where links of the glossary put a term in sight, on a narrow screen. */
import { GLOSSARY, type GlossaryGroup } from '../../../app/language/glossary'
import { IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })
    const { glossary, frame } = TEXT[language]

    test('each part, and a term that a page names, comes into sight', async ({ page }) => {
      const [name] = glossary.terms.avs.name.split(' (')
      await page.goto(pathIn(language, '/own'))
      await page.getByRole('link', { name: `${name} (${frame.footer.glossary})`, exact: true }).click()
      await expect(page).toHaveURL(`${pathIn(language, '/glossary')}#avs`)
      await expect(page.locator('#avs')).toBeInViewport()
      for (const group of Object.keys(GLOSSARY) as GlossaryGroup[]) {
        await page.getByRole('navigation').getByRole('link', { name: glossary.groups[group], exact: true }).click()
        await expect(
          page.getByRole('heading', { level: 2, name: glossary.groups[group], exact: true }),
        ).toBeInViewport()
      }
      await page.goto(`${pathIn(language, '/glossary')}#ceiling3a`)
      await expect(page.locator('#ceiling3a')).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
