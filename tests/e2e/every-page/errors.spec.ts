/** The error page of the catalogue: unknown paths, addresses that a route does not take, and crawlers. */

import { IN_TURN, LANGUAGES, pathIn, SCRIPTS, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { test as ownTest } from '../support/own-server'

/** They name themselves; whoever asks with a program is a person. */
const CRAWLERS = ['Googlebot/2.1', 'GPTBot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']
const PEOPLE = ['curl/8.5.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0']

for (const prefix of ['', '/de']) {
  test(`[214] an unknown path is named, and nothing of it is markup (${prefix || '/'})`, async ({ page, request }) => {
    const answer = await page.goto(`${prefix}/nope`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(`Page not found: ${prefix}/nope`)
    const odd = await request.get(`${prefix}/<script>alert(1)</script>`)
    expect(odd.status()).toBe(404)
    const shown = await odd.text()
    expect(shown).toContain(`Page not found: ${prefix}/%3Cscript%3Ealert(1)%3C/script%3E`)
    expect(shown).not.toContain('<script>alert')
    // A bracket is always encoded in an address; an entity is not, and would be shown as the bracket that it means.
    await page.goto(`${prefix}/&lt;b&gt;bold`)
    await expect(page.locator('main p[lang=en]')).toHaveText(`Page not found: ${prefix}/&lt;b&gt;bold`)
  })

  test(`[215] an address that a route does not take is refused before anybody is asked (${prefix || '/'})`, async ({
    page,
  }) => {
    const answer = await page.goto(`${prefix}/avs/explained?column=third`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(`Page Not Found: ${prefix}/avs/explained`)
  })

  test(`[045] a crawler gets no error page, and a page that there is (${prefix || '/'})`, async ({ request }) => {
    for (const agent of CRAWLERS) {
      const headers = { 'User-Agent': agent, accept: 'text/html' }
      const answer = await request.get(`${prefix}/nope`, { headers })
      expect([agent, answer.status(), await answer.text()]).toEqual([agent, 404, ''])
      expect(await (await request.get(prefix || '/', { headers })).text()).toContain('</html>')
    }
    for (const agent of PEOPLE) {
      const answer = await request.get(`${prefix}/nope`, { headers: { 'User-Agent': agent } })
      expect([agent, answer.status()]).toEqual([agent, 404])
      expect(await answer.text()).toContain(`Page not found: ${prefix}/nope`)
    }
  })
}

for (const [path, title] of [
  ['/%E0%A4', 'Votre demande n’a pas pu être traitée'],
  ['/de/%E0%A4', 'Ihre Anfrage konnte nicht bearbeitet werden'],
] as const)
  test(`someone who is refused at the door reads it in their language, in the look of the product (${path})`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    await expect(page.locator('.error-code')).toHaveCSS('font-size', '72px')
  })

for (const javaScriptEnabled of SCRIPTS)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    for (const language of LANGUAGES)
      test(`[039] [041] a missing page has its code, words in ${language}, the catalogue’s English, and ways on`, async ({
        page,
      }) => {
        const { notFound } = TEXT[language].errorPage
        await page.goto(pathIn(language, '/nope'))
        const main = page.getByRole('main')
        await expect(main.getByText('404')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFound.title])
        await expect(main.getByText(notFound.sentence)).toBeVisible()
        await expect(main.locator('p[lang=en]')).toHaveText(`Page not found: ${pathIn(language, '/nope')}`)
        const elsewhere = page.getByRole('region', { name: notFound.elsewhere }).getByRole('link')
        for (const link of await elsewhere.all())
          expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
        await main.getByRole('link', { name: notFound.action, exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/'))
      })
  })

ownTest(
  '[041] [042] [045] [226] [227] a failure of ours has another page, which tells nothing',
  async ({ browser, request, startServer, baseURL }) => {
    // The calls are to be answered by a process that is not there.
    await startServer({ API_BASE: 'http://127.0.0.1:9/api' })
    for (const { language, javaScriptEnabled } of IN_TURN) {
      const { failed, notFound } = TEXT[language].errorPage
      const context = await browser.newContext({ baseURL, javaScriptEnabled })
      const page = await context.newPage()
      const answer = await page.request.get(pathIn(language, '/law'))
      expect(answer.status()).toBe(500)
      expect(await answer.text()).not.toMatch(/127\.0\.0\.1|ECONN|fetch failed|\.[jt]sx?\b|node_modules|\bat \w+ \(/)
      for (const agent of CRAWLERS) {
        const bare = await request.get(pathIn(language, '/law'), {
          headers: { 'User-Agent': agent, accept: 'text/html' },
        })
        expect([agent, bare.status(), await bare.text()]).toEqual([agent, 500, ''])
      }

      await page.setContent(await answer.text())
      const main = page.getByRole('main')
      await expect(main.getByText('500')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([failed.title])
      await expect(main.locator('p[lang=en]')).toHaveText('Internal Server Error')
      await expect(main.getByRole('link', { name: failed.action, exact: true })).toHaveAttribute('href', '')
      await expect(main.getByText(notFound.sentence)).toHaveCount(0)
      await context.close()
    }
  },
)
