/** Who may see which page. */
import type { APIRequestContext } from '@playwright/test'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { EXPLAINED, LOGIN, PROTECTED, PUBLIC } from '../../support/visit/routes'
import { LANGUAGES, type Language, pathIn } from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const ROW_OF: Record<string, string> = {
  '/avs': '[019]',
  '/lpp': '[020]',
  '/3a': '[021]',
  '/router': '[022]',
  '/synthesis': '[023]',
  '/v2/wizard/1p': '[024]',
  '/v2/wizard/2p': '[025]',
  '/v2/wizard/3p': '[026]',
  '/v2/wizard/synthesis': '[027]',
  '/index2': '[028]',
  '/prelogin': '[029]',
  '/prelogin2': '[030]',
  '/v2/wizard': '[031]',
  '/v2/wizard/login': '[032]',
  '/': '[015]',
  '/about': '[016]',
  '/v2': '[018]',
  '/export': '[017]',
}

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

/** A page, in the language of its address. */
async function expectPage(request: APIRequestContext, path: string, language: Language) {
  const answer = await ask(request, pathIn(language, path))
  expect(answer.status(), path).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${language}-CH"`)
}

/** A redirect to exactly this address. */
async function expectRedirect(request: APIRequestContext, path: string, target: string) {
  const answer = await ask(request, path)
  expect([302, 303], path).toContain(answer.status())
  expect(leadsTo(answer)).toBe(target)
}

test.describe('anonymous', () => {
  for (const path of PROTECTED)
    test(`${ROW_OF[path]} [034] ${path} leads home, in its language`, async ({ request }) => {
      await expectRedirect(request, path, '/')
      await expectRedirect(request, `/de${path}`, '/de')
    })

  for (const path of EXPLAINED)
    test(`${path} leads home, in its language`, async ({ request }) => {
      await expectRedirect(request, path, '/')
      await expectRedirect(request, `/de${path}`, '/de')
    })

  for (const path of [...PUBLIC, ...LOGIN])
    test(`${ROW_OF[path]} [033] [159] ${path} answers, in its language`, async ({ request }) => {
      for (const language of LANGUAGES) await expectPage(request, path, language)
    })
})

test.describe('signed in', () => {
  test.beforeEach(({ page }) => enter(page, personNamed('Claire')))

  for (const path of LOGIN)
    test(`${ROW_OF[path]} [035] ${path} leads on to /router, in its language`, async ({ page }) => {
      await expectRedirect(page.request, path, '/router')
      await expectRedirect(page.request, `/de${path}`, '/de/router')
    })

  for (const path of PROTECTED)
    test(`${ROW_OF[path]} [033] [158] ${path} answers`, async ({ page }) => {
      for (const language of LANGUAGES)
        if (path === '/router') await expectRedirect(page.request, pathIn(language, path), pathIn(language, '/avs'))
        else await expectPage(page.request, path, language)
    })

  test('[036] of the guided path only what leads to the sign-in is closed to a signed-in visitor', async ({ page }) => {
    for (const path of ['/v2/wizard', '/v2/wizard/login']) await expectRedirect(page.request, path, '/router')
    for (const step of ['1p', '2p', '3p', 'check', 'synthesis'])
      for (const language of LANGUAGES) await expectPage(page.request, `/v2/wizard/${step}`, language)
  })

  test('[160] nobody has a role, and nothing is for one', async ({ page }) => {
    for (const person of PEOPLE) {
      await page.context().clearCookies()
      await enter(page, person)
      const { body: me } = await api<{ login: object }>(page, '/me')
      expect(Object.keys(me).toSorted()).toEqual(['fund_ids', 'login', 'ttl'])
      const ofPartner = person.partnerNavs === null ? [] : ['partnerNavs']
      expect(Object.keys(me.login).toSorted()).toEqual(['email', 'name', 'navs', ...ofPartner, 'sub'])
      for (const path of ['/admin', '/adviser', '/de/admin', '/de/adviser', '/api/admin', '/api/adviser', '/api/users'])
        expect((await ask(page.request, path)).status(), path).toBe(404)
    }
  })

  test('[161] nobody reads another’s record: it is answered like a number that nobody has', async ({ page }) => {
    const own = await api<object>(page, `/acor/insureds/${personNamed('Claire').navs}`)
    expect(own.body).toHaveProperty('incomes')
    const partner = await api<object>(page, `/acor/insureds/${personNamed('Philippe').navs}`)
    expect(partner.body).toMatchObject({ firstName: 'Philippe' })
    expect(partner.body).not.toHaveProperty('incomes')
    const stranger = await api(page, `/acor/insureds/${personNamed('Reto').navs}`)
    const nobody = await api(page, '/acor/insureds/756.9217.0769.85')
    expect(stranger.status).toBe(404)
    expect(stranger).toEqual(nobody)
  })
})

test('[037] no page needs a query, and an unknown one changes nothing', async ({ page, request }) => {
  await enter(page, personNamed('Nadia'))
  for (const path of [...PUBLIC, ...LOGIN, ...PROTECTED])
    for (const asking of [request, page.request])
      for (const language of LANGUAGES) {
        const plain = await ask(asking, pathIn(language, path))
        const queried = await ask(asking, `${pathIn(language, path)}?unknown=1&lang=xx&problem=none`)
        expect([queried.status(), leadsTo(queried)?.split('?')[0]]).toEqual([
          plain.status(),
          leadsTo(plain)?.split('?')[0],
        ])
      }
})
