/** French and German: which one a visitor gets, and how they change it. */
import type { APIRequestContext } from '@playwright/test'
import { api, leadsTo } from './calls'
import { expect, test } from './fixtures'
import { field, press, typedOn } from './forms'
import { personNamed } from './people'
import { enter } from './shortcuts'
import { LANGUAGES, pathIn, TEXT } from './words'

test.use({ javaScriptEnabled: false })

/** What `/` answers: the language of the page, or where it leads. */
async function home(request: APIRequestContext, headers: Record<string, string>) {
  const answer = await request.get('/', { headers, maxRedirects: 0 })
  return leadsTo(answer) ?? /<html lang="([\w-]+)"/.exec(await answer.text())?.[1]
}

for (const [switchedTo, browser, shown] of [
  ['de', 'fr-CH', '/de'],
  ['fr', 'de-CH', 'fr-CH'],
  [null, 'de-CH,de;q=0.9', '/de'],
  [null, 'fr-CH', 'fr-CH'],
  [null, 'en-GB', 'fr-CH'],
] as const)
  test(`[175] home, after a switch to ${switchedTo} and with a browser in ${browser}: ${shown}`, async ({
    request,
  }) => {
    if (switchedTo) await request.get(`/terms?lang=${switchedTo}`)
    expect(await home(request, { 'Accept-Language': browser })).toBe(shown)
  })

test('[149] a cookie with another language counts for nothing', async ({ request }) => {
  for (const value of ['it', 'en-GB', 'ImVuIg%3D%3D', '<script>'])
    expect(await home(request, { 'Accept-Language': 'fr-CH', Cookie: `locale=${value}` })).toBe('fr-CH')
})

for (const language of LANGUAGES) {
  const other = language === 'fr' ? 'de' : 'fr'
  const { otherLanguage } = TEXT[language].frame

  test(`[177] the switch leads to the same page in the other language, its query kept (from ${language})`, async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/about',
      '/index2',
      '/prelogin?problem=expired',
      '/terms?a=1&b=%26',
      '/law?a=1',
      '/nope?x=y',
    ]) {
      await page.goto(pathIn(language, path).replace('/de/?', '/de?'))
      await page.getByRole('link', { name: otherLanguage, exact: true }).click()
      await expect(page).toHaveURL(pathIn(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CH`)
      await page.getByRole('link', { name: TEXT[other].frame.otherLanguage, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, path))
    }
  })

  test(`[177] [149] it does so for who is signed in, too (from ${language})`, async ({ page }) => {
    await enter(page, personNamed('Nadia'), language)
    for (const path of ['/avs/explained', '/lpp/explained', '/3a/explained', '/synthesis', '/data']) {
      await page.goto(pathIn(language, path))
      await page.getByRole('link', { name: otherLanguage, exact: true }).click()
      await expect(page).toHaveURL(pathIn(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CH`)
    }
  })

  test(`[177] [149] it keeps what is typed in a form, and saves nothing of it (from ${language})`, async ({ page }) => {
    await enter(page, personNamed('Nadia'), language)
    await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
    for (const [path, label] of [
      ['/avs', TEXT[language].avs.birthDate],
      ['/3a', TEXT[language].pillar3a.solde],
      ['/simulation', TEXT[language].simulation.retirementDate],
      ['/v2/wizard/1p', TEXT[language].avs.birthDate],
    ] as const) {
      await page.goto(pathIn(language, path))
      await field(page, label).fill('31.13.')
      const typed = await typedOn(page)
      await press(page, otherLanguage)
      await expect(page).toHaveURL(pathIn(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CH`)
      expect(await typedOn(page), path).toEqual(typed)
      await press(page, TEXT[other].frame.otherLanguage)
      await expect(page).toHaveURL(pathIn(language, path))
      expect(await typedOn(page), path).toEqual(typed)
    }
    expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()

    await page.goto(pathIn(language, '/lpp'))
    await page.locator('input[name=ids]').first().check()
    await press(page, otherLanguage)
    await expect(page.locator('input[name=ids]').first()).toBeChecked()
    expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([])
    expect(await home(page.request, { 'Accept-Language': `${language}-CH` })).toBe(other === 'de' ? '/de' : 'fr-CH')

    // Enter in a field sends the form, and changes no language.
    await page.goto(pathIn(language, '/avs'))
    await field(page, TEXT[language].avs.birthDate).fill('31.13.')
    await field(page, TEXT[language].avs.birthDate).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(pathIn(language, '/avs'))
  })

  test(`[176] the switch, and nothing else, sets a cookie for 365 days (to ${language})`, async ({ request }) => {
    const switched = await request.get(`/terms?lang=${language}`, { maxRedirects: 0 })
    expect(leadsTo(switched)).toBe(pathIn(language, '/terms'))
    expect(switched.headers()['set-cookie']).toMatch(/^locale=[^;]+;.*Max-Age=31536000/)
    for (const path of ['/', '/terms', '/terms?lang=it', '/nope'])
      expect((await request.get(pathIn(language, path))).headers()['set-cookie'], path).toBeUndefined()
  })
}
