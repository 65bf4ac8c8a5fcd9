import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type Pillar3aQuestion, pillar3aFromInfo } from './estimate'
import { ceilingsOn, isPaydateAhead, isPaydateAllowed } from './rules'

const info = { solde: 45_000.4, rate: 0.5, amount: 7_258, paydate: day('2029-07-01') }
const question = (changes: Partial<Pillar3aQuestion> = {}): Pillar3aQuestion => ({
  info,
  entityName: 'Banque Alpha',
  others: [],
  computedOn: day('2026-11-21'),
  ...changes,
})

describe('pillar3aFromInfo', () => {
  it('[114] projects the account to its pay-out day', () => {
    const { result, missing } = pillar3aFromInfo(question())
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

  it('carries a further account on at the same rate and day, without payments', () => {
    const others = [{ entityName: 'Assurance Beta', solde: 10_000 }]
    const { result } = pillar3aFromInfo(question({ others }))
    // 10000 x (1 + 0.5 % / 12) x 1.005 x 1.005 x 1.0025
    expect(result?.accounts[1]).toEqual({ entityName: 'Assurance Beta', current: 10_000, projected: 10_130 })
    expect(result).toMatchObject({ current: 55_000.4, projected: 64_414 + 10_130, monthlyPayment: 605 })
  })

  it('explains payments, interest and capital of each account', () => {
    const { result } = pillar3aFromInfo(question({ others: [{ entityName: 'Assurance Beta', solde: 10_000 }] }))
    expect(result?.steps.map(({ key, inputs, output }) => [key, inputs.entity, output])).toEqual([
      ['accountPayments', 'Banque Alpha', 18_750],
      ['accountInterest', 'Banque Alpha', 664],
      ['accountCapital', 'Banque Alpha', 64_414],
      ['accountInterest', 'Assurance Beta', 130],
      ['accountCapital', 'Assurance Beta', 10_130],
    ])
  })

  it('takes figures that the visitor typed without a provider', () => {
    const { result } = pillar3aFromInfo(question({ entityName: null }))
    expect(result?.accounts[0]?.entityName).toBeNull()
    expect(result?.steps[0]?.inputs).not.toHaveProperty('entity')
  })

  it.each(['solde', 'rate', 'amount', 'paydate'] as const)('says that %s is missing, and guesses nothing', (field) => {
    expect(pillar3aFromInfo(question({ info: { ...info, [field]: null } }))).toEqual({ result: null, missing: [field] })
  })

  it('says that all is missing before the first save', () => {
    expect(pillar3aFromInfo(question({ info: null }))).toEqual({
      result: null,
      missing: ['solde', 'rate', 'amount', 'paydate'],
    })
  })

  it('counts a zero as known', () => {
    const empty = { ...info, solde: 0, rate: 0, amount: 0 }
    expect(pillar3aFromInfo(question({ info: empty })).result).toMatchObject({ current: 0, projected: 0 })
  })

  it('projects nothing from a pay-out day that lies behind, and nothing more on the day itself', () => {
    const on = (paydate: string) => pillar3aFromInfo(question({ info: { ...info, paydate: day(paydate) } }))
    expect(on('2026-11-20')).toEqual({ result: null, missing: ['paydateAhead'] })
    expect(on('2026-11-21').result?.projected).toBe(45_000)
  })
})

describe('rules', () => {
  const [birthDate, on] = [day('1966-03-20'), day('2026-11-21')]

  it.each([
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2031-04-01', true],
    ['2036-03-20', true],
    ['2036-03-21', false],
  ])('pay-out on %s for somebody born on 20 March 1966: %s', (paydate, allowed) =>
    expect(isPaydateAllowed(birthDate, day(paydate), on)).toBe(allowed),
  )

  it('knows a pay-out day behind from one ahead', () => {
    expect([isPaydateAhead(day('2026-11-20'), on), isPaydateAhead(on, on)]).toEqual([false, true])
  })

  it('has the ceilings of 2023 and of today, and marks those of a year not yet enacted', () => {
    const ceilings = (year: number) => ceilingsOn(day(`${year}-06-30`))
    expect(ceilings(2023)).toEqual({ withFund: 7_056, withoutFund: 35_280, incomeShare: 20, assumed: false })
    expect(ceilings(2026)).toEqual({ withFund: 7_258, withoutFund: 36_288, incomeShare: 20, assumed: false })
    expect(ceilings(2027)).toMatchObject({ withFund: 7_258, assumed: true })
  })
})
