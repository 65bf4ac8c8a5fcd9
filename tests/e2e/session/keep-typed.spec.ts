/** Somebody types figures without a sign-in, then signs in: the figures go on under it, or end with it, as they chose. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'

/** She has no pension fund in the sandbox. */
const SOFIA = personNamed('Sofia')

/** A dossier without a sign-in, in which a certificate is copied. */
async function copyCertificate(page: Page, language: Language) {
  const { own, prelogin, certificate } = TEXT[language]
  await page.goto(pathIn(language, '/own'))
  await field(page, prelogin.terms.label).check()
  await page.getByRole('button', { name: own.button, exact: true }).click()
  await page.goto(pathIn(language, '/lpp/certificate'))
  await field(page, certificate.date).fill('1.1.2026')
  await field(page, certificate.capital).fill("689'022")
  await field(page, certificate.pension).fill("37'207")
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

async function signInChoosing(page: Page, language: Language, choice: 'keep' | 'delete') {
  const { prelogin } = TEXT[language]
  await page.goto(pathIn(language, '/prelogin'))
  await page.getByRole('radio', { name: prelogin.typed[choice], exact: true }).check()
  await field(page, prelogin.terms.label).check()
  await page.getByRole('button', { name: prelogin.button, exact: true }).click()
}

async function finishSignIn(page: Page, language: Language) {
  const words = WORDS[language]
  await page.getByRole('button', { name: words.signInAs('Sofia Brunner') }).click()
  await page.getByRole('button', { name: words.allow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.avs })).toBeVisible()
  expect((await api(page, '/me')).body).toMatchObject({ login: { email: SOFIA.email } })
}

const label = (page: Page) =>
  page.getByRole('heading', { level: 3, name: /^(Ma caisse de pension|Meine Pensionskasse)$/ })

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(scripts(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled })

      test(`keeps what was typed after the sign-in (${language})`, async ({ page }) => {
        await copyCertificate(page, language)
        await signInChoosing(page, language, 'keep')
        await finishSignIn(page, language)
        await page.goto(pathIn(language, '/own/check'))
        await expect(label(page)).toBeVisible()
      })

      test(`deletes what was typed with the sign-in, and nothing before it (${language})`, async ({ page }) => {
        await copyCertificate(page, language)
        await page.goto(pathIn(language, '/prelogin'))
        expect(await press(page, TEXT[language].prelogin.button)).toBe(400)
        await expect(page.getByRole('alert')).toContainText(TEXT[language].prelogin.typed.missing)
        await signInChoosing(page, language, 'delete')
        await page.goto(pathIn(language, '/own/check'))
        await expect(label(page)).toBeVisible()
        await signInChoosing(page, language, 'delete')
        await finishSignIn(page, language)
        await page.goto(pathIn(language, '/own/check'))
        await expect(label(page)).toHaveCount(0)
      })
    })
