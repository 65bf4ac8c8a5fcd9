import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { errorsOf, json } from '../../../tests/support/product/read-answer'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'

const SELECTION = '/openpv/user/entities'
const INFO = '/open3k/info'
const TYPED = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2036-06-01' }

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
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

  it('is also answered where a field is missing, which is not an emptied one', async () => {
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

  it('is answered without the register where that is silent, or does not know the visitor', async () => {
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
