/** The product's own calls over HTTP, with a session's cookie and without. */
import { describe, expect, it } from 'vitest'
import { infoOf, personNamed } from '../../support/visit/people'
import { filledVisitOf, readingVisitOf, visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'

const CLAIRE = personNamed('Claire')
const FUNDS = CLAIRE.policies.map(({ fundId }) => fundId)
const ENTITIES = CLAIRE.providents.map(({ entityId }) => entityId)
const ACCOUNT = { solde: 1000, rate: 1, amount: 0, paydate: '2036-04-01' }
const party = (id: string | undefined) => expect.objectContaining({ id, name: expect.any(String) })

/** `body` makes it a POST; `answer`: Claire's, with all steps answered. */
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

const addressOf = (visit: Visit, path: string) => `${visit.origin}/api${path}`
const ask = (visit: Visit, path: string, body?: object, headers: Record<string, string> = {}) =>
  visit.ask(addressOf(visit, path), {
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

it.each(CALLS.map((call) => ({ ...call, method: call.body ? 'POST' : 'GET' })))(
  '[$row] $method $path',
  async ({ path, body, answer, open }) => {
    const visit = await (body ? filledVisitOf(CLAIRE) : readingVisitOf(CLAIRE))
    const own = await ask(visit, path, body)
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toMatch(/^application\/json/)
    expect(own.headers.get('cache-control')).toBe('no-store')
    const told = await own.json()
    expect(told).toEqual(answer)
    if (body) expect(await (await ask(visit, path)).json()).toEqual(told)

    const anonymous = await ask(await beginVisit(), path, body)
    if (open) return expect(await anonymous.json()).toEqual(answer)
    expect(anonymous.status).toBe(401)
    expect(anonymous.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await anonymous.json()).toEqual({ type: 'about:blank', title: 'not logged', status: 401 })
  },
)

it('a program is told the same with the token as bearer', async () => {
  const [visit, program] = [await filledVisitOf(CLAIRE), await beginVisit()]
  const headers = { authorization: `Bearer ${visit.session}` }
  for (const { path } of CALLS.filter(({ body }) => !body)) {
    const [asProgram, asBrowser] = [await ask(program, path, undefined, headers), await ask(visit, path)]
    expect([path, asProgram.status, await asProgram.json()]).toEqual([path, 200, await asBrowser.json()])
  }
  const saved = await ask(program, '/open3k/info', ACCOUNT, headers)
  expect([saved.status, await saved.json()]).toEqual([200, ACCOUNT])
  expect(await (await ask(visit, '/open3k/info')).json()).toEqual(ACCOUNT)
  const document = await (await ask(program, '/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/me': { get: { operationId: 'getMe' } } } })
})

describe('another site', () => {
  const foreign = { Origin: 'https://evil.example' }

  it('cannot save anything by a call', async () => {
    const visit = await visitOf(CLAIRE)
    for (const { path, body } of CALLS) if (body) expect((await ask(visit, path, body, foreign)).status, path).toBe(403)
    expect(await (await ask(visit, '/acor/pension-calculator/info')).json()).toBeNull()
  })

  it('cannot save anything by a form, and cannot end the session', async () => {
    const visit = await filledVisitOf(CLAIRE)
    for (const [path, form] of [
      ['/avs', { navs: CLAIRE.navs }],
      ['/lpp', { none: '1' }],
      ['/3a', { none: '1' }],
      ['/data', { confirm: '1' }],
      ['/logout', {}],
    ] as [string, Record<string, string>][]) {
      const sent = await visit.ask(path, { method: 'POST', body: new URLSearchParams(form), headers: foreign })
      expect(sent.status, path).toBe(403)
    }
    expect(await (await ask(visit, '/openpk/user/pension-funds')).json()).toEqual(FUNDS)
  })
})
