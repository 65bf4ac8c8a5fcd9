/** The error page of the catalogue: unknown paths, addresses that a route does not take, and crawlers. */
import { expect, test } from './fixtures'

for (const prefix of ['', '/de']) {
  test(`[214] an unknown path is named, and nothing of it is markup (${prefix || '/'})`, async ({ page, request }) => {
    const answer = await page.goto(`${prefix}/nope`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(`Page not found: ${prefix}/nope`)
    const odd = await request.get(`${prefix}/<script>alert(1)</script>`)
    expect(odd.status()).toBe(404)
    expect(await odd.text()).not.toContain('<script>alert')
  })

  test(`[215] an address that a route does not take is refused before anybody is asked (${prefix || '/'})`, async ({
    page,
  }) => {
    const answer = await page.goto(`${prefix}/avs/explained?column=third`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(`Page Not Found: ${prefix}/avs/explained`)
  })

  test(`[045] a crawler gets no error page (${prefix || '/'})`, async ({ request }) => {
    const headers = { 'User-Agent': 'Googlebot/2.1', accept: 'text/html' }
    const answer = await request.get(`${prefix}/nope`, { headers })
    expect([answer.status(), await answer.text()]).toEqual([404, ''])
    expect(await (await request.get(prefix || '/', { headers })).text()).toContain('</html>')
  })
}
