/** The documents to prepare, and the two pages that lead to the sign-in. */

import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'

/** Word for word, and words that must be there. */
const SAID = {
  fr: {
    numbers: [
      /Le vôtre et, en cas de mariage.*celui de votre partenaire/,
      /756\.0000\.0000\.00/,
      /fiche de salaire/,
      /carte d’assurance-maladie/,
    ],
    fund: ['Le nom de la caisse', 'Votre nom d’utilisateur', 'Votre mot de passe'],
    account: ['Votre nom d’utilisateur à la banque ou à l’assurance', 'Votre mot de passe'],
  },
  de: {
    numbers: [
      /Ihre eigene und, wenn Sie verheiratet sind.*die Ihrer Partnerin oder Ihres Partners/,
      /756\.0000\.0000\.00/,
      /Lohnabrechnung/,
      /Krankenversicherungskarte/,
    ],
    fund: ['Der Name der Kasse', 'Ihr Benutzername', 'Ihr Passwort'],
    account: ['Ihr Benutzername bei der Bank oder der Versicherung', 'Ihr Passwort'],
  },
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { documents, prelogin } = TEXT[language]
    const words = WORDS[language]

    test('[058] [059] [060] [061] [062] the documents to prepare are listed', async ({ page }) => {
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

    test('[063] [066] [136] the sign-in is explained, and works from the keyboard', async ({ page }) => {
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

    test('[064] [065] [067] the short sign-in asks for the same, and refuses the same', async ({ page }) => {
      await page.goto(pathIn(language, '/index2'))
      await page.getByRole('link', { name: documents.signIn, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/prelogin2'))
      await expect(page.getByText(prelogin.short.intro)).toBeVisible()
      await expect(page.getByRole('region', { name: prelogin.service.title })).toHaveCount(0)
      await page.getByRole('link', { name: prelogin.terms.link, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/terms'))
      await page.goBack()

      const box = page.getByRole('checkbox', { name: words.terms })
      await expect(box).not.toBeChecked()
      expect(await press(page, words.signIn)).toBe(400)
      await expect(page).toHaveURL(pathIn(language, '/prelogin2'))
      await expect(page.getByText(prelogin.short.intro)).toBeVisible()
      await expect(box).toHaveAccessibleDescription(new RegExp(prelogin.terms.missing))
      await box.check()
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      const { firstName, lastName } = personNamed('Nadia')
      await page.getByRole('button', { name: words.signInAs(`${firstName} ${lastName}`) }).click()
      await page.getByRole('button', { name: words.allow, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.avs })).toBeVisible()
    })

    test('[063] the short sign-in leads to the long one', async ({ page }) => {
      await page.goto(pathIn(language, '/prelogin2'))
      await page.getByRole('link', { name: prelogin.short.explained, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/prelogin'))
      await expect(page.getByRole('region', { name: prelogin.service.title }).getByRole('listitem')).toHaveCount(3)
    })
  })
