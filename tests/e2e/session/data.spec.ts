/** Everything that was said can be deleted, at once. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { openAccount, press } from '../support/forms'
import { answerAll, openSynthesis, sessionToken } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const CLAIRE = personNamed('Claire')
const KEPT = ['/acor/pension-calculator/info', '/openpk/user/pension-funds', '/openpv/user/entities', '/open3k/info']

/** Nothing was ever said there, or nothing is left of it. */
async function isEmpty(page: Page, path: string) {
  const { status, body } = await api<unknown[] | object | null>(page, path)
  expect(status).toBe(200)
  return body === null || (Array.isArray(body) && body.length === 0)
}

for (const language of LANGUAGES) {
  const text = TEXT[language].data
  const words = WORDS[language]

  test(`[129] my data are deleted when I say so twice, and I stay signed in (${language})`, async ({
    page,
    request,
  }) => {
    await openSynthesis(page, CLAIRE, language)
    const before = await sessionToken(page)
    await openAccount(page)
    await page.getByRole('link', { name: words.deleteData }).click()
    await expect(page.getByText(text.intro)).toBeVisible()
    for (const path of KEPT) expect(await isEmpty(page, path), path).toBe(false)

    expect(await press(page, words.confirmDelete)).toBe(303)
    await expect(page.getByText(text.doneTitle)).toBeVisible()
    for (const path of KEPT) expect(await isEmpty(page, path), path).toBe(true)
    expect((await api(page, '/steps')).body).toEqual({
      avs: false,
      lpp: false,
      pillar3a: false,
      termsAccepted: true,
      unread: [],
      own: null,
    })
    expect((await api(page, '/me')).body).toMatchObject({ login: { name: 'Claire Dubois' }, fund_ids: [] })
    await page.goto(pathIn(language, '/synthesis'))
    await expect(page.locator('data[data-figure="avs.monthly"]')).toHaveCount(0)

    const after = await sessionToken(page)
    expect(after).not.toBe(before)
    const asBefore = await request.get('/api/me', { headers: { Authorization: `Bearer ${before}` } })
    expect(asBefore.status()).toBe(401)
  })

  test(`who thinks better of it keeps everything (${language})`, async ({ page }) => {
    await openSynthesis(page, CLAIRE, language)
    await page.goto(pathIn(language, '/data'))
    await page.getByRole('link', { name: text.back }).click()
    await expect(page).toHaveURL(pathIn(language, '/synthesis'))
    await unfoldAll(page)
    await expect(page.locator('data[data-figure="avs.monthly"]')).toBeVisible()
  })

  test(`who begins again finds the form as the register fills it in (${language})`, async ({ page }) => {
    await openSynthesis(page, CLAIRE, language)
    await page.goto(pathIn(language, '/data'))
    await press(page, words.confirmDelete)
    await page.getByRole('link', { name: text.again }).click()
    await expect(page).toHaveURL(pathIn(language, '/avs'))
    await expect(page.getByText(TEXT[language].avs.prefilled)).toBeVisible()
    await answerAll(page, CLAIRE)
    expect((await api(page, '/steps')).body).toMatchObject({ avs: true, lpp: true, pillar3a: true })
  })
}
