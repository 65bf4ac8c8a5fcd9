import { describe, expect, it } from 'vitest'
import { NO_ANSWER_IN_TIME, parties, reason } from '../../tests/support/parties/table-parties'

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

const TEN_MINUTES = 10 * 60 * 1000
/** How long a party is not asked after a time-out, in milliseconds. */
const PAUSE = 10_000

const directories = () =>
  parties({
    'GET https://directory.example/pension-funds': funds,
    'GET https://directory.example/entities': entities,
  })

describe('directories', () => {
  it('lists every fund with its status, without technical addresses', async () => {
    const { entries: list } = await directories().connectors.directory.listPensionFunds()
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
    expect(await directories().connectors.directory.listEntities()).toEqual({
      entries: [{ id: 'e', name: 'E', kind: 'bank', webUrl: null }],
      listedOn: null,
    })
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

  it.each([501, NO_ANSWER_IN_TIME, { funds: [] }])(
    'serves the last list, with its day, while it cannot be renewed: %s',
    async (failure) => {
      const { connectors, table, pass, setToday, silences } = directories()
      const { entries } = await connectors.directory.listPensionFunds()
      pass(TEN_MINUTES)
      setToday('2026-11-22')
      table['GET https://directory.example/pension-funds'] = failure
      const old = { entries, listedOn: '2026-11-21' }
      expect(
        await Promise.all([connectors.directory.listPensionFunds(), connectors.directory.listPensionFunds()]),
      ).toEqual([old, old])
      expect((await connectors.directory.findPensionFund('a'))?.id).toBe('a')
      expect(silences[0]).toMatchObject({ party: 'directory' })
      table['GET https://directory.example/pension-funds'] = funds.slice(0, 2)
      pass(PAUSE)
      expect(await connectors.directory.listPensionFunds()).toMatchObject({
        entries: [{ id: 'a' }, { id: 'b' }],
        listedOn: null,
      })
    },
  )

  it('logs once a list for which many have waited', async () => {
    const { connectors, table, silences } = directories()
    table['GET https://directory.example/pension-funds'] = NO_ANSWER_IN_TIME
    const asked = Array.from({ length: 20 }, () => reason(connectors.directory.listPensionFunds()))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['timeout']))
    expect(silences).toEqual([{ party: 'directory', reason: 'timeout', detail: 'no answer in time' }])
  })

  it('does not keep a failure', async () => {
    const { connectors, table } = directories()
    table['GET https://directory.example/pension-funds'] = 501
    expect(await reason(connectors.directory.listPensionFunds())).toBe('badAnswer')
    table['GET https://directory.example/pension-funds'] = funds
    expect((await connectors.directory.listPensionFunds()).entries).toHaveLength(5)
  })

  it('keeps a list whose single entries do not fit, without these', async () => {
    const { connectors, table } = directories()
    const broken = [{ ...funds[0], id: '' }, null, { ...funds[1], openpkStatus: 'gone' }]
    table['GET https://directory.example/pension-funds'] = [...broken, ...funds]
    expect((await connectors.directory.listPensionFunds()).entries.map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'nameless',
    ])
    table['GET https://directory.example/entities'] = [{ ...entities[0], kind: 'shop', id: 's' }, ...entities]
    expect((await connectors.directory.listEntities()).entries.map(({ id }) => id)).toEqual(['e'])
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
  const { connectors } = parties({ 'GET https://directory.example/pension-funds': [entry] }, { allowHttp })
  expect(await reason(connectors.directory.listPensionFunds())).toBe(expected)
})
