import { beforeEach, describe, expect, it } from 'vitest'
import { knownAccounts } from '~/estimate/case/pillar-3a/accounts'
import { day } from '~/pillars/day'
import { errorsOf, json } from '../../../tests/support/product/read-answer'
import { startApi } from '../../../tests/support/product/start-api'

const SELECTION = '/openpv/user/entities'
const PROVIDENTS = '/openpv/user/providents'
const INFO = '/open3k/info'
const TYPED = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2036-06-01' }

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

describe('selection of banks and insurers', () => {
  it('[208] [209] [143] is what was posted last, each id once; [] is allowed', async () => {
    expect(await json(api.get(SELECTION))).toEqual([])
    expect(await json(api.post(SELECTION, { ids: ['y', 'x', 'y'] }))).toEqual(['y', 'x'])
    expect(await json(api.get(SELECTION))).toEqual(['y', 'x'])
    expect(await json(api.post(SELECTION, { ids: [] }))).toEqual([])
    expect(await json(api.get(SELECTION))).toEqual([])
  })

  it.each<[string, object, string[] | null]>([
    ['taken away leaves the question open', { ids: [] }, null],
    ['is none where the visitor says so', { ids: [], none: true }, []],
  ])('%s', async (_name, body, selection) => {
    await api.post(SELECTION, { ids: ['x'] })
    await api.post(INFO, TYPED)
    expect(await json(api.post(SELECTION, body))).toEqual([])
    expect(await json(api.get(SELECTION))).toEqual([])
    const nothing = { providents: null, info: null, accounts: {}, confirmed: false }
    expect((await api.dossier()).thirdPillar).toMatchObject({ selection, ...nothing })
  })

  it('refuses providers of someone who says that there is none', async () => {
    const errors = [{ field: 'none', key: 'invalid' }]
    expect(await errorsOf(api.post(SELECTION, { ids: ['x'], none: true }))).toEqual({ status: 422, errors })
  })

  it('refuses one that nobody lists', async () => {
    const errors = [{ field: 'ids', key: 'unknownEntity' }]
    expect(await errorsOf(api.post(SELECTION, { ids: ['x', 'nobody'] }))).toEqual({ status: 422, errors })
  })

  it('leaves no figures with someone who has none', async () => {
    await api.post(INFO, TYPED)
    await api.post(SELECTION, { ids: [], none: true })
    expect(await json(api.get(INFO))).toBeNull()
  })

  it('is "no registry" when the directory is silent', async () => {
    api.silent.set('entities', 'timeout')
    expect(await json(api.get('/openpv/entities'))).toMatchObject({ status: 424, title: 'no registry' })
  })
})

describe('accounts', () => {
  const ACCOUNTS = '/open3k/accounts'
  const own = { solde: 11_000, rate: 2, amount: 600, paydate: '2033-01-01' }
  beforeEach(async () => {
    await api.post(SELECTION, { ids: ['x', 'y'] })
    await api.get(PROVIDENTS)
  })
  const listed = async () => (await json(api.get(ACCOUNTS))).accounts

  it('each have the figures that their provider gave, usual interest and day', async () => {
    const usual = { rate: 0.5, amount: 3000, paydate: '2035-06-01' }
    expect(await json(api.get(ACCOUNTS))).toEqual({
      accounts: [
        { entityId: 'x', entityName: 'Bank x', solde: 10_000, ...usual },
        { entityId: 'y', entityName: 'Bank y', solde: 20_000, ...usual },
      ],
      // Nobody has said yet whether there is a fund.
      ceiling: { year: 2026, amount: 7258, withFund: null },
    })
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    expect((await json(api.get(ACCOUNTS))).ceiling).toEqual({ year: 2026, amount: 7258, withFund: true })
    await api.post('/openpk/user/pension-funds', { ids: [], none: true })
    expect((await json(api.get(ACCOUNTS))).ceiling).toEqual({
      year: 2026,
      amount: 36_288,
      withFund: false,
      ofIncome: 12_000,
    })
  })

  it('are saved one by one, and only the last is the 3a information', async () => {
    const before = await json(api.get(INFO))
    expect(await json(api.post(ACCOUNTS, { ...own, entityId: 'x' }))).toEqual({
      ...own,
      entityId: 'x',
      entityName: 'Bank x',
    })
    expect((await listed())[0]).toMatchObject(own)
    expect(await json(api.get(INFO))).toEqual(before)
    await api.post(ACCOUNTS, { ...own, entityId: 'y' })
    expect(await json(api.get(INFO))).toEqual(own)
    await api.post(INFO, TYPED)
    expect((await listed())[1]).toMatchObject(TYPED)
  })

  it('keep their own when another becomes the last, or is taken away', async () => {
    await api.post(ACCOUNTS, { ...own, entityId: 'x' })
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toEqual(own)
    expect(Object.keys((await api.dossier()).thirdPillar.accounts)).toEqual(['x'])
    await api.post(SELECTION, { ids: [] })
    expect((await api.dossier()).thirdPillar.accounts).toEqual({})
  })

  it('are all needed for the step to be done', async () => {
    await api.post(INFO, TYPED)
    expect(await json(api.get('/steps'))).toMatchObject({ pillar3a: true })
    await api.post(ACCOUNTS, { ...own, entityId: 'x', amount: null })
    expect(await json(api.get('/steps'))).toMatchObject({ pillar3a: false })
  })

  it.each<[string, object, string, string]>([
    ['of nobody chosen', { ...own, entityId: 'z' }, 'entityId', 'unknownEntity'],
    ['with a rate above 10', { ...own, entityId: 'x', rate: 11 }, 'rate', 'rateRange'],
    ['paid out yesterday', { ...own, entityId: 'x', paydate: '2026-11-20' }, 'paydate', 'paydatePast'],
    ['with a field too many', { ...own, entityId: 'x', entityName: 'x' }, '', 'unknownField'],
  ])('%s are refused, and nothing is saved', async (_name, body, field, key) => {
    const before = await listed()
    expect(await errorsOf(api.post(ACCOUNTS, body))).toEqual({ status: 422, errors: [{ field, key }] })
    expect(await listed()).toEqual(before)
  })

  it('of a dossier from before there were these are as given, with the interest and the day of the one', async () => {
    const { thirdPillar } = await api.dossier()
    expect(
      knownAccounts({ ...thirdPillar, accounts: {} }, thirdPillar.providents ?? { providents: [], silent: [] }),
    ).toMatchObject([
      { entityName: 'Bank y', info: { solde: 20_000 } },
      { entityName: 'Bank x', info: { solde: 10_000, rate: 0.5, amount: 3000, paydate: '2035-06-01' } },
    ])
  })
})

describe('providents', () => {
  it('[212] [169] [170] are all kept, and the last becomes the 3a information', async () => {
    await api.post(SELECTION, { ids: ['x', 'y', 'z'] })
    const told = await json(api.get(PROVIDENTS))
    expect(told.providents.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['x', 'y', 'z'])
    expect(told.providents[2]).toMatchObject({ entityName: 'Bank z', statement: { rc: { cb: 30_000 } } })
    expect((await api.dossier()).thirdPillar.providents).toEqual(told)
    // Half a percent, and the first of the month after the reference age.
    expect(await json(api.get(INFO))).toEqual({ solde: 30_000, rate: 0.5, amount: 3000, paydate: '2035-06-01' })
  })

  it('[170] save nothing where there are none', async () => {
    await api.post(INFO, TYPED)
    expect(await json(api.get(PROVIDENTS))).toEqual({ providents: [], silent: [] })
    expect(await json(api.get(INFO))).toEqual(TYPED)
  })

  it('leave interest and pay-out day as they were chosen', async () => {
    await api.post(INFO, TYPED)
    await api.post(SELECTION, { ids: ['y'] })
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toEqual({ ...TYPED, solde: 20_000 })
  })

  it('leave their figures to no other provider: these are empty until the new one’s arrive', async () => {
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    await api.post(SELECTION, { ids: ['y'] })
    expect(await json(api.get(INFO))).toMatchObject({ solde: null, amount: null, rate: 0.5, paydate: '2035-06-01' })
    await api.post(SELECTION, { ids: ['x', 'y'] })
    await api.signInEverywhere()
    await api.get(PROVIDENTS)
    await api.post(SELECTION, { ids: ['y', 'x'] })
    expect(await json(api.get(INFO))).toMatchObject({ solde: 20_000, amount: 3000 })
  })

  it('that came while a slower request was waiting stay, and so does what was typed since', async () => {
    await api.post(SELECTION, { ids: ['x', 'y'] })
    await api.signInEverywhere()
    const { getStatement } = api.connectors.entities
    api.silent.set('y', 'timeout')
    api.connectors.entities.getStatement = async (entity, token) => {
      if (entity.id !== 'x') return getStatement(entity, token)
      api.connectors.entities.getStatement = getStatement
      const slow = await getStatement(entity, token)
      // Meanwhile, in another tab: y answers, and its figures are corrected.
      await expect.poll(() => api.asked.filter((what) => what === 'statement y').length).toBe(1)
      api.silent.clear()
      await api.get(PROVIDENTS)
      await api.post(INFO, TYPED)
      return slow
    }
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toEqual(TYPED)
    expect((await api.dossier()).thirdPillar).toMatchObject({
      confirmed: true,
      providents: { providents: [{ entityId: 'x' }, { entityId: 'y' }], silent: [] },
    })
  })

  it('leave what was typed after they had arrived, and ask nobody again', async () => {
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    await api.post(INFO, TYPED)
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toEqual(TYPED)
    expect(api.asked.filter((what) => what === 'statement x')).toHaveLength(1)
  })

  it('[166] are asked for again after another selection', async () => {
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    expect(api.asked.filter((what) => what === 'statement x')).toHaveLength(2)
  })

  it('name who is silent, ask only these again, and become information once', async () => {
    await api.post(SELECTION, { ids: ['x', 'y'] })
    api.silent.set('x', 'timeout')
    const told = await json(api.get(PROVIDENTS))
    expect(told.silent).toEqual([{ entityId: 'x', entityName: 'Bank x', reason: 'timeout' }])
    await api.post(INFO, TYPED)
    await api.get(PROVIDENTS)
    api.silent.clear()
    const complete = await json(api.get(PROVIDENTS))
    expect(complete.providents.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['x', 'y'])
    expect(complete.silent).toEqual([])
    expect(api.asked.filter((what) => what === 'statement y')).toHaveLength(1)
    expect(await json(api.get(INFO))).toEqual(TYPED)
  })

  it('must be confirmed when they arrive', async () => {
    await api.post(INFO, TYPED)
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    expect((await api.dossier()).thirdPillar.confirmed).toBe(false)
  })

  it('propose no pay-out day where none is known, or where it lies behind', async () => {
    api.silent.set('register', 'timeout')
    await api.post(SELECTION, { ids: ['x'] })
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toMatchObject({ solde: 10_000, paydate: null })
    api.silent.clear()
    api.clock.today = day('2035-06-02')
    await api.post(SELECTION, { ids: ['x', 'y'] })
    await api.signInEverywhere()
    await api.get(PROVIDENTS)
    expect(await json(api.get(INFO))).toMatchObject({ solde: 20_000, paydate: null })
  })
})
