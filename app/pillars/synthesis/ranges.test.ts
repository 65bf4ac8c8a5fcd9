import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { fundRates } from '../interest-outlook'
import type { LppQuestion } from '../lpp/estimate'
import type { FundStatement } from '../lpp/fund-statement'
import { franc } from '../money'
import { lppRange, pillar3aRange } from './ranges'

it.each([
  [0.5, [0, 0.5, 1.5]],
  [0, [0, 0, 1]],
])('3a at %d %%: none, the rate entered, a point more', (rate, rates) => {
  const range = pillar3aRange({ rates: [rate, rate], projectedAt: (rateFor) => franc(10_000 + 1_000 * rateFor(rate)) })
  expect([range.low, range.expected, range.high].map((one) => one.rate)).toEqual(rates)
  expect([range.low, range.expected, range.high].map((one) => one.capital)).toEqual(
    rates.map((r) => 10_000 + 1_000 * r),
  )
})

it('3a: each account at its own rate, and a point more', () => {
  const projectedAt = (rateFor: (own: number) => number) => franc(1_000 * rateFor(0.5) + 10_000 * rateFor(2))
  const { low, expected, high } = pillar3aRange({ rates: [0.5, 2], projectedAt })
  expect([low, expected, high]).toEqual([
    { rate: 0, capital: 0 },
    { rate: null, capital: 20_500 },
    { rate: null, capital: 31_500 },
  ])
})

it.each([
  [1.75, [0.75, 1.75, 2.75]],
  [0.5, [0, 0.5, 1.5]],
  [0, [0, 0, 1]],
  [-0.5, [-0.5, -0.5, 0.5]],
])('a fund at %d %%: a point less but not below 0, its own, a point more', (rate, rates) =>
  expect(Object.values(fundRates(rate))).toEqual(rates),
)

/** As in other-interest.test.ts: 131'921.40 at 2 %, 129'445.33 at 1 %, 134'428.38 at 3 %; converted at 5 %. */
const fund = (changes: Partial<FundStatement> = {}): FundStatement => ({
  fundName: 'Caisse Alpha',
  webUrl: null,
  asOf: day('2027-01-01'),
  earliestRetirementAge: null,
  largestCapitalShare: 50,
  balance: 100_000,
  projectionRate: 2,
  benefits: [{ retirementAge: 780, capitalBalance: 131_921.4, conversionRateEnveloping: 5 }],
  ...changes,
})
const question: LppQuestion = {
  birthDate: day('1964-03-20'),
  gender: 'MALE',
  retirementDate: day('2029-04-01'),
  computedOn: day('2027-01-15'),
}

describe('lppRange', () => {
  it('by hand: the pension at three rates', () =>
    expect(lppRange([fund()], question)).toEqual({
      low: { monthly: 539, capital: 0 },
      expected: { monthly: 550, capital: 0 },
      high: { monthly: 560, capital: 0 },
      funds: [{ name: 'Caisse Alpha', rates: { low: 1, expected: 2, high: 3 } }],
      fixed: [],
    }))

  it('by hand: half of the savings as capital', () =>
    expect(lppRange([fund()], { ...question, capitalShare: 50 })).toMatchObject({
      low: { monthly: 270, capital: 64_723 },
      expected: { monthly: 275, capital: 65_961 },
      high: { monthly: 280, capital: 67_214 },
    }))

  it('names a fund that says too little, and leaves its figure as it is', () =>
    expect(lppRange([fund(), fund({ fundName: 'Caisse Beta', projectionRate: undefined })], question)).toMatchObject({
      low: { monthly: 539 + 550 },
      expected: { monthly: 1_100 },
      high: { monthly: 560 + 550 },
      funds: [{ name: 'Caisse Alpha' }],
      fixed: ['Caisse Beta'],
    }))

  it('leaves out a policy without a figure, also where the same fund has one with', () =>
    expect(lppRange([fund({ benefits: [] }), fund()], question)).toMatchObject({
      low: { monthly: 539 },
      expected: { monthly: 550 },
      fixed: [],
    }))

  it('is null where no fund has a figure', () => expect(lppRange([fund({ benefits: [] })], question)).toBeNull())
})
