/**
 * What only a browser shows of the terms' promises: which hosts pages contact, where the contents lead, what is
 * printed.
 */

import { INFORMATION, LOGIN, PUBLIC } from '../../support/visit/routes'
import { IN_TURN, OTHER_LANGUAGE, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

const PATHS = [...PUBLIC, ...LOGIN, ...INFORMATION, '/nope']

for (const [turn, { language, javaScriptEnabled }] of IN_TURN.entries())
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { terms, words } = TEXT[language]

    // Each page in one of the two ways.
    test('[006] public pages ask nobody else and set no cookie but the language chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      for (const path of PATHS.filter((_, at) => at % 2 === turn)) await page.goto(pathIn(language, path))
      expect(new Set(asked)).toEqual(new Set([baseURL]))
      const names = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''))
      expect(names).toEqual(['locale'])
    })

    test('their contents lead to each part, and on paper they are text alone', async ({ page }) => {
      await page.goto(pathIn(language, '/terms'))
      const links = page.getByRole('navigation', { name: words.contents }).getByRole('link')
      for (const name of await links.allTextContents()) {
        await links.filter({ hasText: name }).first().click()
        await expect(page.getByRole('heading', { name, exact: true }).first()).toBeInViewport()
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('link', { name: OTHER_LANGUAGE[language] })).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
      await expect(page.getByText(terms.version.replace('{{version}}', '3'))).toBeVisible()
      await expect(page.getByText(terms.rights.deletion)).toBeVisible()
    })
  })
