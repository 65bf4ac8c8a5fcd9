import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addMonths, day, firstOfNextMonth } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { projectRetirementSavings } from '~/pillars/lpp/projection'
import { lppRange } from '~/pillars/synthesis/ranges'
import { property } from './runs'

const BORN = day('1970-05-10')
const AS_OF = day('2026-01-01')

const drawn = fc.record({
  balance: fc.integer({ min: 1_000, max: 2_000_000 }),
  credit: fc.integer({ min: 0, max: 60_000 }),
  /** Hundredths of a percent a year. */
  rate: fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
  age: fc.integer({ min: 63 * 12, max: 70 * 12 }),
  capitalShare: fc.integer({ min: 0, max: 100 }),
})

/** A fund that projects as the law does, with the same credit each year. */
function fundOf({ balance, credit, rate, age }: typeof drawn extends fc.Arbitrary<infer One> ? One : never) {
  const retirementDate = addMonths(firstOfNextMonth(BORN), age)
  const projectedAt = (interestRate: number) =>
    projectRetirementSavings({ balance, balanceDate: AS_OF, retirementDate, interestRate, creditOf: () => credit })
      .capital
  const statement: FundStatement = {
    fundName: 'Caisse Alpha',
    webUrl: null,
    asOf: AS_OF,
    earliestRetirementAge: null,
    largestCapitalShare: 100,
    balance,
    projectionRate: rate,
    benefits: [{ retirementAge: age, capitalBalance: projectedAt(rate), conversionRateEnveloping: 5 }],
  }
  return { statement, retirementDate, projectedAt }
}

describe('a fund with another interest', () => {
  property('comes to what the same projection gives at that rate, and rises with it', drawn, (one) => {
    const { statement, retirementDate, projectedAt } = fundOf(one)
    const { capitalShare } = one
    const question = { birthDate: BORN, gender: 'MALE', retirementDate, computedOn: AS_OF, capitalShare } as const
    const range = lppRange([statement], question)
    if (!range) throw new Error('the fund has a figure')
    expect(range.fixed).toEqual([])
    for (const name of ['low', 'expected', 'high'] as const) {
      const savings = projectedAt(range.funds[0]?.rates[name] ?? -1)
      expect(Math.abs(range[name].capital - (savings * capitalShare) / 100)).toBeLessThan(0.51)
      expect(Math.abs(range[name].monthly - (savings * 0.05 * (100 - capitalShare)) / 1200)).toBeLessThan(0.51)
    }
    expect(range.low.monthly).toBeLessThanOrEqual(range.expected.monthly)
    expect(range.expected.monthly).toBeLessThanOrEqual(range.high.monthly)
    expect(range.low.capital).toBeLessThanOrEqual(range.expected.capital)
    expect(range.expected.capital).toBeLessThanOrEqual(range.high.capital)
  })
})
