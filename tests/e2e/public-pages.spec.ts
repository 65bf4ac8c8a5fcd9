/** What everybody reads before signing in. */
import { expect, test } from './fixtures'
import { LANGUAGES, pathIn, TEXT, WORDS } from './words'

test.use({ javaScriptEnabled: false })

/** Word for word, and words that must be there. */
const SAID = {
  fr: {
    subtitle: "J'estime ma retraite en ligne à partir de mes données personnelles",
    note: /vous connecter.*sécurisée par le service d’identité/,
    numbers: [
      /Le vôtre et.*celui de votre conjoint/,
      /756\.0000\.0000\.00/,
      /fiche de salaire/,
      /carte d’assurance-maladie/,
    ],
    fund: ['Le nom de la caisse', 'Votre nom d’utilisateur', 'Votre mot de passe'],
    account: ['Votre identifiant auprès de la banque ou de l’assurance', 'Votre mot de passe'],
  },
  de: {
    subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
    note: /anmelden.*durch den Identitätsdienst gesichert/,
    numbers: [
      /Ihre eigene und.*jene Ihrer Ehegattin, Ihres Ehegatten/,
      /756\.0000\.0000\.00/,
      /Lohnabrechnung/,
      /Krankenversicherungskarte/,
    ],
    fund: ['Der Name der Kasse', 'Ihr Benutzername', 'Ihr Passwort'],
    account: ['Ihre Benutzerkennung bei der Bank oder der Versicherung', 'Ihr Passwort'],
  },
}

for (const language of LANGUAGES) {
  const { home, documents, prelogin } = TEXT[language]
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

  test(`[058] [059] [060] [061] [062] the documents to prepare are listed (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, '/index2'))
    const { numbers, fund, account } = SAID[language]
    for (const words of numbers)
      await expect(page.getByRole('region', { name: documents.avs.title })).toContainText(words)
    const items = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
    await expect(items(documents.lpp.title)).toHaveText(fund)
    await expect(items(documents.pillar3a.title)).toHaveText(account)
    await page.getByRole('link', { name: words.ready, exact: true }).click()
    await expect(page).toHaveURL(pathIn(language, '/prelogin'))
  })

  test(`[063] [066] [136] the sign-in is explained, and works from the keyboard (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, '/prelogin'))
    await expect(page.getByRole('region', { name: prelogin.service.title }).getByRole('listitem')).toHaveCount(3)
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
}
