/** The calls one by one: their shapes, and that nobody without a session gets anything. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Entity, Open3kInfo, PensionFund, Policies, Providents } from '~/dossier/shape'
import { BACHELOR, LOGIN, MARRIED, startApi } from '../../tests/support/start-api'
import { INSURED, NOBODY, OWN, PARTNER, STRANGER } from '../../tests/support/stub-connectors'
import {
  DigestAnswer,
  InfoAnswer,
  InsuredAnswer,
  MeAnswer,
  PensionAnswer,
  SelectionAnswer,
  SimulationAnswer,
  StepsAnswer,
} from './answers'

const INFO_3A = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2035-06-01' }

type Call = [row: string, method: 'GET' | 'POST', path: string, answer: z.ZodType, body?: unknown]

const CALLS: Call[] = [
  ['197', 'GET', '/me', MeAnswer],
  ['198', 'GET', '/acor/pension-calculator/info', InfoAnswer],
  ['199', 'POST', '/acor/pension-calculator/info', InfoAnswer, MARRIED],
  ['200', 'GET', `/acor/insureds/${OWN}`, InsuredAnswer],
  ['201', 'GET', '/acor/pension-calculator', PensionAnswer],
  ['202', 'GET', '/openpk/pension-funds', PensionFund.array()],
  ['204', 'GET', '/openpk/user/pension-funds/policies', Policies],
  ['205', 'GET', '/openpk/user/pension-funds', SelectionAnswer],
  ['206', 'POST', '/openpk/user/pension-funds', SelectionAnswer, { ids: ['a', 'b'] }],
  ['207', 'GET', '/openpv/entities', Entity.array()],
  ['208', 'GET', '/openpv/user/entities', SelectionAnswer],
  ['209', 'POST', '/openpv/user/entities', SelectionAnswer, { ids: ['x', 'y'] }],
  ['210', 'GET', '/open3k/info', Open3kInfo],
  ['211', 'POST', '/open3k/info', Open3kInfo, INFO_3A],
  ['212', 'GET', '/openpv/user/providents', Providents],
  ['213', 'GET', '/synthesis/digest', DigestAnswer],
  ['beside the 17', 'GET', '/synthesis/simulation', SimulationAnswer],
  ['beside the 17', 'POST', '/synthesis/simulation', SimulationAnswer, { retirementDate: '2034-06-01' }],
  ['beside the 17', 'GET', '/steps', StepsAnswer],
  ['beside the 17', 'POST', '/terms', StepsAnswer, {}],
]

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const answerOf = async (call: Promise<Response>) => {
  const response = await call
  expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
  return response.json()
}

/** Everything is known: form, funds, 3a providers. */
async function fillIn() {
  await answerOf(api.post('/acor/pension-calculator/info', MARRIED))
  await answerOf(api.post('/openpk/user/pension-funds', { ids: ['a'] }))
  await answerOf(api.post('/openpv/user/entities', { ids: ['x'] }))
  await answerOf(api.post('/open3k/info', INFO_3A))
}

describe.each(CALLS)('[%s] %s %s', (_row, method, path, schema, body) => {
  const headers = { 'content-type': 'application/json' }
  const ask = (authorization?: string) =>
    api.send(path, {
      method,
      headers: { ...headers, ...(authorization ? { authorization } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  it('answers in the shape of the document, for now only', async () => {
    await fillIn()
    const response = await ask(`Bearer ${api.token}`)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json()
    // A schema drops what it does not know: nothing may be missing from the document.
    expect(schema.parse(answer)).toEqual(answer)
  })

  it.each([
    ['without a session', undefined],
    ['with a wrong token', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['with another scheme', 'Basic QTpC'],
  ])('is 401 %s', async (_name, authorization) => {
    const response = await ask(authorization)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({ type: 'about:blank', title: 'not logged', status: 401 })
  })

  it('is 401 when the dossier has expired', async () => {
    api.clock.time = api.expiresAt
    expect((await ask(`Bearer ${api.token}`)).status).toBe(401)
  })
})

it('[203] GET /login/pension-funds lists the funds at which one can sign in, without a session', async () => {
  const funds = PensionFund.array().parse(await answerOf(api.send('/login/pension-funds')))
  expect(funds.map(({ id }) => id)).toEqual(['a', 'b'])
})

describe('current user', () => {
  it('[148] is the login, the funds and the day of deletion', async () => {
    expect(await answerOf(api.get('/me'))).toEqual({ login: LOGIN, fund_ids: [], ttl: api.expiresAt })
    expect(api.expiresAt).toBeGreaterThan(api.clock.time)
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    expect(await answerOf(api.get('/me'))).toMatchObject({ fund_ids: ['b', 'a'] })
  })

  it('accepts the terms in force', async () => {
    expect(await answerOf(api.get('/steps'))).toMatchObject({ termsAccepted: false })
    expect(await answerOf(api.post('/terms', {}))).toMatchObject({ termsAccepted: true })
    expect(await answerOf(api.get('/steps'))).toMatchObject({ termsAccepted: true })
  })

  it('knows which steps are done', async () => {
    const steps = async () => {
      const { avs, lpp, pillar3a } = await answerOf(api.get('/steps'))
      return [avs, lpp, pillar3a]
    }
    expect(await steps()).toEqual([false, false, false])
    await api.post('/acor/pension-calculator/info', BACHELOR)
    expect(await steps()).toEqual([true, false, false])
    await api.post('/openpk/user/pension-funds', { ids: [] })
    expect(await steps()).toEqual([true, true, false])
    await api.post('/openpv/user/entities', { ids: [] })
    expect(await steps()).toEqual([true, true, true])
    await api.post('/openpv/user/entities', { ids: ['x'] })
    expect(await steps()).toEqual([true, true, false])
    await api.post('/open3k/info', INFO_3A)
    expect(await steps()).toEqual([true, true, true])
  })
})

describe('insured data', () => {
  it('[200] is one’s own record, whole', async () => {
    expect(await answerOf(api.get(`/acor/insureds/${OWN}`))).toEqual({ ...INSURED[OWN], age: 56 })
  })

  it('[161] is the registered partner’s, without incomes and family', async () => {
    const partner = await answerOf(api.get(`/acor/insureds/${PARTNER}`))
    expect(partner).toMatchObject({ navs: PARTNER, firstName: 'Paul' })
    for (const name of ['incomes', 'children', 'partnerNavs']) expect(partner).not.toHaveProperty(name)
  })

  it('[161] [200] answers another’s number like one that nobody has, and asks nobody about it', async () => {
    const asked = async (navs: string) => {
      const response = await api.get(`/acor/insureds/${navs}`)
      return [response.status, await response.text()]
    }
    const unknown = await asked(NOBODY)
    expect(unknown[0]).toBe(404)
    expect(await asked(STRANGER)).toEqual(unknown)
    expect(await asked('anything')).toEqual(unknown)
    expect(api.asked.filter((what) => what.includes(STRANGER) || what.includes(NOBODY))).toEqual([])
  })

  it('[145] asks the register once for a number', async () => {
    await answerOf(api.get(`/acor/insureds/${OWN}`))
    await answerOf(api.get(`/acor/insureds/${OWN}`))
    expect(api.asked).toEqual([`register ${OWN}`])
  })

  it('knows the partner from one’s own record where the sign-in did not', async () => {
    const { partnerNavs: _, ...login } = LOGIN
    api = await startApi({ login })
    expect((await api.get(`/acor/insureds/${PARTNER}`)).status).toBe(200)
    expect((await api.get(`/acor/insureds/${STRANGER}`)).status).toBe(404)
  })

  it.each([
    ['timeout', 424, 'register silent'],
    ['notFound', 404, 'not found'],
  ] as const)('a register that says %s is %i', async (reason, status, title) => {
    api.silent.set('register', reason)
    const response = await api.get(`/acor/insureds/${OWN}`)
    expect([response.status, (await response.json()).title]).toEqual([status, title])
  })
})

describe('document', () => {
  it('is OpenAPI 3.1 and names every call with its problems', async () => {
    const document = await answerOf(api.send('/openapi.json'))
    expect(document.openapi).toBe('3.1.0')
    for (const [, method, path] of [...CALLS, ['203', 'GET', '/login/pension-funds'] as const]) {
      const documented = `/api${path.replace(OWN, '{navs}')}`
      expect(document.paths[documented]?.[method.toLowerCase()]?.responses).toHaveProperty('401')
    }
    expect(Object.keys(document.paths)).toHaveLength(17)
  })

  it('[183] follows the configured base', async () => {
    api = await startApi({ basePath: '/elsewhere/v1' })
    expect((await api.send('/me')).status).toBe(404)
    const response = await api.api.fetch(new Request('https://product.example/elsewhere/v1/me'))
    expect(response.status).toBe(401)
  })
})
