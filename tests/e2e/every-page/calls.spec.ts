/** The product's own calls over HTTP, with a session's cookie and without. */

import { infoOf, personNamed } from '../../support/visit/people'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')
const FUNDS = CLAIRE.policies.map(({ fundId }) => fundId)
const ENTITIES = CLAIRE.providents.map(({ entityId }) => entityId)
const ACCOUNT = { solde: 1000, rate: 1, amount: 0, paydate: '2036-04-01' }
const party = (id: string | undefined) => expect.objectContaining({ id, name: expect.any(String) })

/** `body` makes it a POST; `answer` is what Claire is told, all steps answered. */
const CALLS: { row: string; path: string; body?: object; answer: unknown; open?: true }[] = [
  {
    row: '197',
    path: '/me',
    answer: expect.objectContaining({ login: expect.objectContaining({ navs: CLAIRE.navs }) }),
  },
  { row: '198', path: '/acor/pension-calculator/info', answer: expect.objectContaining({ childCount: 2 }) },
  {
    row: '199',
    path: '/acor/pension-calculator/info',
    body: { ...infoOf(CLAIRE), children: [] },
    answer: expect.objectContaining({ childCount: 0 }),
  },
  { row: '200', path: `/acor/insureds/${CLAIRE.navs}`, answer: expect.objectContaining({ firstName: 'Claire' }) },
  {
    row: '201',
    path: '/acor/pension-calculator',
    answer: expect.objectContaining({ person: expect.objectContaining({ navs: CLAIRE.navs }) }),
  },
  { row: '202', path: '/openpk/pension-funds', answer: expect.arrayContaining([party(FUNDS[0])]) },
  { row: '203', path: '/login/pension-funds', answer: expect.arrayContaining([party(FUNDS[0])]), open: true },
  {
    row: '204',
    path: '/openpk/user/pension-funds/policies',
    answer: { policies: FUNDS.map((fundId) => expect.objectContaining({ fundId })), silent: [] },
  },
  { row: '205', path: '/openpk/user/pension-funds', answer: FUNDS },
  { row: '206', path: '/openpk/user/pension-funds', body: { ids: [] }, answer: [] },
  { row: '207', path: '/openpv/entities', answer: expect.arrayContaining([party(ENTITIES[0])]) },
  { row: '208', path: '/openpv/user/entities', answer: ENTITIES },
  { row: '209', path: '/openpv/user/entities', body: { ids: ['cervin-vie'] }, answer: ['cervin-vie'] },
  { row: '210', path: '/open3k/info', answer: expect.objectContaining({ solde: 96420.35, paydate: '2036-04-01' }) },
  { row: '211', path: '/open3k/info', body: ACCOUNT, answer: ACCOUNT },
  {
    row: '212',
    path: '/openpv/user/providents',
    answer: { providents: ENTITIES.map((entityId) => expect.objectContaining({ entityId })), silent: [] },
  },
  {
    row: '213',
    path: '/synthesis/digest',
    answer: expect.objectContaining({
      withChange: null,
      withoutChange: expect.objectContaining({ capitalTotal: 169557 }),
    }),
  },
]

for (const { row, path, body, answer, open } of CALLS)
  test(`[${row}] ${body ? 'POST' : 'GET'} ${path}`, async ({ page, request }) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    const ask = (as: typeof request) => (body ? as.post(`/api${path}`, { data: body }) : as.get(`/api${path}`))

    const own = await ask(page.request)
    expect(own.status()).toBe(200)
    expect(own.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'no-store',
    })
    const told = await own.json()
    expect(told).toEqual(answer)
    if (body) expect(await (await page.request.get(`/api${path}`)).json()).toEqual(told)

    const anonymous = await ask(request)
    if (open) return expect(await anonymous.json()).toEqual(answer)
    expect(anonymous.status()).toBe(401)
    expect(anonymous.headers()['content-type']).toMatch(/^application\/problem\+json/)
    expect(await anonymous.json()).toEqual({ type: 'about:blank', title: 'not logged', status: 401 })
  })

test('[184] a call from a page carries the session’s cookie', async ({ page }) => {
  await enter(page, CLAIRE)
  await page.goto('/avs')
  const sent = page.waitForRequest('**/api/me')
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200)
  expect(await (await sent).headerValue('cookie')).toContain('__Host-session=')
})

test('a program is told the same with the token as bearer', async ({ page, request }) => {
  await enter(page, CLAIRE)
  await answerAll(page, CLAIRE)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === '__Host-session')?.value
  const headers = { authorization: `Bearer ${token}` }
  for (const { path } of CALLS.filter(({ body }) => !body)) {
    const [asProgram, asBrowser] = await Promise.all([
      request.get(`/api${path}`, { headers }),
      page.request.get(`/api${path}`),
    ])
    expect([path, asProgram.status(), await asProgram.json()]).toEqual([path, 200, await asBrowser.json()])
  }
  const saved = await request.post('/api/open3k/info', { headers, data: ACCOUNT })
  expect([saved.status(), await saved.json()]).toEqual([200, ACCOUNT])
  expect(await (await page.request.get('/api/open3k/info')).json()).toEqual(ACCOUNT)
  const document = await (await request.get('/api/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/me': { get: { operationId: 'getMe' } } } })
})

test.describe('another site', () => {
  const foreign = { Origin: 'https://evil.example' }

  test('cannot save anything by a call', async ({ page }) => {
    await enter(page, CLAIRE)
    for (const { path, body } of CALLS)
      if (body)
        expect((await page.request.post(`/api${path}`, { data: body, headers: foreign })).status(), path).toBe(403)
    const info = await page.request.get('/api/acor/pension-calculator/info')
    expect(await info.json()).toBeNull()
  })

  test('cannot save anything by a form, and cannot end the session', async ({ page }) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    for (const [path, form] of [
      ['/avs', { navs: CLAIRE.navs }],
      ['/lpp', { none: '1' }],
      ['/3a', { none: '1' }],
      ['/data', { confirm: '1' }],
      ['/logout', {}],
    ] as const)
      expect((await page.request.post(path, { form, headers: foreign })).status(), path).toBe(403)
    expect(await (await page.request.get('/api/openpk/user/pension-funds')).json()).toEqual(FUNDS)
  })
})
