import { describe, expect, it, vi } from 'vitest'
import { POLICY, STATEMENT } from '../../tests/support/parties/spoilt-parties'
import { FUND as fund, NAVS, parties, reason } from '../../tests/support/parties/table-parties'
import type { Party } from './connectors'

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
const policy = (id: string, benefits: object = {}) => {
  const { retirementCapital, ...details } = POLICY.personalPensionDetails
  const projectedRetirementBenefits = retirementCapital.projectedRetirementBenefits.map((one) => ({
    ...one,
    ...benefits,
  }))
  return {
    ...POLICY,
    policyId: id,
    employer: { employerName: 'kept as it came' },
    personalPensionDetails: { ...details, retirementCapital: { ...retirementCapital, projectedRetirementBenefits } },
  }
}

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
    ['the one before', 'Bearer the-one-before', 'answered', 2],
    ['neither of the two', 'Bearer another', 'refused', 2],
    ['the present one', 'Bearer register-key-0123456789', 'answered', 1],
  ])('that knows %s of our keys', async (_name, known, expected, asked) => {
    const { connectors, requests } = parties({ [call]: insured }, { previous: 'the-one-before', known })
    expect(await reason(connectors.register.getInsured(NAVS))).toBe(expected)
    expect(requests).toHaveLength(asked)
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
    kind: 'entity',
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
    'GET https://e.example/api/statements/p1/compact-3a-statements': STATEMENT,
  })

  it('gets the compact statement', async () => {
    expect(await parties(table()).connectors.entities.getStatement(provider, 'tok')).toEqual(STATEMENT)
  })

  it.each([
    ['nobody behind the token', { 'GET https://e.example/api/insured-persons': [] }, 'refused'],
    [
      'a negative balance',
      {
        'GET https://e.example/api/statements/p1/compact-3a-statements': {
          ...STATEMENT,
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

describe('what is not connected', () => {
  const nothing = { register: false, funds: false, entities: false }

  it('is asked by nobody, and nobody is said to be silent', async () => {
    const waitedFor = vi.fn()
    const watch = { waitedFor, breakerChanged: () => {} }
    const { connectors, requests, silences } = parties({}, { connected: nothing, watch })
    expect(connectors.connected).toEqual(nothing)
    expect(await reason(connectors.register.getInsured(NAVS))).toBe('notFound')
    expect(await connectors.directory.listPensionFunds()).toEqual({ entries: [], listedOn: null })
    expect(await connectors.directory.listEntities()).toEqual({ entries: [], listedOn: null })
    expect(await connectors.directory.findPensionFund('a')).toBeNull()
    expect(await connectors.directory.findEntity('e')).toBeNull()
    expect([requests, silences, waitedFor.mock.calls]).toEqual([[], [], []])
  })

  it.each(['register', 'funds', 'entities'] as const)('leaves the others as they are: %s', async (one) => {
    const { connectors } = parties({}, { connected: { [one]: false } })
    const asked = {
      register: () => reason(connectors.register.getInsured(NAVS)),
      funds: () => reason(connectors.directory.listPensionFunds()),
      entities: () => reason(connectors.directory.listEntities()),
    }
    for (const [name, ask] of Object.entries(asked))
      expect([name, await ask()]).toEqual([
        name,
        name === one ? (name === 'register' ? 'notFound' : 'answered') : SILENT[name],
      ])
  })
})

/** What an empty table answers. */
const SILENT: Record<string, string> = { register: 'notFound', funds: 'notFound', entities: 'notFound' }
