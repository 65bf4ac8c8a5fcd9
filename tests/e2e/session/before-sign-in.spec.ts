/** The page before the sign-in, from the keyboard alone. */
import { IN_TURN, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const words = WORDS[language]

    test('[063] [066] [136] the sign-in is explained, and works from the keyboard', async ({ page }) => {
      await page.goto(pathIn(language, '/prelogin'))
      const service = page.getByRole('region', { name: TEXT[language].prelogin.service.title })
      await expect(service.getByRole('listitem')).toHaveCount(3)
      const box = page.getByRole('checkbox', { name: words.terms })
      await box.focus()
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
      const button = page.getByRole('button', { name: words.signIn, exact: true })
      for (let presses = 0; presses < 3 && !(await button.evaluate((one) => one.matches(':focus'))); presses++)
        await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.signInAs('Claire Dubois') })).toBeVisible()
    })
  })
