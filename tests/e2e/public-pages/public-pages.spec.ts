/** The home page. */

import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

test.use({ javaScriptEnabled: false })

/** Word for word, and words that must be there. */
const SAID = {
  fr: {
    subtitle: 'J’estime ma retraite en ligne à partir de mes données personnelles',
    note: /vous connecter.*sécurisée par le service d’identité/,
  },
  de: {
    subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
    note: /anmelden.*durch den Identitätsdienst gesichert/,
  },
}

for (const language of LANGUAGES) {
  const { home } = TEXT[language]
  const words = WORDS[language]

  test(`[046] [047] [048] [049] home says what this is, and begins (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([home.title])
    await expect(page.getByText(SAID[language].subtitle, { exact: true })).toBeVisible()
    await expect(page.getByText(SAID[language].note)).toBeVisible()
    const next = page.waitForResponse((response) => response.url().endsWith(pathIn(language, '/index2')))
    await page.getByRole('link', { name: words.start, exact: true }).click()
    expect((await next).status()).toBe(200)
  })
}
