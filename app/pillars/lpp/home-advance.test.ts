import { describe, expect, it } from 'vitest'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { addYears, day } from '../day'
import { franc } from '../money'
import type { LppQuestion } from './estimate'
import type { FundStatement } from './fund-statement'
import { type AdvanceQuestion, advanceEffect, largestAdvance, mayRepay } from './home-advance'

const question = (changes: Partial<AdvanceQuestion> = {}): AdvanceQuestion => ({
  birthDate: day('1976-03-20'),
  on: day('2026-03-20'),
  savings: 400_000,
  savingsAt50: 180_000,
  entitledOn: day('2041-04-01'),
  ...changes,
})

describe('the largest advance for a home', () => {
  it('of a case computed from the law', () => {
    const { inputs, expected } = goldenCase('lpp-wef-55')
    const birthDate = day('1971-01-10')
    const asked = {
      birthDate,
      on: addYears(birthDate, inputs.age),
      savings: inputs.exitNow,
      savingsAt50: inputs.exitAt50,
    }
    expect(largestAdvance(question(asked))).toMatchObject(expected)
  })

  it.each<[string, Partial<AdvanceQuestion>, object]>([
    ['all, on the 50th birthday', {}, { available: 400_000, bound: 'all', atLeast: false }],
    ['half, the day after', { on: day('2026-03-21') }, { available: 200_000, bound: 'half', atLeast: false }],
    [
      'the savings at 50, where they are more',
      { on: day('2030-01-01'), savingsAt50: 250_000 },
      { available: 250_000, bound: 'savingsAt50' },
    ],
    [
      'never more than there is',
      { on: day('2030-01-01'), savings: 100_000 },
      { available: 100_000, bound: 'savingsAt50' },
    ],
    [
      'at least half, where those at 50 are unknown',
      { on: day('2030-01-01'), savingsAt50: null },
      { available: 200_000, bound: 'half', atLeast: true },
    ],
    ['on the last day, three years before', { on: day('2038-04-01') }, { available: 200_000 }],
    ['none after it', { on: day('2038-04-02') }, { refusal: 'tooLate', lastDay: '2038-04-01' }],
  ])('is %s', (_name, changes, expected) => expect(largestAdvance(question(changes))).toMatchObject(expected))

  it.each([
    ['2041-03-31', true],
    ['2041-04-01', false],
  ])('may be repaid on %s: %s', (on, may) => expect(mayRepay(day(on), day('2041-04-01'))).toBe(may))
})

describe('the effect of an advance', () => {
  const statement = (changes: Partial<FundStatement> = {}): FundStatement => ({
    fundName: 'Caisse Alpha',
    webUrl: null,
    asOf: day('2026-01-01'),
    earliestRetirementAge: 58 * 12,
    largestCapitalShare: 100,
    balance: 300_000,
    projectionRate: 2,
    benefits: [
      { retirementAge: 780, capitalBalance: 420_000, capitalBalanceMandatory: 260_000, conversionRateEnveloping: 5.4 },
    ],
    ...changes,
  })
  const asked = (changes: Partial<LppQuestion> = {}): LppQuestion => ({
    birthDate: day('1966-03-20'),
    gender: 'MALE',
    retirementDate: day('2031-04-01'),
    computedOn: day('2026-11-21'),
    ...changes,
  })
  const ADVANCE = { amount: 50_000, on: day('2027-01-01') }
  const LOST = franc(50_000 * 1.02 ** 4 * 1.005)

  it('is the amount with its interest, and its pension', () => {
    const told = advanceEffect(statement(), ADVANCE, asked())
    expect(told).toMatchObject({ savings: LOST, capital: 0, monthly: 1_890 - franc(((420_000 - LOST) * 0.054) / 12) })
    expect('steps' in told && told.steps.map(({ key, output }) => [key, output])).toEqual([
      ['advanceSavings', LOST],
      ['advancePension', 'monthly' in told && told.monthly],
    ])
  })

  it('is shared with the capital that is drawn', () => {
    const told = advanceEffect(statement(), ADVANCE, asked({ capitalShare: 50 }))
    expect('capital' in told && Math.abs(told.capital - LOST / 2)).toBeLessThan(1)
  })

  it('lowers the legal minimum in proportion', () => {
    const benefits = [
      { retirementAge: 780, capitalBalance: 420_000, capitalBalanceMandatory: 400_000, conversionRateEnveloping: 5 },
    ]
    const told = advanceEffect(statement({ benefits }), ADVANCE, asked())
    const expected = (((LOST * 400) / 420) * 0.068) / 12
    expect('monthly' in told && Math.abs(told.monthly - expected)).toBeLessThan(1)
  })

  it.each<[string, FundStatement, number, string]>([
    ['a fund that names no interest', statement({ projectionRate: undefined }), 50_000, 'noProjectionRate'],
    ['a fund without a figure', statement({ benefits: [] }), 50_000, 'noProjectionForAge'],
    ['more than there will be', statement(), 420_000, 'moreThanSavings'],
  ])('is not guessed for %s', (_name, one, amount, missing) =>
    expect(advanceEffect(one, { ...ADVANCE, amount }, asked())).toEqual({ missing }),
  )
})
