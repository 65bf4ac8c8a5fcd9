/** Logging out ends everything: here, at the identity service, and in the browser. */

import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { account, logOut, openAccount } from '../support/forms'
import { enter, openSynthesis, sessionToken } from '../support/shortcuts'
import { goToLogin } from '../support/steps'

test.use({ javaScriptEnabled: false })

const CLAIRE = personNamed('Claire')
const PAGES = ['/avs', '/lpp', '/3a', '/synthesis', '/data', '/terms', '/']

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const { tabs } = TEXT[language].frame

  test(`[128] [130] every page of a signed-in visitor can be left (${language})`, async ({ page }) => {
    await enter(page, CLAIRE, language)
    for (const path of PAGES) {
      await page.goto(pathIn(language, path))
      await openAccount(page)
      await expect(page.getByRole('button', { name: words.logout })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: tabs.synthesis, exact: true })).toHaveAttribute(
        'href',
        pathIn(language, '/synthesis'),
      )
    }
  })

  test(`[128] someone who logs out is home, and signed in nowhere (${language})`, async ({ page }) => {
    await enter(page, CLAIRE, language)
    const token = await sessionToken(page)
    await page.goto(pathIn(language, '/synthesis'))
    await logOut(page, language)
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/')}(\\?.*)?$`))
    await expect(page.getByRole('heading', { level: 1, name: TEXT[language].home.title })).toBeVisible()
    await expect(account(page)).toHaveCount(0)

    expect(await sessionToken(page)).toBeNull()
    expect((await api(page, '/me')).status).toBe(401)
    const kept = { Authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/me', { headers: kept })).status()).toBe(401)
    await page.goto(pathIn(language, '/avs'))
    await expect(page).toHaveURL(pathIn(language, '/'))
    await goToLogin(page, language)
    await expect(page.getByRole('button', { name: words.signInAs('Claire Dubois') })).toBeVisible()
  })
}

test('‘back’ shows no figures any more: the browser has kept no page', async ({ page }) => {
  // Not the person whose figures home shows as an example.
  await openSynthesis(page, personNamed('Philippe'))
  const total = figure(page, 'total.monthly')
  await expect(total).toBeVisible()
  const own = await total.innerText()
  await logOut(page, 'fr')
  await expect(page.getByRole('link', { name: WORDS.fr.start })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: TEXT.fr.home.title })).toBeVisible()
  await expect(page.locator('.answer')).toHaveCount(0)
  await expect(page.getByText(own)).toHaveCount(0)
})
