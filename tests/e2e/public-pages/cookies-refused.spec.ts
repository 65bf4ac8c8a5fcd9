/** A browser that refuses cookies: it still says where a link was followed, so the language can be switched. */
import type { Page } from '@playwright/test'
import { OTHER_LANGUAGE } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

test.use({ javaScriptEnabled: false, locale: 'de-CH' })

/** Every cookie of a page is removed before the browser sees it. */
const refuseCookies = (page: Page) =>
  page.context().route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

test('in a browser of the other language, the languages can be switched without cookies', async ({ page }) => {
  await refuseCookies(page)
  await page.goto('/')
  await expect(page).toHaveURL('/de')
  await page.getByRole('link', { name: OTHER_LANGUAGE.de, exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
  await page.getByRole('link', { name: OTHER_LANGUAGE.fr, exact: true }).click()
  await expect(page).toHaveURL('/de')
})
