/** The main journey of a sign-in, in both languages, with scripts and without. */
import type { Page } from '@playwright/test'
import { TEST_CASE_TEXT, type TestCaseText } from '../../../app/sandbox/identity/test-case-text'
import { PEOPLE, type Person, personNamed, TEST_CASES } from '../../support/visit/people'
import { IN_TURN, LANGUAGES, type Language, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { goToLogin, pressAccount } from '../support/steps'

const CLAIRE = personNamed('Claire')

/** What the pages of the identity service say. */
const PROVIDER = {
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  de: { email: 'E-Mail-Adresse', password: 'Passwort', wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.' },
}

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-session')

/** Sent without its tick, the form says so; with it, it leads to the identity service. */
async function acceptTerms(page: Page, language: Language) {
  const words = WORDS[language]
  await page.goto(pathIn(language, '/prelogin'))
  const box = field(page, TEXT[language].prelogin.terms.label)
  await expect(box).not.toBeChecked()
  expect(await press(page, words.signIn)).toBe(400)
  await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`))
  const { missing } = TEXT[language].prelogin.terms
  await expect(page.getByRole('alert').getByRole('link', { name: missing })).toHaveAttribute('href', '#terms')
  await expect(box).toHaveAttribute('id', 'terms')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription(new RegExp(missing))
  expect(await sessionCookie(page)).toBeUndefined()
  await box.check()
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

/**
 * The five persons have a button each above the form, and the test cases are folded below them, with what each of these
 * shows.
 */
async function expectAccounts(page: Page, language: Language) {
  const nameOf = ({ firstName, lastName }: Person) => WORDS[language].signInAs(`${firstName} ${lastName}`)
  const buttons = (options: { includeHidden: boolean }) => page.locator('ul.accounts').getByRole('button', options)
  await expect(buttons({ includeHidden: false })).toHaveText(PEOPLE.map(nameOf))
  await expect(buttons({ includeHidden: true })).toHaveText([...PEOPLE, ...TEST_CASES].map(nameOf))
  for (const person of TEST_CASES)
    await expect(page.getByRole('listitem', { includeHidden: true }).filter({ hasText: person.email })).toContainText(
      TEST_CASE_TEXT[language][person.email as keyof TestCaseText],
    )
}

/** With a wrong password first. */
async function typePassword(page: Page, language: Language) {
  const words = WORDS[language]
  const { email, password, wrong } = PROVIDER[language]
  await page.getByLabel(email).fill(CLAIRE.email)
  await page.getByLabel(password).fill('wrong')
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(wrong)
  await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`))
  await expect(page.getByLabel(email)).toHaveValue(CLAIRE.email)
  await page.getByLabel(password).fill(CLAIRE.password)
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

async function expectSignedIn(page: Page, language: Language, name: string) {
  await page.getByRole('button', { name: WORDS[language].allow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].avs })).toBeVisible()
  expect((await api(page, '/me')).body).toMatchObject({ login: { name } })
}

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })

      test('[064] [067] [069] the terms must be accepted; a wrong password is named, and the right one works', async ({
        page,
      }) => {
        await acceptTerms(page, language)
        await expectAccounts(page, language)
        await typePassword(page, language)
        await expectSignedIn(page, language, 'Claire Dubois')
      })
    })

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`a test case (${language}, ${scripts(javaScriptEnabled)})`, () => {
    test.use({ javaScriptEnabled })

    test('signs in by its button; the session’s cookie is for this site alone, for no script, and for the hour', async ({
      page,
    }) => {
      await goToLogin(page, language)
      await pressAccount(page, WORDS[language].signInAs('Vreni Gerber'))
      const before = Date.now() / 1000
      await expectSignedIn(page, language, 'Vreni Gerber')
      const cookie = await sessionCookie(page)
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' })
      expect(cookie?.value).toMatch(/^[\w-]{43}$/)
      expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before) + 3600)
      expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 3600)
    })
  })
