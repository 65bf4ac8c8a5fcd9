/** French and German: which one a visitor gets, and how they change it. */
import type { APIRequestContext, Page } from '@playwright/test'
import type { ScenariosAnswer } from '../../../app/dossier/shape/simulation-answers'
import { fieldsToType } from '../../support/visit/fields-to-type'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, LANGUAGES, OTHER_LANGUAGE, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, openGroups, press, typedOn } from '../support/forms'
import { answerAll, enter, openSynthesis } from '../support/shortcuts'

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
  const otherLanguage = OTHER_LANGUAGE[language]

  test(`[177] the switch leads to the same page in the other language, its query kept (from ${language})`, async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/about',
      '/index2',
      '/prelogin?problem=cookies',
      '/terms?a=1&b=%26',
      '/law?a=1',
      '/nope?x=y',
    ]) {
      await page.goto(pathIn(language, path).replace('/de/?', '/de?'))
      await page.getByRole('link', { name: otherLanguage, exact: true }).click()
      await expect(page).toHaveURL(pathIn(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CH`)
      await page.getByRole('link', { name: OTHER_LANGUAGE[other], exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, path))
    }
  })

  test(`[177] [149] it does so for a signed-in visitor, too (from ${language})`, async ({ page }) => {
    await enter(page, personNamed('Nadia'), language)
    for (const path of ['/avs/explained', '/lpp/explained', '/3a/explained', '/synthesis', '/data']) {
      await page.goto(pathIn(language, path))
      await page.getByRole('link', { name: otherLanguage, exact: true }).click()
      await expect(page).toHaveURL(pathIn(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CH`)
    }
  })

  test(`[176] the switch, and nothing else, sets a cookie for 365 days (to ${language})`, async ({ request }) => {
    const switched = await request.get(`/terms?lang=${language}`, { maxRedirects: 0 })
    expect(leadsTo(switched)).toBe(pathIn(language, '/terms'))
    expect(switched.headers()['set-cookie']).toMatch(/^locale=[^;]+;.*Max-Age=31536000/)
    for (const path of ['/', '/terms', '/terms?lang=it', '/nope'])
      expect((await request.get(pathIn(language, path))).headers()['set-cookie'], path).toBeUndefined()
  })
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`the switch from ${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const other = language === 'fr' ? 'de' : 'fr'
    const otherLanguage = OTHER_LANGUAGE[language]

    /** There and back, from what is typed on the page shown. */
    async function expectKept(page: Page, path: string) {
      const typed = await typedOn(page)
      for (const [from, to] of [
        [language, other],
        [other, language],
      ] as const) {
        await press(page, OTHER_LANGUAGE[from])
        await expect(page).toHaveURL(pathIn(to, path))
        await expect(page.locator('html')).toHaveAttribute('lang', `${to}-CH`)
        expect(await typedOn(page), path).toEqual(typed)
      }
    }

    test('[177] [149] what is typed is kept, and nothing of it is saved', async ({ page }) => {
      await enter(page, personNamed('Nadia'), language)
      await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
      for (const [path, label] of fieldsToType(language)) {
        await page.goto(pathIn(language, path))
        await openGroups(page)
        await field(page, label).fill('31.13.')
        await expectKept(page, path)
      }
      expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()

      await page.goto(pathIn(language, '/lpp'))
      await page.locator('input[name=ids]').first().check()
      await press(page, otherLanguage)
      await expect(page.locator('input[name=ids]').first()).toBeChecked()
      expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([])
      expect(await home(page.request, { 'Accept-Language': `${language}-CH` })).toBe(other === 'de' ? '/de' : 'fr-CH')

      // Enter in a field sends the form, and changes no language.
      await openAvsForm(page, language)
      await field(page, TEXT[language].avs.birthDate).fill('31.13.')
      await field(page, TEXT[language].avs.birthDate).press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page).toHaveURL(pathIn(language, '/avs'))
    })

    test('[177] [149] the tick before the sign-in is kept, and nobody is signed in by it', async ({ page }) => {
      for (const path of ['/prelogin?problem=expired', '/prelogin2', '/v2/wizard/login']) {
        await page.goto(pathIn(language, path))
        await expectKept(page, path)
        await page.getByRole('checkbox', { name: WORDS[language].terms }).check()
        await expectKept(page, path)
      }
      await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click()
      await expect(page.getByRole('button', { name: WORDS[language].signInAs('Claire Dubois') })).toBeVisible()
    })

    test('[177] [149] the name of a scenario is kept, with the simulation that it was given to', async ({ page }) => {
      await openSynthesis(page, personNamed('Nadia'), language)
      await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })
      await page.goto(pathIn(language, '/scenarios'))
      await field(page, TEXT[language].scenarios.name).fill('Un quart')
      await api(page, '/synthesis/simulation', { lppCapitalShare: 50 })
      await expectKept(page, '/scenarios')
      expect(await press(page, TEXT[language].scenarios.keep)).toBe(303)
      const { scenarios } = (await api<ScenariosAnswer>(page, '/synthesis/scenarios')).body
      expect(scenarios.map(({ name, simulation }) => [name, simulation.lppCapitalShare])).toEqual([['Un quart', 25]])
    })

    test('[177] of two 3a accounts the first is kept; the other one and the choice say to save first', async ({
      page,
    }) => {
      const { solde, saveAccount, saveFirst } = TEXT[language].pillar3a
      const philippe = personNamed('Philippe')
      await enter(page, philippe, language)
      await answerAll(page, philippe)
      await page.goto(pathIn(language, '/3a'))
      const further = page.locator('form', { has: page.getByRole('button', { name: saveAccount }) })
      await openGroups(page)
      const choice = page.locator('form', { has: page.locator('input[name=ids]') })
      for (const form of [further, choice]) await expect(form.getByText(saveFirst)).toBeVisible()
      const first = page.locator('#page-form')
      await expect(first.getByText(saveFirst)).toHaveCount(0)
      await field(first, solde).fill('31.13.')
      await expectKept(page, '/3a')
    })
  })
