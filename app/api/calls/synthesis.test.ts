import { beforeEach, describe, expect, it } from 'vitest'
import { POLICY } from '../../../tests/support/parties/stub-connectors'
import { BACHELOR, grantedAt, LOGIN, MARRIED, startApi } from '../../../tests/support/product/start-api'

const DIGEST = '/synthesis/digest'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const digest = async () => (await api.get(DIGEST)).json()

async function fillIn(info: object = MARRIED) {
  await api.post('/acor/pension-calculator/info', info)
  await api.post('/openpk/user/pension-funds', { ids: ['a', 'b'] })
  await api.post('/openpv/user/entities', { ids: ['x', 'y'] })
}

describe('digest', () => {
  it('[213] [144] contains all three pillars and their totals', async () => {
    await fillIn()
    const pension = await (await api.get('/acor/pension-calculator')).json()
    const { computedOn, lawYear, withoutChange, withChange, silent } = await digest()
    expect([computedOn, lawYear, withChange, silent]).toEqual(['2026-11-21', 2026, null, []])
    expect(withoutChange.avs).toMatchObject({
      monthly: pension.person.monthly,
      from: '2035-06-01',
      to: null,
      partnerStart: '2033-04-01',
    })
    // Two funds of 500'000 at 5 %: each month is rounded by itself.
    expect(withoutChange.lpp).toMatchObject({ monthly: 4166, capital: 0, capitalAtRetirement: 1_000_000 })
    expect(withoutChange.pillar3a).toMatchObject({ current: 30_000, monthlyPayment: 500, projectedFrom: '2035-06-01' })
    expect(withoutChange.monthlyTotal).toBe(pension.person.monthly + 4166)
    expect(withoutChange.capitalTotal).toBe(withoutChange.pillar3a.projected)
  })

  it('starts at the reference age', async () => {
    await fillIn()
    expect((await digest()).withoutChange.retirementDate).toBe('2035-06-01')
  })

  it('puts the account that is described first, and the others after it', async () => {
    await fillIn()
    const { accounts } = (await digest()).withoutChange.pillar3a
    expect(accounts).toMatchObject([
      { entityName: 'Bank y', current: 20_000 },
      { entityName: 'Bank x', current: 10_000 },
    ])
  })

  it('contains what is known: at first only the retirement date', async () => {
    expect((await digest()).withoutChange).toEqual({
      retirementDate: '2035-06-01',
      totalFrom: null,
      monthlyTotal: null,
      complete: false,
      missing: ['avs', 'lpp', 'pillar3a'],
      first: null,
      ranges: null,
      capitalTotal: null,
      avs: null,
      lpp: null,
      vested: null,
      pillar3a: null,
    })
  })

  it('leaves AVS out for a civil status that is not computed', async () => {
    await fillIn({ ...BACHELOR, person: { ...BACHELOR.person, status: 'widow' } })
    const { withoutChange, silent } = await digest()
    expect([withoutChange.avs, silent]).toEqual([null, []])
    expect(withoutChange.lpp).not.toBeNull()
  })

  it('misses no provider whose figures were typed in place of a sign-in, but every other one', async () => {
    api = await startApi({ parties: grantedAt([], []) })
    await api.post('/openpv/user/entities', { ids: ['x', 'y'] })
    const silentIds = async () => (await digest()).silent.map(({ id }: { id: string }) => id)
    expect(await silentIds()).toEqual(['x', 'y'])
    await api.post('/open3k/info', { solde: 50_000, rate: 1, amount: 0, paydate: '2035-06-01' })
    expect(await silentIds()).toEqual(['x'])
    expect((await digest()).withoutChange.pillar3a).toMatchObject({
      current: 50_000,
      accounts: [{ entityName: 'Bank y', current: 50_000 }],
    })
  })

  it('names who is silent, and goes on with the others', async () => {
    api.silent.set('register', 'timeout')
    await fillIn()
    for (const name of ['a', 'x']) api.silent.set(name, 'timeout')
    const { withoutChange, silent } = await digest()
    expect(withoutChange.avs).toBeNull()
    expect(withoutChange.lpp.monthly).toBe(2083)
    expect(silent).toEqual([
      { party: 'register', id: 'register', name: 'AVS register', reason: 'timeout' },
      { party: 'pensionFund', id: 'a', name: 'Fund a', reason: 'timeout' },
      { party: 'entity', id: 'x', name: 'Bank x', reason: 'timeout' },
    ])
    api.silent.clear()
    expect((await digest()).silent).toEqual([])
  })

  it('names a fund whose answer has no projection for the day', async () => {
    await fillIn()
    const { projectedRetirementBenefits: _, ...capital } = POLICY.personalPensionDetails.retirementCapital
    const details = {
      ...POLICY.personalPensionDetails,
      retirementCapital: { ...capital, projectedRetirementBenefits: [] },
    }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details }]
    const { withoutChange, silent } = await digest()
    expect(withoutChange.lpp).toBeNull()
    expect(silent).toMatchObject([
      { party: 'pensionFund', id: 'a', reason: 'noProjection' },
      { party: 'pensionFund', id: 'b', reason: 'noProjection' },
    ])
  })

  it('names a fund once whose policies have no projection, beside the one that has', async () => {
    await fillIn()
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    const { projectedRetirementBenefits: _, ...capital } = POLICY.personalPensionDetails.retirementCapital
    const details = {
      ...POLICY.personalPensionDetails,
      retirementCapital: { ...capital, projectedRetirementBenefits: [] },
    }
    const without = { ...POLICY, personalPensionDetails: details }
    api.connectors.funds.listPolicies = async () => [POLICY, without, without]
    const { withoutChange, silent } = await digest()
    expect(withoutChange.lpp.monthly).toBe(2083)
    expect(silent).toEqual([{ party: 'pensionFund', id: 'a', name: 'Fund a', reason: 'noProjection' }])
  })

  it.each([
    ['timeout', 424, 'register silent'],
    ['notFound', 404, 'no info'],
  ] as const)(
    'cannot be made when no birth date is known: a register that says %s is %i',
    async (reason, status, title) => {
      const { partnerNavs: _, ...login } = LOGIN
      api = await startApi({ login })
      api.silent.set('register', reason)
      expect(await digest()).toMatchObject({ status, title })
    },
  )
})

describe('query', () => {
  const errorsOf = async (query: Record<string, string>) => {
    const { status, title, errors } = await (await api.get(`${DIGEST}?${new URLSearchParams(query)}`)).json()
    return { status, title, errors }
  }

  it('is read as JSON', async () => {
    await fillIn()
    const query = new URLSearchParams({ currentSalary: '85000', desiredRate: '80', lppCapitalShare: '25' })
    const { withChange } = await (await api.get(`${DIGEST}?${query}`)).json()
    expect(withChange.lpp.capital).toBe((withChange.lpp.capitalAtRetirement * 25) / 100)
  })

  it.each([
    ['currentSalary', 'much', 'amountForm'],
    ['currentSalary', '-1', 'amountNegative'],
    ['currentRate', '150', 'activityRateRange'],
    ['desiredRate', '0', 'activityRateRange'],
    ['desiredSalary', '10000001', 'salaryTooLarge'],
    ['currentSalary', '0.001', 'amountForm'],
    ['lppCapitalShare', '101', 'capitalShareRange'],
    ['retirementDate', '2034-02-30', 'dayUnknown'],
    ['lppCapitalShare', '"25"', 'rateForm'],
  ])('refuses %s=%s', async (field, value, key) => {
    expect(await errorsOf({ [field]: value })).toMatchObject({ status: 422, errors: [{ field, key }] })
  })

  it('takes no notice of names that it does not know', async () => {
    expect((await api.get(`${DIGEST}?utm=1`)).status).toBe(200)
  })
})
