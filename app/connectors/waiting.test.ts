import { describe, expect, it } from 'vitest'
import { createLoad } from '~/door/standing/load'
import { FUND, NAVS, NEVER, NO_ANSWER_IN_TIME, parties, reason } from '../../tests/support/parties/table-parties'
import type { Party } from './connectors'
import type { WaitingWatch } from './waiting'

const OTHER: Party = { ...FUND, id: 'b', api: 'https://b.example/api' }
const persons = ({ api }: Party) => `GET ${api}/insured-persons`
const REGISTER = 'POST https://register.example/base/insureds'
const LIST = 'GET https://directory.example/pension-funds'
const PAUSE = 10_000

/** The parties that can be asked, and their addresses. */
const ASKING = {
  register: [REGISTER, ({ connectors }: Parties) => connectors.register.getInsured(NAVS)],
  directory: [LIST, ({ connectors }: Parties) => connectors.directory.listPensionFunds()],
  fund: [persons(FUND), ({ connectors }: Parties) => connectors.funds.listPolicies(FUND, 'token')],
} as const
type Parties = ReturnType<typeof parties>

describe.each(Object.entries(ASKING))('a silent party: %s', (_, [address, ask]) => {
  it('is not asked again for a while after a time-out', async () => {
    const stage = parties({ [address]: NO_ANSWER_IN_TIME })
    expect(await reason(ask(stage))).toBe('timeout')
    const asked = stage.requests.length
    stage.pass(PAUSE - 1)
    expect(await reason(ask(stage))).toBe('timeout')
    expect(stage.requests).toHaveLength(asked)
    expect(stage.silences.map(({ detail }) => detail)).toEqual(['no answer in time', 'not asked: silent a moment ago'])
  })

  it('is then tried by one request, while all others go on without it', async () => {
    const stage = parties({ [address]: NO_ANSWER_IN_TIME })
    await reason(ask(stage))
    stage.pass(PAUSE)
    stage.requests.length = 0
    stage.table[address] = NEVER
    void ask(stage)
    // Requests for a directory share one call; a request for another party is answered without it.
    if (address !== LIST) expect(await reason(ask(stage))).toBe('timeout')
    else void ask(stage)
    expect(stage.requests).toHaveLength(1)
  })

  it('counts as silent for as long again where it says nothing to that one', async () => {
    const stage = parties({ [address]: NO_ANSWER_IN_TIME })
    await reason(ask(stage))
    stage.pass(PAUSE)
    await reason(ask(stage))
    const asked = stage.requests.length
    stage.pass(PAUSE - 1)
    await reason(ask(stage))
    expect(stage.requests).toHaveLength(asked)
    stage.table[address] = []
    stage.pass(1)
    await reason(ask(stage))
    await reason(ask(stage))
    expect(stage.requests.length).toBeGreaterThan(asked)
  })
})

describe('what an answer is, however bad', () => {
  it.each([400, 401, 403, 404, 408, 429, 500, 503, 504, { wrong: 'shape' }])(
    'costs nobody else the party: %j',
    async (answer) => {
      const stage = parties({ [persons(FUND)]: answer })
      await reason(stage.connectors.funds.listPolicies(FUND, 'refused'))
      stage.table[persons(FUND)] = []
      expect(await reason(stage.connectors.funds.listPolicies(FUND, 'good'))).toBe('answered')
    },
  )
})

it('a silent party takes no other one away', async () => {
  const stage = parties({ [persons(FUND)]: NO_ANSWER_IN_TIME, [persons(OTHER)]: [], [LIST]: [] })
  expect(await reason(stage.connectors.funds.listPolicies(FUND, 'token'))).toBe('timeout')
  expect(await reason(stage.connectors.funds.listPolicies(OTHER, 'token'))).toBe('answered')
  expect(await reason(stage.connectors.directory.listPensionFunds())).toBe('answered')
})

describe('someone who waits', () => {
  /** So many ask, and none is answered in time; the rest do not wait. @returns what the rest hear */
  async function asking(stage: Parties, count: number, ask: () => Promise<unknown>) {
    const told: string[] = []
    for (let i = 0; i < count; i++) void reason(ask()).then((one) => told.push(one))
    // By then everybody who is answered at once has their answer: nothing else is pending.
    await new Promise((resolve) => setImmediate(resolve))
    return { told, details: new Set(stage.silences.map(({ detail }) => detail)) }
  }
  const silent = { [persons(FUND)]: NEVER, [persons(OTHER)]: NEVER, [REGISTER]: NEVER, [LIST]: NEVER }

  it('is one of fifty for one party: all others are told at once that it is silent', async () => {
    const stage = parties(silent)
    const { told, details } = await asking(stage, 220, () => stage.connectors.directory.listPensionFunds())
    expect(told).toEqual(Array(170).fill('timeout'))
    expect(details).toEqual(new Set(['not waited for: too many wait']))
    expect(stage.requests).toHaveLength(1)
  })

  it('is one of half as many as there are places', async () => {
    const load = createLoad()
    const stage = parties(silent, load)
    for (const party of [FUND, OTHER])
      expect((await asking(stage, 50, () => stage.connectors.funds.listPolicies(party, 'token'))).told).toEqual([])
    expect((await asking(stage, 3, () => stage.connectors.register.getInsured(NAVS))).told).toEqual(
      Array(3).fill('timeout'),
    )
    expect(load.beginWaiting()).toBeNull()
  })

  it('gives the place back with the answer', async () => {
    const load = createLoad()
    const stage = parties({ [persons(FUND)]: [], [persons(OTHER)]: 500 }, load)
    for (let i = 0; i < 120; i++)
      await Promise.allSettled([FUND, OTHER].map((party) => stage.connectors.funds.listPolicies(party, 'token')))
    expect(await reason(stage.connectors.funds.listPolicies(FUND, 'token'))).toBe('answered')
    expect(Array.from({ length: 100 }, load.beginWaiting)).not.toContain(null)
  })

  it('is nobody who asks for what is kept', async () => {
    const stage = parties({ [LIST]: [] }, { beginWaiting: createLoad().beginWaiting })
    await stage.connectors.directory.listPensionFunds()
    const full = parties({ [LIST]: [] }, { beginWaiting: () => null })
    expect(await reason(full.connectors.directory.listPensionFunds())).toBe('timeout')
    const { told } = await asking(stage, 220, () => stage.connectors.directory.listPensionFunds())
    expect(new Set(told)).toEqual(new Set(['answered']))
  })
})

describe('whoever measures', () => {
  function stage(table: Record<string, unknown>) {
    const told: unknown[][] = []
    const watch: WaitingWatch = {
      waitedFor: (kind, outcome, ms) => told.push([kind, outcome, typeof ms]),
      breakerChanged: (kind, state, before) => told.push([kind, before, state]),
    }
    return { ...parties(table, { watch }), told }
  }

  it.each([
    ['answered', []],
    ['refused', 401],
    ['badAnswer', 500],
    ['timeout', NO_ANSWER_IN_TIME],
  ])('is told that a fund was waited for: %s', async (outcome, answer) => {
    const { connectors, told } = stage({ [persons(FUND)]: answer })
    await connectors.funds.listPolicies(FUND, 'token').catch(() => null)
    expect(told).toContainEqual(['fund', outcome, 'number'])
  })

  it('reports each state of its breaker, and those who did not ask', async () => {
    const { connectors, told, pass, table } = stage({ [persons(FUND)]: NO_ANSWER_IN_TIME })
    const ask = () => connectors.funds.listPolicies(FUND, 'token').catch(() => null)
    await ask()
    await ask()
    table[persons(FUND)] = []
    pass(PAUSE)
    await ask()
    expect(told).toEqual([
      ['fund', null, 'closed'],
      ['fund', 'closed', 'open'],
      ['fund', 'timeout', 'number'],
      ['fund', 'notAsked', 'number'],
      ['fund', 'open', 'halfOpen'],
      ['fund', 'halfOpen', 'closed'],
      ['fund', 'answered', 'number'],
    ])
  })

  it('knows the directory and the register apart from funds', async () => {
    const { connectors, told } = stage({ [LIST]: [] })
    await connectors.directory.listPensionFunds()
    await connectors.register.getInsured(NAVS).catch(() => null)
    expect(told).toContainEqual(['directory', 'answered', 'number'])
    expect(told).toContainEqual(['register', 'notFound', 'number'])
  })
})
