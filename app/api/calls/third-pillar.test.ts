import { beforeEach, describe, expect, it } from 'vitest'
import { knownAccounts } from '~/estimate/pillar-3a/accounts'
import { day } from '~/pillars/day'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'

const SELECTION = '/openpv/user/entities'
const PROVIDENTS = '/openpv/user/providents'
const INFO = '/open3k/info'
const TYPED = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2036-06-01' }

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const json = async (response: Promise<Response>) => (await response).json()
const errorsOf = async (response: Promise<Response>) => {
  const { status, errors } = await json(response)
  return { status, errors }
}

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

describe('3a information', () => {
  it('[210] [211] [142] is null at first, then exactly the four fields that were saved', async () => {
    expect(await json(api.get(INFO))).toBeNull()
    expect(await json(api.post(INFO, TYPED))).toEqual(TYPED)
    expect(await json(api.get(INFO))).toEqual(TYPED)
    const emptied = { solde: null, rate: null, amount: null, paydate: TYPED.paydate }
    expect(await json(api.post(INFO, emptied))).toEqual(emptied)
    expect(await json(api.get(INFO))).toEqual(emptied)
  })

  it.each(['solde', 'rate', 'amount', 'paydate'])('is not confirmed without %s', async (field) => {
    await api.post(SELECTION, { ids: ['x'] })
    await api.post(INFO, TYPED)
    expect(await json(api.get('/steps'))).toMatchObject({ pillar3a: true })
    await api.post(INFO, { ...TYPED, [field]: null })
    expect(await json(api.get('/steps'))).toMatchObject({ pillar3a: false })
  })

  it.each<[string, object, string, string]>([
    ['a field too many', { ...TYPED, bank: 'x' }, '', 'unknownField'],
    ['a field too few', { solde: 1, rate: 1, amount: 1 }, 'paydate', 'required'],
    ['a negative balance', { ...TYPED, solde: -1 }, 'solde', 'amountNegative'],
    ['text for an amount', { ...TYPED, amount: '3000' }, 'amount', 'amountForm'],
    ['more than anybody has', { ...TYPED, amount: 1e9 }, 'amount', 'amountTooLarge'],
    ['a rate above 10', { ...TYPED, rate: 10.01 }, 'rate', 'rateRange'],
    ['a rate below 0', { ...TYPED, rate: -0.01 }, 'rate', 'rateRange'],
    ['text for a rate', { ...TYPED, rate: '1' }, 'rate', 'rateForm'],
    ['31 June', { ...TYPED, paydate: '2036-06-31' }, 'paydate', 'dayUnknown'],
    ['a pay-out before 60', { ...TYPED, paydate: '2030-05-09' }, 'paydate', 'paydateRange'],
    ['a pay-out after 70', { ...TYPED, paydate: '2040-05-11' }, 'paydate', 'paydateRange'],
    ['a pay-out yesterday', { ...TYPED, paydate: '2026-11-20' }, 'paydate', 'paydatePast'],
  ])('refuses %s, and saves nothing', async (_name, body, field, key) => {
    expect(await errorsOf(api.post(INFO, body))).toEqual({ status: 422, errors: [{ field, key }] })
    expect((await api.dossier()).thirdPillar.info).toBeNull()
  })

  it.each(['2030-05-10', '2040-05-10'])('takes a pay-out on %s, the 60th or 70th birthday', async (paydate) => {
    expect((await api.post(INFO, { ...TYPED, paydate })).status).toBe(200)
  })

  it('counts from the birth date that was typed, where the register does not know the visitor', async () => {
    api.unregistered()
    await api.post('/acor/pension-calculator/info', {
      ...BACHELOR,
      person: { ...BACHELOR.person, birthDate: '1980-05-10' },
    })
    expect((await api.post(INFO, { ...TYPED, paydate: '2036-06-01' })).status).toBe(422)
    expect((await api.post(INFO, { ...TYPED, paydate: '2046-06-01' })).status).toBe(200)
  })

  it('[168] can be emptied with the pay-out day kept, whatever that day has become and whoever is silent', async () => {
    await api.post(INFO, TYPED)
    const emptied = { solde: null, rate: null, amount: null, paydate: TYPED.paydate }
    api.clock.today = day('2036-06-02')
    api.silent.set('register', 'timeout')
    expect(await json(api.post(INFO, emptied))).toEqual(emptied)
    expect(await json(api.get(INFO))).toEqual(emptied)
    const errors = [{ field: 'paydate', key: 'paydatePast' }]
    expect(await errorsOf(api.post(INFO, TYPED))).toEqual({ status: 422, errors })
    expect(await errorsOf(api.post(INFO, { ...emptied, paydate: '2036-06-01', solde: 1 }))).toEqual({
      status: 422,
      errors,
    })
  })

  it('needs a birth date for a pay-out day, and for nothing else', async () => {
    api.silent.set('register', 'notFound')
    const errors = [{ field: 'paydate', key: 'birthDateUnknown' }]
    expect(await errorsOf(api.post(INFO, TYPED))).toEqual({ status: 422, errors })
    api.silent.set('register', 'timeout')
    expect(await json(api.post(INFO, TYPED))).toMatchObject({ status: 424, title: 'register silent' })
    expect((await api.post(INFO, { ...TYPED, paydate: null })).status).toBe(200)
  })
})

describe('what is wrong with an account', () => {
  const unread = { ...TYPED, solde: 'viel', rate: 45 }
  const ofShape = [
    { field: 'solde', key: 'amountForm' },
    { field: 'rate', key: 'rateRange' },
  ]
  const ofDay = (key: string) => ({ field: 'paydate', key })

  it.each<[string, object, object]>([
    ['a day that is behind', { paydate: '2026-11-20' }, ofDay('paydatePast')],
    ['a day before 60', { paydate: '2030-05-09' }, ofDay('paydateRange')],
    ['a day after 70', { paydate: '2040-05-11' }, ofDay('paydateRange')],
    ['no such day', { paydate: '2036-06-31' }, ofDay('dayUnknown')],
  ])('is told at once, what cannot be read and %s', async (_name, changes, ofPaydate) => {
    const before = (await api.dossier()).thirdPillar
    const errors = [...ofShape, ofPaydate]
    expect(await errorsOf(api.post(INFO, { ...unread, ...changes }))).toEqual({ status: 422, errors })
    expect((await api.dossier()).thirdPillar).toEqual(before)
  })

  it('is also told where a field is missing, which is no emptied one', async () => {
    await api.post(INFO, TYPED)
    api.clock.today = day('2036-06-02')
    const errors = [{ field: 'solde', key: 'required' }, ofDay('paydatePast')]
    const part = { rate: null, amount: null, paydate: TYPED.paydate }
    expect(await errorsOf(api.post(INFO, part))).toEqual({ status: 422, errors })
  })

  it('names an unknown provider with all the rest, whether or not it has the right shape', async () => {
    const ofProvider = { field: 'entityId', key: 'unknownEntity' }
    const day = { paydate: '2030-05-09' }
    const account = { ...day, entityId: 'z' }
    for (const [body, errors] of [
      [{ ...unread, ...account }, [...ofShape, ofProvider, ofDay('paydateRange')]],
      [{ ...TYPED, ...account }, [ofProvider, ofDay('paydateRange')]],
      // Nobody is named: that is missing, not unknown.
      [{ ...unread, ...day }, [...ofShape, { field: 'entityId', key: 'required' }, ofDay('paydateRange')]],
    ] as const)
      expect(await errorsOf(api.post('/open3k/accounts', body))).toEqual({ status: 422, errors })
  })

  it('is told without the register where that is silent, or does not know the visitor', async () => {
    api.silent.set('register', 'timeout')
    expect(await errorsOf(api.post(INFO, unread))).toEqual({ status: 422, errors: ofShape })
    const account = { ...TYPED, entityId: 'z' }
    const errors = [{ field: 'entityId', key: 'unknownEntity' }]
    expect(await errorsOf(api.post('/open3k/accounts', account))).toEqual({ status: 422, errors })
    api.silent.set('register', 'notFound')
    expect(await errorsOf(api.post(INFO, unread))).toEqual({
      status: 422,
      errors: [...ofShape, ofDay('birthDateUnknown')],
    })
  })
})

describe('the days of a pay-out', () => {
  const PAYDATES = '/open3k/paydates'

  it.each([
    ['1970-05-10', { earliest: '2030-05-10', reference: '2035-06-01', latest: '2040-05-10' }],
    // Past 60: from today on. Past 65: the pension has started.
    ['1964-01-10', { earliest: '2026-11-21', reference: '2029-02-01', latest: '2034-01-10' }],
    // Her reference age was 64, and five years after it are over at 69.
    ['1957-11-21', { earliest: '2026-11-21', reference: '2021-12-01', latest: '2026-11-21' }],
    ['1957-11-20', null],
  ])('of someone who was born on %s are %j', async (birthDate, limits) => {
    api.registered({ birthDate, gender: 'FEMALE' })
    expect(await json(api.get(PAYDATES))).toEqual(limits)
    for (const paydate of limits ? [limits.earliest, limits.latest] : [])
      expect((await api.post(INFO, { ...TYPED, paydate })).status).toBe(200)
  })

  it.each([
    ['notFound', 404, 'no info'],
    ['timeout', 424, 'register silent'],
  ] as const)('cannot be told where the register says %s', async (reason, status, title) => {
    api.silent.set('register', reason)
    expect(await json(api.get(PAYDATES))).toMatchObject({ status, title })
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

  it('each have the figures that their provider told, usual interest and day', async () => {
    const usual = { rate: 0.5, amount: 3000, paydate: '2035-06-01' }
    expect(await json(api.get(ACCOUNTS))).toEqual({
      accounts: [
        { entityId: 'x', entityName: 'Bank x', solde: 10_000, ...usual },
        { entityId: 'y', entityName: 'Bank y', solde: 20_000, ...usual },
      ],
      ceiling: { year: 2026, amount: 7258, withFund: true },
    })
    await api.post('/openpk/user/pension-funds', { ids: [], none: true })
    expect((await json(api.get(ACCOUNTS))).ceiling).toEqual({ year: 2026, amount: 36_288, withFund: false })
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

  it('of a dossier from before there were these are as told, with the interest and the day of the one', async () => {
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
