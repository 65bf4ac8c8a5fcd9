import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Party, PartyError } from './connectors'
import { createConnectors } from './create-connectors'

const NAVS = '756.1111.2222.08'

const services = (id: string) => ({
  authorizeUrl: `https://${id}.example/authorize`,
  grantUrl: `https://${id}.example/grant`,
  identityProvider: `https://${id}.example/`,
  tokenEndpoint: `https://${id}.example/api/token`,
  policyEndpoint: `https://${id}.example/api/`,
})
const funds = [
  {
    id: 'a',
    name: 'A',
    nameFr: 'A (fr)',
    webUrl: 'https://a.example',
    openpkStatus: 'active',
    openpkServices: services('a'),
  },
  { id: 'b', name: 'B', openpkStatus: 'paused', openpkServices: services('b') },
  { id: 'c', name: 'C', openpkStatus: 'onboarding', openpkServices: services('c') },
  { id: 'd', name: 'D', openpkStatus: 'notJoined' },
  {
    id: 'nameless',
    name: 'Without a name in answers',
    openpkStatus: 'active',
    openpkServices: { ...services('nameless'), identityProvider: undefined },
  },
]
const entity = {
  kind: 'bank',
  webUrl: null,
  authorizeUrl: 'https://e.example/authorize',
  identityProvider: 'https://e.example',
  policyEndpoint: 'https://e.example/api',
  tokenEndpoint: 'https://e.example/token',
}
const entities = [
  { id: 'e', name: 'E', status: 'active', ...entity },
  { id: 'f', name: 'F', status: 'paused', ...entity },
]
const insured = {
  navs: NAVS,
  firstName: 'Anna',
  lastName: 'Muster',
  birthDate: '1970-05-10',
  gender: 'FEMALE',
  civilStatus: 'bachelor',
  relationshipStartDate: null,
  relationshipEndDate: null,
  partnerNavs: null,
  children: [],
  incomes: [{ year: 2024, amount: 80000, months: 12 }],
  source: 'register',
  asOf: '2026-01-01',
}
const policy = (id: string, benefits: object = {}) => ({
  policyId: id,
  personId: 'p1',
  policyNo: '1',
  contractNo: '2',
  entryDate: '2010-01-01',
  referenceDate: '2026-01-01',
  pensionPlan: { planName: 'plan', contractType: 'mand' },
  pensionProvider: { providerName: 'A' },
  employer: { employerName: 'kept as it came' },
  personalPensionDetails: {
    earliestRetirementAge: 696,
    ordinaryRetirementAge: 780,
    salaryData: {
      declaredSalary: 90000,
      employmentLevel: 100,
      insuredSalaryMandatory: 62475,
      insuredSalaryRetirement: 64000,
    },
    retirementCapital: {
      balanceReferenceDate: 200000,
      balanceMandatoryReferenceDate: 150000,
      interestRates: { interestRateEnvelopingProjection: 1.5 },
      projectedRetirementBenefits: [
        {
          retirementAge: 780,
          capitalBalance: 500000,
          capitalBalanceMandatory: 400000,
          conversionRateEnveloping: 5.4,
          ...benefits,
        },
      ],
    },
    financing: { contributionSavingsEmployer: 5000, contributionSavingsInsuredPerson: 4000 },
  },
})
const statement = {
  ai: 'CH93',
  ppn: 'E',
  pn: '3a',
  rd: '2026-01-01',
  ts: '2026-01-01T10:00:00Z',
  rc: { cb: 44000, cbpy: 42000, inv: 0 },
  pyd: { de: 7056 },
  cyd: { de: 2000 },
  cp: { cy: 5258 },
}

type Request = { address: string; method: string; authorization: string | null; body: string | null }

/** Outside parties whose answers stand in a table by method and address; anything else is 404. */
function parties(table: Record<string, unknown>, allowHttp = false) {
  const requests: Request[] = []
  const fetch = async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const authorization = new Headers(init.headers).get('authorization')
    requests.push({ address: input, method, authorization, body: init.body ? String(init.body) : null })
    const answer = table[`${method} ${input}`]
    const headers = { 'content-type': 'application/json' }
    if (answer === undefined) return new Response('{}', { status: 404, headers })
    if (typeof answer === 'number') return new Response('{}', { status: answer, headers })
    return new Response(JSON.stringify(answer), { headers })
  }
  let time = 0
  const connectors = createConnectors({
    directoryUrl: 'https://directory.example/pension-funds',
    entitiesUrl: 'https://directory.example/entities',
    registerUrl: 'https://register.example/base',
    registerKey: 'register-key-0123456789',
    client: { id: 'our product', secret: 's:cr%t+é' },
    allowHttp,
    redirectUri: 'https://product.example/back',
    timeoutMs: 5000,
    fetch: fetch as typeof globalThis.fetch,
    now: () => time,
  })
  return { connectors, requests, table, pass: (milliseconds: number) => (time += milliseconds) }
}

const directories = () =>
  parties({
    'GET https://directory.example/pension-funds': funds,
    'GET https://directory.example/entities': entities,
  })

const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartyError ? error.reason : String(error)),
  )

describe('directories', () => {
  it('lists every fund with its status, without technical addresses', async () => {
    const list = await directories().connectors.directory.listPensionFunds()
    expect(list.map(({ id, openpkStatus }) => [id, openpkStatus])).toEqual([
      ['a', 'active'],
      ['b', 'paused'],
      ['c', 'onboarding'],
      ['d', 'notJoined'],
      ['nameless', 'active'],
    ])
    expect(list[0]).toEqual({
      id: 'a',
      name: 'A',
      nameFr: 'A (fr)',
      nameDe: null,
      webUrl: 'https://a.example',
      address: null,
      openpkStatus: 'active',
    })
  })

  it('lists the 3a providers that are active', async () => {
    const list = await directories().connectors.directory.listEntities()
    expect(list).toEqual([{ id: 'e', name: 'E', kind: 'bank', webUrl: null }])
  })

  it.each([
    ['a', 'https://a.example/api'],
    ['b', null],
    ['c', null],
    ['d', null],
    ['nameless', null],
    ['nobody', null],
  ])('finds fund %s: %s', async (id, api) => {
    expect((await directories().connectors.directory.findPensionFund(id))?.api ?? null).toBe(api)
  })

  it.each([
    ['e', 'https://e.example/api'],
    ['f', null],
    ['nobody', null],
  ])('finds entity %s: %s', async (id, api) => {
    expect((await directories().connectors.directory.findEntity(id))?.api ?? null).toBe(api)
  })

  it('keeps a list for ten minutes', async () => {
    const { connectors, requests, pass } = directories()
    await Promise.all([connectors.directory.listPensionFunds(), connectors.directory.findPensionFund('a')])
    pass(10 * 60 * 1000 - 1)
    await connectors.directory.listPensionFunds()
    expect(requests).toHaveLength(1)
    pass(1)
    await connectors.directory.listPensionFunds()
    expect(requests).toHaveLength(2)
  })

  it('does not keep a failure', async () => {
    const { connectors, table } = directories()
    table['GET https://directory.example/pension-funds'] = 501
    expect(await reason(connectors.directory.listPensionFunds())).toBe('badAnswer')
    table['GET https://directory.example/pension-funds'] = funds
    expect(await connectors.directory.listPensionFunds()).toHaveLength(5)
  })

  it('keeps a list whose single entries do not fit, without these', async () => {
    const { connectors, table } = directories()
    const broken = [{ ...funds[0], id: '' }, null, { ...funds[1], openpkStatus: 'gone' }]
    table['GET https://directory.example/pension-funds'] = [...broken, ...funds]
    expect((await connectors.directory.listPensionFunds()).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'nameless',
    ])
    table['GET https://directory.example/entities'] = [{ ...entities[0], kind: 'shop', id: 's' }, ...entities]
    expect((await connectors.directory.listEntities()).map(({ id }) => id)).toEqual(['e'])
    expect(await connectors.directory.findEntity('s')).toBeNull()
  })

  it.each<[unknown, string]>([
    [{ funds }, 'badAnswer'],
    [[{ id: 'a' }], 'badAnswer'],
    [[], 'answered'],
  ])('takes %j for a list: %s', async (answer, expected) => {
    const { connectors, table } = directories()
    table['GET https://directory.example/pension-funds'] = answer
    expect(await reason(connectors.directory.listPensionFunds())).toBe(expected)
  })

  it.each(['javascript:alert(1)', 'ftp://a.example', 'no address'])(
    'refuses a list with the address %s',
    async (url) => {
      const { connectors, table } = directories()
      table['GET https://directory.example/pension-funds'] = [{ ...funds[0], webUrl: url }]
      expect(await reason(connectors.directory.listPensionFunds())).toBe('badAnswer')
      table['GET https://directory.example/entities'] = [{ ...entities[0], policyEndpoint: url }]
      expect(await reason(connectors.directory.listEntities())).toBe('badAnswer')
    },
  )
})

it.each([
  ['http://fund.example', false, 'badAnswer'],
  ['http://fund.example', true, 'answered'],
  ['http://localhost:3000', false, 'answered'],
  ['https://fund.example', false, 'answered'],
])('secrets travel to %s (stand-in: %s): %s', async (origin, allowHttp, expected) => {
  const entry = {
    ...funds[0],
    openpkServices: { ...services('a'), tokenEndpoint: `${origin}/token` },
  }
  const { connectors } = parties({ 'GET https://directory.example/pension-funds': [entry] }, allowHttp)
  expect(await reason(connectors.directory.listPensionFunds())).toBe(expected)
})

describe('register', () => {
  const call = 'POST https://register.example/base/insureds'

  it('asks with the number in the body and the key in the header, and in no address', async () => {
    const { connectors, requests } = parties({ [call]: insured })
    expect(await connectors.register.getInsured(NAVS)).toEqual(insured)
    expect(requests).toEqual([
      {
        address: 'https://register.example/base/insureds',
        method: 'POST',
        authorization: 'Bearer register-key-0123456789',
        body: `{"navs":"${NAVS}"}`,
      },
    ])
  })

  it.each([
    ['unknown number', undefined, 'notFound'],
    ['wrong key', 401, 'refused'],
    ['broken register', 500, 'badAnswer'],
    ["somebody else's record", { ...insured, navs: '756.9217.0769.85' }, 'badAnswer'],
    ['a record without incomes', { ...insured, incomes: undefined }, 'badAnswer'],
  ])('%s', async (_name, answer, expected) => {
    const { connectors } = parties({ [call]: answer })
    expect(await reason(connectors.register.getInsured(NAVS))).toBe(expected)
  })
})

const fund: Party = {
  id: 'a',
  name: 'A',
  webUrl: null,
  api: 'https://a.example/api',
  issuer: 'https://a.example/',
  authorizeEndpoint: 'https://a.example/authorize?tenant=1',
  tokenEndpoint: 'https://a.example/api/token',
}

describe('access', () => {
  const answer = { access_token: 'tok', token_type: 'Bearer', expires_in: 60, refresh_token: 'next' }
  const TOKEN_CALL = `POST ${fund.tokenEndpoint}`
  const code = { code: 'c', verifier: 'v'.repeat(43) }

  it('begins at the address of the directory, for one scope, with PKCE and where to come back to', () => {
    const asked = { state: 's', verifier: code.verifier, language: 'de' } as const
    const address = new URL(parties({}).connectors.access.signInAddress(fund, asked))
    expect(address.origin + address.pathname).toBe('https://a.example/authorize')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'our product',
      redirect_uri: 'https://product.example/back',
      scope: 'read:basic_pension_data',
      state: 's',
      // S256 of 43 times the letter v.
      code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'de',
    })
    expect(address.href).not.toContain(code.verifier)
  })

  it('exchanges a code, with both parts of the client form-urlencoded', async () => {
    const { connectors, requests } = parties({ [TOKEN_CALL]: answer })
    expect(await connectors.access.exchange(fund, code)).toEqual({
      accessToken: 'tok',
      refreshToken: 'next',
      seconds: 60,
    })
    expect(requests[0]?.authorization).toBe(`Basic ${btoa('our+product:s%3Acr%25t%2B%C3%A9')}`)
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body ?? ''))).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: 'https://product.example/back',
      code_verifier: code.verifier,
    })
  })

  it.each([[1e306], [86_401]])('takes %d seconds for a day at most', async (expires_in) => {
    const { connectors } = parties({ [TOKEN_CALL]: { ...answer, expires_in, refresh_token: null } })
    expect(await connectors.access.exchange(fund, code)).toEqual({
      accessToken: 'tok',
      refreshToken: null,
      seconds: 86_400,
    })
  })

  it('renews with the refresh token; a party need say neither how long nor give another', async () => {
    const { connectors, requests } = parties({ [TOKEN_CALL]: { access_token: 'tok', token_type: 'bearer' } })
    expect(await connectors.access.renew(fund, 'old')).toEqual({
      accessToken: 'tok',
      refreshToken: null,
      seconds: null,
    })
    expect(requests[0]?.body).toBe('grant_type=refresh_token&refresh_token=old')
  })

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [500, 'badAnswer'],
    [{ ...answer, token_type: 'mac' }, 'badAnswer'],
    [{ ...answer, access_token: '' }, 'badAnswer'],
    [{ ...answer, expires_in: 'soon' }, 'badAnswer'],
  ])('takes %j for a token: %s', async (given, expected) => {
    const { connectors } = parties({ [TOKEN_CALL]: given })
    expect(await reason(connectors.access.exchange(fund, code))).toBe(expected)
    expect(await reason(connectors.access.renew(fund, 'old'))).toBe(expected)
  })

  it('is revoked where the party’s metadata say, and nowhere where they say nothing', async () => {
    const metadata = 'GET https://a.example/.well-known/openid-configuration'
    const call = 'POST https://a.example/revoke'
    const granted = { accessToken: 'tok', refreshToken: 'next' }
    const said = { issuer: fund.issuer, revocation_endpoint: 'https://a.example/revoke' }
    const offering = parties({ [metadata]: said, [call]: '' })
    await offering.connectors.access.revoke(fund, granted)
    expect(offering.requests.slice(1).map(({ address, body }) => [address, body])).toEqual([
      ['https://a.example/revoke', 'token=next&token_type_hint=refresh_token'],
      ['https://a.example/revoke', 'token=tok&token_type_hint=access_token'],
    ])
    const without = parties({ [metadata]: { issuer: fund.issuer } })
    await without.connectors.access.revoke(fund, granted)
    expect(without.requests).toHaveLength(1)
    const other = parties({ [metadata]: { ...said, issuer: 'https://b.example' } })
    expect(await reason(other.connectors.access.revoke(fund, granted))).toBe('badAnswer')
    expect(other.requests).toHaveLength(1)
  })

  const PERSONS = 'GET https://a.example/api/insured-persons'
  const person = (id: string, ssn: unknown) => ({ [`${PERSONS}/${id}`]: { personId: id, policyIds: [], ssn } })

  it.each([
    ['the visitor', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 7561111222208) }, true],
    ['somebody else', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 7569217076985) }, false],
    [
      'the visitor and somebody else',
      {
        [PERSONS]: [{ personId: 'p1' }, { personId: 'p2' }],
        ...person('p1', 7561111222208),
        ...person('p2', 7569217076985),
      },
      false,
    ],
    ['nobody', { [PERSONS]: [] }, 'refused'],
    ['no number', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 756) }, 'badAnswer'],
    ['a number as text', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', NAVS) }, 'badAnswer'],
  ])('shows %s: %s', async (_name, table, expected) => {
    const { connectors } = parties(table)
    const shown = connectors.access.isOwn(fund, 'tok', NAVS)
    expect(typeof expected === 'string' ? await reason(shown) : await shown).toBe(expected)
  })
})

describe('pension funds', () => {
  const table = () => ({
    'GET https://a.example/api/insured-persons': [{ personId: 'p1' }],
    'GET https://a.example/api/insured-persons/p1': { personId: 'p1', policyIds: ['x', 'y z'] },
    'GET https://a.example/api/policies/x': policy('x'),
    'GET https://a.example/api/policies/y%20z': policy('y z'),
  })

  it('lists every policy of the person, the unread parts as they came', async () => {
    const { connectors, requests } = parties(table())
    expect(await connectors.funds.listPolicies(fund, 'tok')).toEqual([policy('x'), policy('y z')])
    expect(requests.every(({ authorization }) => authorization === 'Bearer tok')).toBe(true)
  })

  it('answers nothing for a person without policies', async () => {
    const { connectors } = parties({ 'GET https://a.example/api/insured-persons': [] })
    expect(await connectors.funds.listPolicies(fund, 'tok')).toEqual([])
  })

  it.each([
    [
      'a policy without its capital',
      { 'GET https://a.example/api/policies/x': { ...policy('x'), personalPensionDetails: {} } },
      'badAnswer',
    ],
    ['an id that leads elsewhere', { 'GET https://a.example/api/insured-persons': [{ personId: '..' }] }, 'badAnswer'],
    ['a token that is not taken', { 'GET https://a.example/api/insured-persons': 401 }, 'refused'],
  ])('%s', async (_name, changed, expected) => {
    const { connectors } = parties({ ...table(), ...changed })
    expect(await reason(connectors.funds.listPolicies(fund, 'tok'))).toBe(expected)
  })

  it.each(['pension', 'capitalBalance', 'capitalBalanceMandatory'])('refuses a negative %s', async (figure) => {
    const changed = { 'GET https://a.example/api/policies/x': policy('x', { [figure]: -1 }) }
    const { connectors } = parties({ ...table(), ...changed })
    expect(await reason(connectors.funds.listPolicies(fund, 'tok'))).toBe('badAnswer')
  })
})

describe('3a providers', () => {
  const provider: Party = {
    id: 'e',
    name: 'E',
    webUrl: null,
    api: 'https://e.example/api',
    issuer: 'https://e.example',
    authorizeEndpoint: 'https://e.example/authorize',
    tokenEndpoint: 'https://e.example/token',
  }
  const table = () => ({
    'GET https://e.example/api/insured-persons': [{ personId: 'p1' }],
    'GET https://e.example/api/statements/p1/compact-3a-statements': statement,
  })

  it('gets the compact statement', async () => {
    expect(await parties(table()).connectors.entities.getStatement(provider, 'tok')).toEqual(statement)
  })

  it.each([
    ['nobody behind the token', { 'GET https://e.example/api/insured-persons': [] }, 'refused'],
    [
      'a negative balance',
      {
        'GET https://e.example/api/statements/p1/compact-3a-statements': {
          ...statement,
          rc: { cb: -1, cbpy: 0, inv: 0 },
        },
      },
      'badAnswer',
    ],
    ['no statement', { 'GET https://e.example/api/statements/p1/compact-3a-statements': undefined }, 'notFound'],
  ])('%s', async (_name, changed, expected) => {
    const { connectors } = parties({ ...table(), ...changed })
    expect(await reason(connectors.entities.getStatement(provider, 'tok'))).toBe(expected)
  })
})
