/** A browser that takes no cookies: what is said, in which language, and the one way on. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, OTHER_LANGUAGE, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** Every cookie of a page is gone before the browser sees it. */
const refuseCookies = (page: Page) =>
  page.context().route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

async function expectTold(page: Page, language: Language, missing: 'signIn' | 'posted', again: string) {
  const { cookiesRefused, frame } = TEXT[language]
  const told = cookiesRefused[missing]
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
  // On the guided path the step stands between.
  await expect(page).toHaveTitle(new RegExp(`^${told.title} – .*${frame.product}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([told.title])
  for (const sentence of [told.intro, told.why]) await expect(page.getByText(sentence)).toBeVisible()
  const help = page.getByRole('region', { name: cookiesRefused.help.title })
  const { settings, allow, again: comeBack } = cookiesRefused.help
  await expect(help.getByRole('listitem')).toHaveText([settings, allow, comeBack])
  const ways = page.locator('.page').getByRole('link')
  await expect(ways).toHaveText([cookiesRefused.again])
  await expect(ways).toHaveAttribute('href', pathIn(language, again))
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
}

for (const language of LANGUAGES) {
  for (const path of ['/prelogin', '/v2/wizard/login'])
    test(`a sign-in from ${path} that cannot begin is explained (${language})`, async ({ page }) => {
      await refuseCookies(page)
      await page.goto(pathIn(language, path))
      await page.getByRole('checkbox', { name: WORDS[language].terms }).check()
      await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click()
      await expect(page).toHaveURL(`${pathIn(language, path)}?problem=cookies`)
      await expectTold(page, language, 'signIn', path)
      await page.getByRole('link', { name: TEXT[language].cookiesRefused.again }).click()
      await expect(page.getByRole('checkbox', { name: WORDS[language].terms })).not.toBeChecked()
    })

  test(`a form without the cookie of its session is not saved, and says so (${language})`, async ({ page }) => {
    await enter(page, personNamed('Nadia'), language)
    await page.goto(pathIn(language, '/lpp'))
    await page.locator('input[name=ids]').first().check()
    await page.context().clearCookies()
    expect(await press(page, TEXT[language].lpp.save)).toBe(302)
    await expect(page).toHaveURL(`${pathIn(language, '/')}?session=lost`)
    await expectTold(page, language, 'posted', '/prelogin2')
  })
}

test.describe('in a browser of the other language', () => {
  test.use({ locale: 'de-CH' })

  test('the languages can be switched without cookies', async ({ page }) => {
    await refuseCookies(page)
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await page.getByRole('link', { name: OTHER_LANGUAGE.de, exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await page.getByRole('link', { name: OTHER_LANGUAGE.fr, exact: true }).click()
    await expect(page).toHaveURL('/de')
  })
})
