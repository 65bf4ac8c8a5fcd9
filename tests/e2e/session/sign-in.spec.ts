/** Signing in at the identity service, and what happens where it does not work. */
import type { Page } from '@playwright/test'
import { TEST_CASE_TEXT, type TestCaseText } from '../../../app/sandbox/identity/test-case-text'
import { PEOPLE, type Person, personNamed, TEST_CASES } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, logOut, press } from '../support/forms'
import { enter, identify, sessionToken } from '../support/shortcuts'
import { goToLogin, signIn } from '../support/steps'

test.use({ javaScriptEnabled: false })

const CLAIRE = personNamed('Claire')

/** On the page before the sign-in, which says why nobody is signed in. */
async function expectNotSignedIn(page: Page, language: Language, why: 'refused' | 'wrongState') {
  const { problem } = TEXT[language].prelogin
  await expect(page).toHaveURL(pathIn(language, `/prelogin?problem=${why}`))
  await expect(page.getByText(problem.title, { exact: true })).toBeVisible()
  await expect(page.getByText(problem[why])).toBeVisible()
  expect((await api(page, '/me')).status).toBe(401)
}

async function signInFromHere(page: Page, language: Language) {
  const words = WORDS[language]
  await page.getByRole('checkbox', { name: words.terms }).check()
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
  await page.getByRole('button', { name: words.signInAs('Claire Dubois') }).click()
  await page.getByRole('button', { name: words.allow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.avs })).toBeVisible()
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`[064] [067] the terms must be accepted (${language})`, async ({ page }) => {
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
    expect(await sessionToken(page)).toBeNull()
    await signInFromHere(page, language)
  })

  test(`[069] a wrong password is told, and the right one works (${language})`, async ({ page }) => {
    await goToLogin(page, language)
    const { email, password, wrong } = PROVIDER[language]
    await page.getByLabel(email).fill(CLAIRE.email)
    await page.getByLabel(password).fill('wrong')
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(wrong)
    await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`))
    await expect(page.getByLabel(email)).toHaveValue(CLAIRE.email)
    await page.getByLabel(password).fill(CLAIRE.password)
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByRole('button', { name: words.allow, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.avs })).toBeVisible()
    expect((await api(page, '/me')).body).toMatchObject({ login: { name: 'Claire Dubois', email: CLAIRE.email } })
  })

  test(`someone who goes back from the login is told, and can begin again (${language})`, async ({ page }) => {
    await goToLogin(page, language)
    await page.getByRole('button', { name: PROVIDER[language].cancel, exact: true }).click()
    await expectNotSignedIn(page, language, 'refused')
    await signInFromHere(page, language)
  })

  test(`who passes no data on is told, and can begin again (${language})`, async ({ page }) => {
    await goToLogin(page, language)
    await page.getByRole('button', { name: words.signInAs('Claire Dubois') }).click()
    await page.getByRole('button', { name: words.refuse, exact: true }).click()
    await expectNotSignedIn(page, language, 'refused')
    await signInFromHere(page, language)
  })
}

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(`the test cases (${language}, ${scripts(javaScriptEnabled)})`, () => {
      test.use({ javaScriptEnabled })

      test('have a button each below the five, with what each shows, and it signs in', async ({ page }) => {
        await goToLogin(page, language)
        const { signInAs, allow, avs } = WORDS[language]
        const nameOf = ({ firstName, lastName }: Person) => signInAs(`${firstName} ${lastName}`)
        const buttons = page.locator('ul.accounts').getByRole('button')
        await expect(buttons).toHaveText([...PEOPLE, ...TEST_CASES].map(nameOf))
        for (const person of TEST_CASES) {
          const row = page.getByRole('listitem').filter({ hasText: person.email })
          await expect(row).toContainText(TEST_CASE_TEXT[language][person.email as keyof TestCaseText])
        }
        await page.getByRole('button', { name: signInAs('Vreni Gerber') }).click()
        await page.getByRole('button', { name: allow, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: avs })).toBeVisible()
        expect((await api(page, '/me')).body).toMatchObject({ login: { name: 'Vreni Gerber' } })
      })
    })

/** What the pages of the identity service say. */
const PROVIDER = {
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    cancel: 'Annuler et revenir au site',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    cancel: 'Abbrechen und zurück zur Website',
  },
}

for (const callback of ['/signin/callback', '/signin/callback?code=abc', '/signin/callback?code=abc&state=made-up'])
  test(`an answer that nobody asked for signs nobody in: ${callback}`, async ({ page }) => {
    await page.goto(callback)
    await expectNotSignedIn(page, 'fr', 'wrongState')
  })

test('an answer for another browser signs nobody in', async ({ page, browser }) => {
  const other = await browser.newContext({ javaScriptEnabled: false })
  const stolen = await identify(await other.newPage(), CLAIRE, 'de')
  await other.close()
  await page.goto(stolen)
  await expectNotSignedIn(page, 'de', 'wrongState')
})

test('an answer that was used already changes nothing', async ({ page, browser }) => {
  const callback = await identify(page, CLAIRE)
  await page.goto(callback)
  await expect(page).toHaveURL('/avs')
  const token = await sessionToken(page)
  await page.goto(callback)
  await expect(page).toHaveURL('/avs')
  expect(await sessionToken(page)).toBe(token)
  const other = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await other.newPage()
  await stranger.goto(callback)
  await expectNotSignedIn(stranger, 'fr', 'wrongState')
  await other.close()
})

test('the session’s cookie is for this site alone, for no script, and for the hour', async ({ page }) => {
  const answer = await enter(page, CLAIRE)
  const lines = answer.headersArray().filter(({ name, value }) => /^set-cookie$/i.test(name) && /session=/.test(value))
  const [pair = '', ...attributes] = lines[0]?.value.split('; ') ?? []
  expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Lax', 'Secure'])
  expect(lines).toHaveLength(1)
})

for (const language of LANGUAGES)
  test(`someone who comes back once the hour of the session is over is told so (${language})`, async ({ page }) => {
    await enter(page, CLAIRE, language)
    // As the browser does after an hour.
    await page.context().clearCookies({ name: '__Host-session' })
    await page.goto(pathIn(language, '/avs'))
    await expect(page).toHaveURL(`${pathIn(language, '/')}?session=over`)
    await expect(page.getByText(TEXT[language].home.over.title)).toBeVisible()
    await page.getByRole('link', { name: TEXT[language].home.over.again, exact: true }).click()
    await expect(page).toHaveURL(pathIn(language, '/prelogin2'))
  })

test('each sign-in has a new token, whatever the browser brought along', async ({ page, context }) => {
  const planted = 'A'.repeat(43)
  await context.addCookies([{ name: '__Host-session', value: planted, url: 'https://localhost', secure: true }])
  await signIn(page, 'fr', CLAIRE)
  const first = await sessionToken(page)
  await logOut(page, 'fr')
  await expect(page.getByRole('link', { name: WORDS.fr.start })).toBeVisible()
  await signIn(page, 'fr', CLAIRE)
  const second = await sessionToken(page)
  expect(new Set([planted, first, second]).size).toBe(3)
})
