import { describe, expect, it } from 'vitest'
import golden from '~/estimate/answers/checked/cases/lpp-3a.json'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { day, dayOf } from '../day'
import { franc } from '../money'
import { type BuyIn, capitalFreeFrom, withBuyIn } from './buy-in'
import { type BuyInFacts, buyInLimit, largest3aBalance } from './buy-in-limit'
import { type LppQuestion, lppFromStatements } from './estimate'
import type { FundStatement } from './fund-statement'

describe('what was bought', () => {
  it('is not drawn as capital for three years, in a published case', () => {
    const { inputs, expected } = goldenCase('lpp-buyin-block')
    const free = capitalFreeFrom({ on: day(inputs.buyInDate) })
    expect(day(inputs.capitalPayoutDate) >= free).toBe(expected.capitalAllowedForBoughtPart)
    expect(free).toBe(expected.firstPossible)
  })

  it('is free on the same day three years later', () => {
    expect(capitalFreeFrom({ on: day('2024-05-10') })).toBe('2027-05-10')
  })
})

describe('the largest buy-in', () => {
  const limit = (changes: Partial<BuyInFacts> = {}) =>
    buyInLimit({ birthDate: day('1980-06-15'), on: day('2026-11-21'), regulatory: 100_000, ...changes })
  const largest = franc(largest3aBalance(day('1980-06-15'), 2025))

  it.each<[string, Partial<BuyInFacts>, object]>([
    ['is what the rules leave', {}, { largest: 100_000, thisYear: 100_000, refusal: null, arrivalUntil: null }],
    ['is never below nothing', { vested: 120_000 }, { largest: 0 }],
    ['is less by vested benefits kept elsewhere (OPP 2 60a al. 3)', { vested: 30_000 }, { largest: 70_000 }],
    ['is less by benefits drawn before (al. 4)', { drawn: 25_000 }, { largest: 75_000 }],
    [
      'waits for an advance to be repaid (LPP 79b al. 3)',
      { advance: { amount: 40_000, mayStillBeRepaid: true } },
      { largest: 0, refusal: 'advanceToRepay', deductions: { advance: 0 } },
    ],
    [
      'is less by an advance that can no longer be repaid (OPP 2 60d)',
      { advance: { amount: 40_000, mayStillBeRepaid: false } },
      { largest: 60_000, refusal: null, deductions: { advance: 40_000 } },
    ],
    [
      'holds what a divorce took all the same (79b al. 4)',
      { advance: { amount: 40_000, mayStillBeRepaid: true }, divorce: 35_000 },
      { largest: 35_000, refusal: 'advanceToRepay' },
    ],
    [
      'is a fifth of the insured salary a year for newcomers (OPP 2 60b)',
      { arrival: { joinedOn: day('2022-03-01'), insuredSalary: 60_000 } },
      { largest: 100_000, thisYear: 12_000, arrivalUntil: '2027-03-01' },
    ],
    [
      'and beside it what a divorce took',
      { arrival: { joinedOn: day('2022-03-01'), insuredSalary: 60_000 }, divorce: 35_000 },
      { largest: 100_000, thisYear: 47_000 },
    ],
    [
      'is whole again after five years',
      { arrival: { joinedOn: day('2021-11-21'), insuredSalary: 60_000 } },
      { thisYear: 100_000, arrivalUntil: null },
    ],
  ])('%s', (_name, facts, expected) => expect(limit(facts)).toMatchObject(expected))

  it('is less by 3a savings above what the ceilings since 25 could give (OPP 2 60a al. 2)', () => {
    const own = (more: number) => limit({ pillar3a: { balance: largest + more, atEndOf: 2025 } })
    expect(own(0).largest).toBeCloseTo(100_000, 0)
    expect(own(10_000).largest).toBeCloseTo(90_000, 0)
    expect(own(10_000).deductions.pillar3a).toBeCloseTo(10_000, 0)
  })

  const rows = Object.entries(golden.find(({ id }) => id === '3a-ofas-table-2011')?.expected.byStartYear ?? {})
  it.each(rows)('knows the table of the federal office for those who started in %s: %i', (start, balance) =>
    expect(franc(largest3aBalance(dayOf(Number(start) - 25, 12, 31), 2011))).toBe(balance),
  )

  it('starts in 1987 for everybody older', () => {
    expect(rows).toHaveLength(25)
    expect(largest3aBalance(day('1950-01-01'), 2011)).toBe(largest3aBalance(day('1962-01-01'), 2011))
  })
})

describe('the effect of a buy-in', () => {
  const statement = (changes: Partial<FundStatement> = {}): FundStatement => ({
    fundName: 'Caisse Alpha',
    webUrl: null,
    asOf: day('2026-01-01'),
    earliestRetirementAge: 58 * 12,
    largestCapitalShare: 100,
    balance: 300_000,
    projectionRate: 2,
    benefits: [
      { retirementAge: 768, capitalBalance: 400_000, capitalBalanceMandatory: 250_000, conversionRateEnveloping: 5 },
      { retirementAge: 780, capitalBalance: 420_000, capitalBalanceMandatory: 260_000, conversionRateEnveloping: 5.4 },
    ],
    ...changes,
  })
  const question = (changes: Partial<LppQuestion> = {}): LppQuestion => ({
    birthDate: day('1966-03-20'),
    gender: 'MALE',
    retirementDate: day('2031-04-01'),
    computedOn: day('2026-11-21'),
    ...changes,
  })
  const BUY_IN: BuyIn = { amount: 30_000, on: day('2027-01-01') }
  // Four years and three months at 2 %.
  const SAVINGS = franc(30_000 * 1.02 ** 4 * 1.005)
  const effect = (one = statement(), buyIn = BUY_IN, asked = question()) => {
    const changed = withBuyIn(one, buyIn, asked)
    if (!changed) return null
    const [without, more] = [one, changed].map((some) => lppFromStatements([some], asked).result)
    if (!without || !more) throw new Error('no figure')
    return {
      savings: more.capitalAtRetirement - without.capitalAtRetirement,
      monthly: more.monthly - without.monthly,
      capital: more.capital - without.capital,
    }
  }

  it('is what the projection makes of it', () =>
    expect(effect()).toEqual({ savings: SAVINGS, monthly: franc((SAVINGS * 0.054) / 12), capital: 0 }))

  it('is shared between capital and pension', () => {
    const told = effect(statement(), BUY_IN, question({ capitalShare: 50 }))
    expect(Math.abs((told?.capital ?? 0) - SAVINGS / 2)).toBeLessThanOrEqual(1)
    expect(Math.abs((told?.monthly ?? 0) - (SAVINGS * 0.027) / 12)).toBeLessThanOrEqual(1)
  })

  it('is nothing at an age before it is paid', () => {
    const changed = withBuyIn(statement(), { ...BUY_IN, on: day('2030-06-01') }, question())
    expect(
      changed?.benefits.map(({ retirementAge, capitalBalance }) => [retirementAge, franc(capitalBalance)]),
    ).toEqual([
      [768, 400_000],
      [780, 420_000 + franc(30_000 * (1 + (0.02 * 7) / 12) * (1 + (0.02 * 3) / 12))],
    ])
  })

  it.each<[string, Partial<FundStatement['benefits'][number]>, number]>([
    [
      'at the rate of the part beyond the mandatory one',
      { conversionRateEnveloping: undefined, conversionRateMandatory: 6.8, conversionRateSupplementary: 4 },
      4,
    ],
    ['at the rate of a pension that the fund names', { pension: 21_000 }, 5],
  ])('is converted %s', (_name, changes, rate) => {
    const benefits = [
      {
        retirementAge: 780,
        capitalBalance: 420_000,
        capitalBalanceMandatory: 260_000,
        conversionRateEnveloping: 5.4,
        ...changes,
      },
    ]
    expect(Math.abs((effect(statement({ benefits }))?.monthly ?? 0) - (SAVINGS * rate) / 1200)).toBeLessThanOrEqual(1)
  })

  it('adds less where the legal minimum decides without it', () => {
    const benefits = [
      { retirementAge: 780, capitalBalance: 420_000, capitalBalanceMandatory: 400_000, conversionRateEnveloping: 5 },
    ]
    // 400'000 x 6.8 % before and after: the fund's rate on all savings gives less.
    expect(effect(statement({ benefits }))).toMatchObject({ savings: SAVINGS, monthly: 0 })
  })

  it.each<[string, FundStatement]>([
    ['a fund that names no interest', statement({ projectionRate: undefined })],
    ['a fund without a figure', statement({ benefits: [] })],
  ])('is not guessed for %s', (_name, one) => expect(effect(one)).toBeNull())
})
