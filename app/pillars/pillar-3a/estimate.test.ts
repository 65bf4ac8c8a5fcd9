import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type Pillar3aAccount, type Pillar3aQuestion, pillar3aFromAccounts } from './estimate'
import { ceilingOfYear, ceilingsOn, isPaydateAhead, isPaydateAllowed, paydatesAhead } from './rules'

const ALPHA: Pillar3aAccount = {
  entityName: 'Banque Alpha',
  solde: 45_000.4,
  rate: 0.5,
  amount: 7_258,
  paydate: day('2029-07-01'),
  paidThisYear: 0,
}
const BETA: Pillar3aAccount = {
  entityName: 'Assurance Beta',
  solde: 10_000,
  rate: 1.2,
  amount: 1_200,
  paydate: day('2028-01-01'),
  paidThisYear: 0,
}
const asked = (...accounts: Pillar3aAccount[]): Pillar3aQuestion => ({
  accounts,
  person: { birthDate: day('1966-03-20'), gender: 'MALE' },
  worksUntil: null,
  computedOn: day('2026-11-21'),
})
/** The one account, changed. */
const alpha = (changes: Partial<Pillar3aAccount> = {}) => pillar3aFromAccounts(asked({ ...ALPHA, ...changes }))

describe('pillar3aFromAccounts', () => {
  it('[114] projects the account to its pay-out day', () => {
    const { result, missing } = alpha()
    expect(missing).toEqual([])
    expect(result).toMatchObject({
      current: 45_000.4,
      monthlyPayment: 605,
      paymentsUntil: '2029-07-01',
      projected: 64_414,
      projectedFrom: '2029-07-01',
      accounts: [{ entityName: 'Banque Alpha', current: 45_000.4, projected: 64_414 }],
    })
  })

  it('carries each account on with its own payment, rate and day', () => {
    const { result } = pillar3aFromAccounts(asked(ALPHA, BETA))
    // 10000 + 10 + 100, then 10110 x 1.012 + 1200
    expect(result?.accounts[1]).toEqual({ entityName: 'Assurance Beta', current: 10_000, projected: 11_431 })
    expect(result).toMatchObject({
      current: 55_000.4,
      projected: 64_414 + 11_431,
      // (7258 + 1200) / 12, and each until its own day: the last one here.
      monthlyPayment: 705,
      paymentsUntil: '2029-07-01',
      projectedFrom: '2029-07-01',
    })
  })

  it('pays in until the last day of an account with payments, and has all from the last day of any', () => {
    const { result } = pillar3aFromAccounts(asked({ ...ALPHA, amount: 0 }, BETA))
    expect(result).toMatchObject({
      monthlyPayment: 100,
      paymentsUntil: '2028-01-01',
      projectedFrom: '2029-07-01',
    })
  })

  it('does not pay again what was paid this year', () => {
    // A twelfth of 7258 less than otherwise: this year's payment is already in the balance.
    const paid = alpha({ paidThisYear: 7_258 }).result
    expect(paid?.projected).toBe(63_802)
    expect(paid?.steps[0]).toMatchObject({
      key: 'accountPayments',
      inputs: { amount: 7_258, months: 31, paidThisYear: 7_258 },
      output: 18_145,
    })
    expect(paid?.monthlyPayment).toBe(605)
  })

  describe('work and the reference age on 2031-04-01 (OPP 3 art. 3, 7)', () => {
    const paid = (paydate: string, worksUntil: string | null) => {
      const { result } = pillar3aFromAccounts({
        ...asked({ ...ALPHA, paydate: day(paydate) }),
        worksUntil: worksUntil === null ? null : day(worksUntil),
      })
      return result && { until: result.paymentsUntil, on: result.projectedFrom, assumptions: result.assumptions }
    }
    it.each([
      ['is an assumption of nobody before it', '2031-04-01', null, '2031-04-01', '2031-04-01', []],
      ['is assumed until a later pay-out', '2033-01-01', null, '2033-01-01', '2033-01-01', ['worksUntilPayOut']],
      ['ends payments where it stops, not the interest', '2031-04-01', '2029-01-01', '2029-01-01', '2031-04-01', []],
      ['that stops before brings a later pay-out to it', '2033-01-01', '2029-01-01', '2029-01-01', '2031-04-01', []],
      ['that goes on after it lets savings wait', '2033-01-01', '2034-01-01', '2033-01-01', '2033-01-01', []],
      ['that stops after it makes them due', '2035-01-01', '2034-01-01', '2034-01-01', '2034-01-01', []],
      ['of more than five years after it is of no use', '2036-03-20', '2040-01-01', '2036-03-20', '2036-03-20', []],
    ] as const)('work %s', (_name, paydate, worksUntil, until, on, assumptions) =>
      expect(paid(paydate, worksUntil)).toEqual({ until, on, assumptions: [...assumptions] }),
    )

    it('counts payments and interest by their own months', () => {
      const { result } = pillar3aFromAccounts({ ...asked({ ...ALPHA, rate: 0 }), worksUntil: day('2028-01-01') })
      // December 2026 and the year 2027.
      expect(result?.projected).toBe(Math.round(45_000.4 + (7_258 * 13) / 12))
      expect(result?.steps.map(({ key, inputs }) => [key, inputs.months])).toEqual([
        ['accountPayments', 13],
        ['accountInterest', 31],
        ['accountCapital', undefined],
      ])
    })

    it('is given with the capital where it is assumed', () => {
      const step = (paydate: string) => alpha({ paydate: day(paydate) }).result?.steps.at(-1)?.inputs.worksUntil
      expect([step('2031-04-01'), step('2031-04-02')]).toEqual([undefined, '2031-04-02'])
    })
  })

  it('explains payments, interest and capital of each account', () => {
    const { result } = pillar3aFromAccounts(asked(ALPHA, { ...BETA, amount: 0 }))
    expect(result?.steps.map(({ key, inputs, output }) => [key, inputs.entity, output])).toEqual([
      ['accountPayments', 'Banque Alpha', 18_750],
      ['accountInterest', 'Banque Alpha', 664],
      ['accountCapital', 'Banque Alpha', 64_414],
      ['accountInterest', 'Assurance Beta', 130],
      ['accountCapital', 'Assurance Beta', 10_130],
    ])
    expect(result?.steps[0]?.inputs).not.toHaveProperty('paidThisYear')
  })

  it('takes figures that the visitor typed without a provider', () => {
    const { result } = alpha({ entityName: null })
    expect(result?.accounts[0]?.entityName).toBeNull()
    expect(result?.steps[0]?.inputs).not.toHaveProperty('entity')
  })

  it.each(['solde', 'rate', 'amount', 'paydate'] as const)(
    'says that %s is missing, of any account, and guesses nothing',
    (field) => {
      expect(alpha({ [field]: null })).toEqual({ result: null, missing: [field] })
      expect(pillar3aFromAccounts(asked(ALPHA, { ...BETA, [field]: null }))).toEqual({ result: null, missing: [field] })
    },
  )

  it('says that all is missing before the first save', () => {
    expect(pillar3aFromAccounts(asked())).toEqual({ result: null, missing: ['solde', 'rate', 'amount', 'paydate'] })
  })

  it('counts a zero as known', () => {
    expect(alpha({ solde: 0, rate: 0, amount: 0 }).result).toMatchObject({ current: 0, projected: 0 })
  })

  it('projects nothing from a pay-out day that lies behind, and nothing more on the day itself', () => {
    expect(alpha({ paydate: day('2026-11-20') })).toEqual({ result: null, missing: ['paydateAhead'] })
    expect(alpha({ paydate: day('2026-11-21') }).result?.projected).toBe(45_000)
  })
})

describe('rules', () => {
  const [person, on] = [{ birthDate: day('1966-03-20'), gender: 'MALE' } as const, day('2026-11-21')]

  it.each([
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2031-04-01', true],
    ['2036-03-20', true],
    ['2036-03-21', false],
  ])('pay-out on %s for somebody born on 20 March 1966: %s', (paydate, allowed) =>
    expect(isPaydateAllowed(person, day(paydate), on)).toBe(allowed),
  )

  it.each([
    ['2026-03-19', { earliest: '2026-03-20', latest: '2036-03-20' }],
    ['2026-03-21', { earliest: '2026-03-21', latest: '2036-03-20' }],
    ['2036-03-20', { earliest: '2036-03-20', latest: '2036-03-20' }],
    ['2036-03-21', null],
  ])('on %s leaves these days to somebody born on 20 March 1966: %j', (today, limits) =>
    expect(paydatesAhead(person, day(today))).toEqual(limits),
  )

  it.each([
    ['2022-11-19', false],
    ['2022-11-20', true],
    ['2032-11-20', true],
    ['2032-11-21', false],
  ])('pay-out on %s for a woman of the transition, whose reference age is 64 and 9 months: %s', (paydate, allowed) =>
    expect(isPaydateAllowed({ birthDate: day('1963-02-20'), gender: 'FEMALE' }, day(paydate), on)).toBe(allowed),
  )

  it.each([
    ['with a fund', 2026, { withFund: true, earnedIncome: 20_000 }, 7_258],
    ['with a fund, in 2027', 2027, { withFund: true, earnedIncome: 20_000 }, 7_373],
    ['without one, a fifth of the income', 2026, { withFund: false, earnedIncome: 50_000 }, 10_000],
    ['without one, at most the large ceiling', 2026, { withFund: false, earnedIncome: 300_000 }, 36_288],
    ['without work', 2026, { withFund: true, earnedIncome: 0 }, 0],
  ])('allows payments %s', (_name, year, work, ceiling) => expect(ceilingOfYear(year, work)).toBe(ceiling))

  it('knows a pay-out day behind from one ahead', () => {
    expect([isPaydateAhead(day('2026-11-20'), on), isPaydateAhead(on, on)]).toEqual([false, true])
  })

  it('has the ceilings of 2023 and of today, and marks those of a year not yet enacted', () => {
    const ceilings = (year: number) => ceilingsOn(day(`${year}-06-30`))
    expect(ceilings(2023)).toEqual({ withFund: 7_056, withoutFund: 35_280, incomeShare: 20, assumed: false })
    expect(ceilings(2026)).toEqual({ withFund: 7_258, withoutFund: 36_288, incomeShare: 20, assumed: false })
    expect(ceilings(2027)).toMatchObject({ withFund: 7_373, withoutFund: 36_864, assumed: false })
    expect(ceilings(2028)).toMatchObject({ withFund: 7_373, withoutFund: 36_864, assumed: true })
  })
})
