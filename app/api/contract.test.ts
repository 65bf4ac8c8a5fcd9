/** One contract, three ways in: every call, its answers, its refusals, and the document that describes them. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Open3kInfo, OwnAccount3a, OwnAccounts3a, PaydateLimits } from '~/dossier/shape/account-3a'
import { Entity, PensionFund, Policies, Providents, SalaryChangeAnswer } from '~/dossier/shape/party-answers'
import { SourcesAnswer } from '~/dossier/shape/sources'
import { OWN, STRANGER } from '../../tests/support/parties/stub-connectors'
import { judgeBy, mistakesIn, type OwnDocument } from '../../tests/support/product/own-document'
import { BACHELOR, MARRIED, startApi } from '../../tests/support/product/start-api'
import { openWay, WAYS } from '../../tests/support/product/ways-in'
import { LppExplanationAnswer, Pillar3aExplanationAnswer } from './answers/explanation'
import { LawAnswer } from './answers/law'
import { LifeAnswer } from './answers/life'
import { PensionAnswer } from './answers/pension'
import { DigestAnswer, ScenariosAnswer, SimulationAnswer } from './answers/synthesis'
import { HouseholdAnswer, InfoAnswer, InsuredAnswer, MeAnswer, SelectionAnswer, StepsAnswer } from './answers/visitor'
import { createApiClient } from './client'
import { LIFE_EXAMPLES } from './examples/life-examples'

const INFO_3A = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2035-06-01' }
const WRONG_TOKEN = 'A'.repeat(43)

type Call = [row: string, method: 'GET' | 'POST', path: string, answer: z.ZodType, body?: object]

const CALLS: Call[] = [
  ['[197]', 'GET', '/me', MeAnswer],
  ['[198]', 'GET', '/acor/pension-calculator/info', InfoAnswer],
  ['[199]', 'POST', '/acor/pension-calculator/info', InfoAnswer, MARRIED],
  ['[200]', 'GET', `/acor/insureds/${OWN}`, InsuredAnswer],
  ['[201]', 'GET', '/acor/pension-calculator', PensionAnswer],
  ['[202]', 'GET', '/openpk/pension-funds', PensionFund.array()],
  ['[204]', 'GET', '/openpk/user/pension-funds/policies', Policies],
  ['[205]', 'GET', '/openpk/user/pension-funds', SelectionAnswer],
  ['[206]', 'POST', '/openpk/user/pension-funds', SelectionAnswer, { ids: ['a', 'b'] }],
  ['[207]', 'GET', '/openpv/entities', Entity.array()],
  ['[208]', 'GET', '/openpv/user/entities', SelectionAnswer],
  ['[209]', 'POST', '/openpv/user/entities', SelectionAnswer, { ids: ['x', 'y'] }],
  ['[210]', 'GET', '/open3k/info', Open3kInfo],
  ['[211]', 'POST', '/open3k/info', Open3kInfo, INFO_3A],
  ['[212]', 'GET', '/openpv/user/providents', Providents],
  ['beside the 17:', 'GET', '/open3k/accounts', OwnAccounts3a],
  ['beside the 17:', 'POST', '/open3k/accounts', OwnAccount3a, { ...INFO_3A, entityId: 'x' }],
  ['beside the 17:', 'GET', '/open3k/paydates', PaydateLimits],
  ['[213]', 'GET', '/synthesis/digest', DigestAnswer],
  ['beside the 17:', 'GET', '/synthesis/lpp?desiredRate=80&lppCapitalShare=25', LppExplanationAnswer],
  ['beside the 17:', 'GET', '/synthesis/pillar3a?retirementDate=2034-06-01', Pillar3aExplanationAnswer],
  ['beside the 17:', 'GET', '/openpk/user/pension-funds/salary-changes', SalaryChangeAnswer.array()],
  ['beside the 17:', 'GET', '/synthesis/sources', SourcesAnswer],
  ['beside the 17:', 'POST', '/synthesis/sources', SourcesAnswer, {}],
  ['beside the 17:', 'GET', '/synthesis/simulation', SimulationAnswer],
  ['beside the 17:', 'POST', '/synthesis/simulation', SimulationAnswer, { retirementDate: '2034-06-01' }],
  ['beside the 17:', 'GET', '/synthesis/scenarios', ScenariosAnswer],
  ['beside the 17:', 'POST', '/synthesis/scenarios', ScenariosAnswer, { name: 'earlier' }],
  ['beside the 17:', 'POST', '/synthesis/scenarios/removed', ScenariosAnswer, { id: 1 }],
  ['beside the 17:', 'GET', '/acor/household', HouseholdAnswer],
  ['beside the 17:', 'GET', '/steps', StepsAnswer],
  ['beside the 17:', 'POST', '/terms', StepsAnswer, {}],
]
const OPEN_CALLS: Call[] = [
  ['[203]', 'GET', '/login/pension-funds', PensionFund.array()],
  ['beside the 17:', 'GET', '/law', LawAnswer],
  ['beside the 17:', 'POST', '/estimate', LifeAnswer, LIFE_EXAMPLES[0]?.request],
]

/** As the document writes a path. */
const documented = (path: string) => `/api${path.split('?')[0]?.replace(/756[\d.]+/, '{navs}')}`
const JSON_BODY = { 'content-type': 'application/json' }

const documentOf = async ({ send }: Awaited<ReturnType<typeof startApi>>): Promise<OwnDocument> =>
  (await send('/openapi.json')).json()

describe.each(WAYS)('%s', (wayIn) => {
  let api: Awaited<ReturnType<typeof startApi>>
  let way: Awaited<ReturnType<typeof openWay>>
  let judge: ReturnType<typeof judgeBy>
  // It is the same for everybody, and takes longer to write and to read than all calls.
  beforeAll(async () => {
    judge = judgeBy(await documentOf(await startApi()))
  })
  beforeEach(async () => {
    api = await startApi()
    way = await openWay(wayIn, api.api)
  })
  afterEach(() => way.close())

  const ask = (method: 'GET' | 'POST', path: string, body?: object, token: string | null = api.token) =>
    way.ask(path, { method, token, headers: body ? JSON_BODY : {}, body: body && JSON.stringify(body) })

  /** Everything is known: form, funds, 3a providers. */
  async function fillIn() {
    for (const [path, body] of [
      ['/acor/pension-calculator/info', MARRIED],
      ['/openpk/user/pension-funds', { ids: ['a'] }],
      ['/openpv/user/entities', { ids: ['x'] }],
      ['/open3k/info', INFO_3A],
      ['/synthesis/simulation', { lppCapitalShare: 25 }],
    ] as const)
      expect((await ask('POST', path, body)).status).toBe(200)
    expect((await ask('GET', '/openpv/user/providents')).status).toBe(200)
  }

  it.each(CALLS)(
    '%s %s %s answers in the shape of the document, for now only',
    async (_row, method, path, schema, body) => {
      await fillIn()
      const response = await ask(method, path, body)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await judge.faultsOf(method, documented(path), response.clone())).toEqual([])
      const answer = await response.json()
      // A schema drops what it does not know: nothing may be missing from the document.
      expect(schema.parse(answer)).toEqual(answer)
    },
  )

  it.each(CALLS)(
    '%s %s %s is 401 without a session, and with one that is over',
    async (_row, method, path, _schema, body) => {
      for (const token of [null, WRONG_TOKEN, api.token]) {
        api.clock.time = token === api.token ? api.expiresAt : api.clock.time
        const response = await ask(method, path, body, token)
        expect(response.status).toBe(401)
        expect(await judge.faultsOf(method, documented(path), response.clone())).toEqual([])
        expect(await response.json()).toEqual({ type: 'about:blank', title: 'not logged', status: 401 })
      }
    },
  )

  it.each(OPEN_CALLS)('%s %s %s answers everybody', async (_row, method, path, schema, body) => {
    const response = await ask(method, path, body, null)
    expect(response.status).toBe(200)
    expect(await judge.faultsOf(method, documented(path), response.clone())).toEqual([])
    const answer = await response.json()
    expect(schema.parse(answer)).toEqual(answer)
  })

  type Refusal = [
    name: string,
    status: number,
    title: string,
    method: 'GET' | 'POST',
    path: string,
    body?: string,
    type?: string,
  ]
  it.each<Refusal>([
    ['another’s number', 404, 'not found', 'GET', `/acor/insureds/${STRANGER}`],
    ['no pension before the form', 404, 'no info', 'GET', '/acor/pension-calculator'],
    [
      'a field that does not fit',
      422,
      'body does not fit',
      'POST',
      '/open3k/info',
      JSON.stringify({ ...INFO_3A, solde: -1 }),
    ],
    ['a query that does not fit', 422, 'body does not fit', 'GET', '/synthesis/digest?lppCapitalShare=101'],
    ['half a document', 400, 'malformed JSON', 'POST', '/open3k/info', '{"solde":'],
    [
      'a form',
      415,
      'only application/json is taken',
      'POST',
      '/open3k/info',
      'solde=1',
      'application/x-www-form-urlencoded',
    ],
    ['too much', 413, 'more than 64 kB', 'POST', '/open3k/info', `"${'x'.repeat(70_000)}"`],
  ])('%s is %i "%s"', async (_name, status, title, method, path, body, type = 'application/json') => {
    // What the register says is kept, whatever comes of a call.
    await ask('GET', `/acor/insureds/${OWN}`)
    const before = await api.dossier()
    const response = await way.ask(path, {
      method,
      token: api.token,
      headers: body ? { 'content-type': type } : {},
      body,
    })
    expect(await judge.faultsOf(method, documented(path), response.clone())).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ type: 'about:blank', status, title })
    expect(await api.dossier()).toEqual(before)
  })

  it.each([
    ['no registry', 'funds', '/openpk/pension-funds'],
    ['no registry', 'funds', '/login/pension-funds'],
    ['no registry', 'entities', '/openpv/entities'],
    ['register silent', 'register', `/acor/insureds/${OWN}`],
  ])('"%s" is 424 where %s is silent', async (title, party, path) => {
    api.silent.set(party, 'timeout')
    const response = await ask('GET', path)
    expect(await judge.faultsOf('GET', documented(path), response.clone())).toEqual([])
    expect(await response.json()).toEqual({ type: 'about:blank', title, status: 424 })
  })

  it('is spoken by the client of the pages', async () => {
    const { base, fetch } = way
    // A browser adds the cookie by itself.
    const withCookie = ((address: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(way.headersOf(api.token, init.method ?? 'GET')))
        headers.set(name, value)
      return fetch(address, { ...init, headers })
    }) as typeof globalThis.fetch
    const isCookie = wayIn === 'over HTTP with the cookie'
    const client = createApiClient({
      base,
      ...(isCookie ? { fetch: withCookie, token: null } : { fetch, token: api.token }),
    })
    expect(await client.saveInfo(BACHELOR)).toMatchObject({ childCount: 0 })
    expect(await client.getInfo()).toMatchObject({ childCount: 0 })
    await expect(client.saveSelectedFunds(['nobody'])).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'ids', key: 'unknownFund' }],
    })
  })
})

it('the three ways give the same answers', async () => {
  const told = await Promise.all(
    WAYS.map(async (wayIn) => {
      const api = await startApi()
      const way = await openWay(wayIn, api.api)
      const answers: unknown[] = []
      for (const [, method, path, , body] of [...CALLS, ...OPEN_CALLS]) {
        const headers = body ? JSON_BODY : undefined
        const response = await way.ask(path, { method, token: api.token, headers, body: body && JSON.stringify(body) })
        answers.push([method, path, response.status, await response.json()])
      }
      await way.close()
      return answers
    }),
  )
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

describe('document', () => {
  let document: OwnDocument
  beforeEach(async () => {
    document = await documentOf(await startApi())
  })

  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0')
    expect(await mistakesIn(document)).toEqual([])
    expect(() => judgeBy(document).compileAll()).not.toThrow()
  })

  it('would not be valid with a mistake in it', async () => {
    const broken = { ...document, paths: { '/api/me': { get: { responses: { 200: {} } } } } }
    expect(await mistakesIn(broken)).toContainEqual(expect.stringMatching(/^struct: /))
  })

  it('names every call once, with its problems, and which need no session', () => {
    const { operations } = judgeBy(document)
    const named = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()
    expect(named).toEqual(
      [...CALLS, ...OPEN_CALLS].map(([, method, path]) => `${method} ${documented(path)}`).toSorted(),
    )
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    for (const { path, operation } of operations) {
      const isOpen = OPEN_CALLS.some(([, , open]) => documented(open) === path)
      expect([path, operation.security]).toEqual([path, isOpen ? [] : undefined])
      expect('401' in operation.responses).toBe(!isOpen)
      expect(operation.responses).toHaveProperty('default')
    }
  })
})
