/** How the second and the third pillar came about: the figures of the digest, their steps, and who told what. */
import { beforeEach, describe, expect, it } from 'vitest'
import { selectionOf } from '../../../tests/support/pages/selection-of'
import { POLICY, statement } from '../../../tests/support/parties/stub-connectors'
import { grantedAt, MARRIED, startApi } from '../../../tests/support/product/start-api'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

type Step = { key: string; output: number }
const keysOf = ({ steps }: { steps: Step[] }) => steps.map(({ key }) => key)
const withoutSteps = ({ steps: _, assumptions: __, ...figures }: { steps: Step[]; assumptions?: string[] }) => figures

const ask = async (path: string) => (await api.get(path)).json()
const lpp = (query = '') => ask(`/synthesis/lpp${query}`)
const pillar3a = (query = '') => ask(`/synthesis/pillar3a${query}`)
const digest = (query = '') => ask(`/synthesis/digest${query}`)

async function fillIn(funds = ['a', 'b'], entities = ['x', 'y']) {
  await api.post('/acor/pension-calculator/info', MARRIED)
  await api.post('/openpk/user/pension-funds', selectionOf(funds))
  await api.post('/openpv/user/entities', selectionOf(entities))
}

describe('second pillar', () => {
  it.each(['', '?retirementDate=2034-06-01', '?desiredRate=50', '?desiredRate=80&lppCapitalShare=25'])(
    'is the digest’s, with its steps (%s)',
    async (query) => {
      await fillIn()
      const [told, { withoutChange, withChange, silent }] = [await lpp(query), await digest(query)]
      expect(withoutSteps(told.withoutChange.lpp)).toEqual(withoutChange.lpp)
      expect(told.withChange && withoutSteps(told.withChange.lpp)).toEqual(withChange === null ? null : withChange.lpp)
      expect(told.silent).toEqual(silent)
      const steps = ['fundCapital', 'fundPension']
      expect(keysOf(told.withoutChange.lpp)).toEqual([...steps, ...steps, 'fundsTotal'])
    },
  )

  it('contains what each fund answered, and what the law guarantees', async () => {
    await fillIn()
    const { withoutChange, law, lawYear } = await lpp()
    expect(withoutChange.funds).toHaveLength(2)
    expect(withoutChange.funds[0]).toEqual({
      fundId: 'a',
      fundName: 'Fund a',
      webUrl: 'https://a.example',
      planName: 'Plan',
      asOf: '2026-01-01',
      balance: 400_000,
      projectionRate: 1,
      withoutInterest: 450_000,
      isBetweenAges: false,
      largestCapitalShare: 50,
      isLegalShare: false,
      salaryChange: null,
      bought: null,
      missing: null,
      certificate: null,
    })
    expect([lawYear, law]).toEqual([2026, { minimumInterestRate: 1.25, minimumConversionRate: 6.8, capitalShare: 25 }])
  })

  it('says what each fund was asked of another salary, from next January on, and what is drawn as capital', async () => {
    await fillIn(['a'])
    const { change, newSalaryFrom, withChange } = await lpp('?desiredSalary=40000&desiredRate=50&lppCapitalShare=25')
    expect(change).toEqual({
      work: { current: { salary: 80_000, rate: 100 }, desired: { salary: 40_000, rate: 50 }, insured: 80_000 },
      stopsOn: null,
      retirementDate: null,
      lppFrom: null,
      capitalShare: 25,
      steps: null,
      drawing: null,
      partnerFrom: null,
      outlook: 'expected',
      law: 'today',
      buyIn: null,
      pillar3a: null,
      paidGaps: [],
    })
    expect(newSalaryFrom).toBe('2027-01-01')
    expect(withChange.funds[0]).toMatchObject({
      balance: 400_000,
      salaryChange: { declaredSalary: 80_000, employmentLevel: 50, effectiveDate: '2027-01-01' },
    })
    expect(withChange.lpp.steps).toMatchObject([
      { key: 'fundCapital', output: 250_000 },
      { key: 'fundLumpSum', output: 62_500 },
      { key: 'fundPension', output: 781 },
    ])
  })

  it('asks a fund for the whole change only, and no more than the digest does', async () => {
    await fillIn(['a'])
    const query = '?desiredSalary=60000&desiredRate=50'
    await lpp(query)
    expect(api.asked.filter((what) => what.startsWith('salary'))).toHaveLength(1)
    await digest(query)
    const asked = api.asked.length
    await lpp(query)
    expect(api.asked).toHaveLength(asked)
  })

  it('names the fund that gave no answer to another salary, and goes on with the other', async () => {
    await fillIn()
    api.silent.set('simulation a', 'refused')
    const { withoutChange, withChange, silent } = await lpp('?desiredRate=80')
    expect([withoutChange.funds.length, withChange.funds.length]).toEqual([2, 1])
    expect(silent).toMatchObject([{ id: 'a', reason: 'noProjection', column: 'withChange' }])
  })

  it.each([
    ['2034-12-01', { isBetweenAges: true, withoutInterest: null, missing: null }],
    ['2034-06-01', { isBetweenAges: false, withoutInterest: null, missing: null }],
    ['2036-06-01', { missing: 'noProjectionForAge' }],
  ])('knows how a fund’s projection meets a start on %s', async (start, expected) => {
    await fillIn(['a'])
    const { funds } = (await lpp(`?retirementDate=${start}`)).withChange
    expect(funds).toMatchObject([expected])
  })

  it('takes the share of the law where a fund names none', async () => {
    await fillIn(['a'])
    const { maxLumpSumShare: _, ...details } = POLICY.personalPensionDetails as { maxLumpSumShare?: number }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details } as typeof POLICY]
    expect((await lpp()).withoutChange.funds).toMatchObject([{ largestCapitalShare: 25, isLegalShare: true }])
  })

  it('names who is silent, and has nothing where nobody was chosen', async () => {
    const nothing = await lpp()
    expect([nothing.withoutChange.lpp, nothing.withoutChange.funds, nothing.silent]).toEqual([null, [], []])
    await fillIn(['a'])
    api.silent.set('a', 'timeout')
    const { withoutChange, silent } = await lpp()
    expect([withoutChange.lpp, silent]).toMatchObject([null, [{ id: 'a', reason: 'timeout' }]])
  })

  it.each(['/synthesis/lpp', '/synthesis/pillar3a'])('%s refuses what the digest refuses', async (path) => {
    await fillIn()
    expect(await ask(`${path}?retirementDate=2030-01-01`)).toMatchObject({
      status: 422,
      errors: [{ field: 'retirementDate', key: 'retirementTooEarly' }],
    })
  })
})

describe('third pillar', () => {
  it.each(['', '?retirementDate=2034-06-01', '?desiredRate=50'])(
    'is the digest’s, with its steps (%s)',
    async (query) => {
      await fillIn()
      const [told, { withoutChange, withChange }] = [await pillar3a(query), await digest(query)]
      expect(withoutSteps(told.withoutChange.pillar3a)).toEqual(withoutChange.pillar3a)
      expect(told.withChange && withoutSteps(told.withChange.pillar3a)).toEqual(
        withChange === null ? null : withChange.pillar3a,
      )
      const each = ['accountPayments', 'accountInterest', 'accountCapital']
      expect(keysOf(told.withoutChange.pillar3a)).toEqual([...each, ...each])
    },
  )

  it('says of each figure where it comes from: at first the provider, the usual rate, the start of the AVS pension', async () => {
    await fillIn()
    const { withoutChange, law, most } = await pillar3a()
    const [rate, paydate] = [
      { value: 0.5, from: 'usual' },
      { value: '2035-06-01', from: 'referenceAge' },
    ]
    expect(withoutChange.accounts).toEqual([
      {
        entityName: 'Bank y',
        asOf: '2026-11-21',
        balance: { value: 20_000, from: 'provider' },
        deposits: { value: 3000, from: 'provider' },
        rate,
        paydate,
      },
      {
        entityName: 'Bank x',
        asOf: '2026-11-21',
        balance: { value: 10_000, from: 'provider' },
        deposits: { value: 3000, from: 'provider' },
        rate,
        paydate,
      },
    ])
    expect(law).toEqual({ withFund: 7258, withoutFund: 36_288, incomeShare: 20, yearsBefore: 5, yearsAfter: 5 })
    expect(most).toBe(7258)
  })

  it('then what the visitor typed or confirmed', async () => {
    await fillIn([], ['x'])
    await api.get('/openpv/user/providents')
    await api.post('/open3k/info', { solde: 10_000, rate: 0.5, amount: 6000, paydate: '2035-06-01' })
    const [account] = (await pillar3a()).withoutChange.accounts
    const { balance, deposits, rate, paydate } = account
    expect([balance.from, deposits.from, rate.from, paydate.from]).toEqual([
      'provider',
      'visitor',
      'visitor',
      'visitor',
    ])
  })

  it('of each account by itself', async () => {
    await fillIn()
    await api.get('/openpv/user/providents')
    const own = { solde: 10_000, rate: 2, amount: 600, paydate: '2033-01-01' }
    await api.post('/open3k/accounts', { ...own, entityId: 'x' })
    const { accounts, pillar3a: told } = (await pillar3a()).withoutChange
    expect(accounts).toMatchObject([
      {
        entityName: 'Bank y',
        deposits: { value: 3000 },
        rate: { value: 0.5, from: 'usual' },
        paydate: { value: '2035-06-01' },
      },
      {
        entityName: 'Bank x',
        balance: { value: 10_000, from: 'provider' },
        deposits: { value: 600, from: 'visitor' },
        rate: { value: 2, from: 'visitor' },
        paydate: { value: '2033-01-01', from: 'visitor' },
      },
    ])
    expect(told).toMatchObject({ monthlyPayment: 300, paymentsUntil: '2035-06-01', projectedFrom: '2035-06-01' })
  })

  it('is typed where the visitor has not signed in', async () => {
    api = await startApi({ parties: grantedAt([], []) })
    await fillIn([], ['x'])
    await api.post('/open3k/info', { solde: 50_000, rate: 1, amount: 0, paydate: '2035-06-01' })
    const { withoutChange, silent } = await pillar3a()
    expect(withoutChange.accounts).toMatchObject([
      { entityName: 'Bank x', asOf: null, balance: { value: 50_000, from: 'visitor' } },
    ])
    expect(silent).toEqual([])
  })

  it.each([
    ['2034-06-01', { value: '2034-06-01', from: 'simulation' }],
    // After the 70th birthday: on that birthday.
    ['2040-06-01', { value: '2040-05-10', from: 'simulation' }],
  ])('with a start on %s is paid out on that day, at the latest on the 70th birthday', async (start, paydate) => {
    await fillIn()
    const { withoutChange, withChange } = await pillar3a(`?retirementDate=${start}`)
    expect(withChange.accounts[0].paydate).toEqual(paydate)
    expect(withoutChange.accounts[0].paydate).toEqual({ value: '2035-06-01', from: 'referenceAge' })
  })

  it('says what is missing', async () => {
    await fillIn([], ['x'])
    api.connectors.entities.getStatement = async () => ({ ...statement(10_000), cyd: {} }) as never
    const { withoutChange } = await pillar3a()
    expect([withoutChange.pillar3a, withoutChange.missing]).toEqual([null, ['amount']])
  })
})
