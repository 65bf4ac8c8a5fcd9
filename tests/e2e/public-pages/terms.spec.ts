/** What the terms promise, and that the pages keep it. */

import { INFORMATION, LOGIN, PUBLIC } from '../../support/visit/routes'
import { IN_TURN, OTHER_LANGUAGE, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

const PROMISES = {
  fr: {
    minutes: '60 minutes',
    deleted: 'puis supprimées',
    tracking: 'Ce site ne vous suit pas.',
    version: /^Version 2, état au \d\d\.\d\d\.\d{4}$/,
    law: [
      /art\.\u00a0153b de la loi sur l’AVS, LAVS/,
      /art\.\u00a0153c LAVS/,
      /art\.\u00a025 LPD/,
      /art\.\u00a028 LPD/,
      /art\.\u00a032 al\.\u00a02 LPD/,
    ],
  },
  de: {
    minutes: '60 Minuten',
    deleted: 'dann gelöscht',
    tracking: 'Diese Website verfolgt Sie nicht.',
    version: /^Version 2, Stand \d\d\.\d\d\.\d{4}$/,
    law: [
      /Art\.\u00a0153b des AHV-Gesetzes, AHVG/,
      /Art\.\u00a0153c AHVG/,
      /Art\.\u00a025 DSG/,
      /Art\.\u00a028 DSG/,
      /Art\.\u00a032 Abs\.\u00a02 DSG/,
    ],
  },
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { minutes, deleted, tracking, version, law } = PROMISES[language]
    const { terms, cookies, words } = TEXT[language]

    test('[005] [065] the terms stand one link from the sign-in, and say how long data are kept', async ({ page }) => {
      await page.goto(pathIn(language, '/prelogin'))
      await page.getByRole('link', { name: TEXT[language].prelogin.terms.link }).click()
      await expect(page.getByRole('heading', { level: 1, name: TEXT[language].terms.title })).toBeVisible()
      const text = page.getByRole('main')
      for (const promise of [minutes, deleted, tracking]) await expect(text).toContainText(promise)
      await page.goBack()
      await expect(page.getByRole('checkbox')).not.toBeChecked()
    })

    test('[006] the terms say that nobody is followed, public pages ask nobody else and set no cookie but the language chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      for (const path of [...PUBLIC, ...LOGIN, ...INFORMATION, '/nope']) await page.goto(pathIn(language, path))
      expect(new Set(asked)).toEqual(new Set([baseURL]))
      expect(await context.cookies()).toEqual([])
      await page.goto(pathIn(language, '/terms'))
      await expect(page.getByRole('main')).toContainText(tracking)
      await page.goto('/?lang=de')
      expect((await context.cookies()).map(({ name }) => name.replace('__Host-', ''))).toEqual(['locale'])
    })

    test('their version, their day and the articles of the law are named', async ({ page }) => {
      await page.goto(pathIn(language, '/terms'))
      await expect(page.getByText(version)).toBeVisible()
      for (const article of law) await expect(page.getByRole('main')).toContainText(article)
      await page.getByRole('link', { name: terms.cookies.more, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: cookies.title })).toBeVisible()
    })

    test('their contents lead to each part', async ({ page }) => {
      await page.goto(pathIn(language, '/terms'))
      const links = page.getByRole('navigation', { name: words.contents }).getByRole('link')
      const names = await links.allTextContents()
      expect(names).toEqual(expect.arrayContaining([terms.operator.title, terms.retention.title, terms.rights.title]))
      for (const name of names) {
        await links.filter({ hasText: name }).first().click()
        await expect(page.getByRole('heading', { name, exact: true }).first()).toBeInViewport()
      }
    })

    test('on paper they are text alone', async ({ page }) => {
      await page.goto(pathIn(language, '/terms'))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('link', { name: OTHER_LANGUAGE[language] })).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
      await expect(page.getByText(version)).toBeVisible()
      await expect(page.getByText(terms.rights.deletion)).toBeVisible()
    })
  })
