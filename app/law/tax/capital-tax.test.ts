import { describe, expect, it } from 'vitest'
import type { TaxStatus } from './canton-tax'
import { CAPITAL_TAX_2026, CAPITAL_TAX_FROM_2027, capitalTaxLawIn } from './capital-tax'

const stepsOf = ({ federal }: typeof CAPITAL_TAX_2026, status: TaxStatus) => {
  const tariff = federal.tariffs[status]
  return 'steps' in tariff ? tariff.steps : []
}

describe.each(['single', 'married'] as const)('the federal tariff of %s', (status) => {
  it.each([
    ['2026', CAPITAL_TAX_2026],
    ['2027', CAPITAL_TAX_FROM_2027],
  ])('of %s: each step begins at what the one before has reached, but for the rounding of the law', (_, law) => {
    const steps = stepsOf(law, status)
    for (const [at, [from, tax]] of steps.entries()) {
      const [before, taxBefore, rate] = steps[at - 1] ?? [0, 0, 0]
      expect(Math.abs(taxBefore + ((from - before) * rate) / 100 - tax)).toBeLessThan(0.05)
    }
    const [from, tax, rate] = steps.at(-1) ?? []
    expect([rate, tax]).toEqual([11.5, ((from ?? 0) * 11.5) / 100])
  })

  it('has the same rates in both years, but for the hundred francs that lead to the whole rate', () => {
    const [before, after] = [CAPITAL_TAX_2026, CAPITAL_TAX_FROM_2027].map((law) =>
      stepsOf(law, status).map(([, , rate]) => rate),
    )
    expect(after?.toSpliced(-2, 1)).toEqual(before?.toSpliced(-2, 1))
  })
})

it.each([
  [2025, 2026],
  [2026, 2026],
  [2027, 2027],
  [2040, 2027],
])('capital of %i is taxed by the federal tariff of %i, and by the tables of the cantons of 2026', (year, federal) => {
  const law = capitalTaxLawIn(year)
  expect([law.federal.year, law.year]).toEqual([federal, 2026])
})

it('the tariff of 2027 is marked as quoted by others', () => {
  expect(CAPITAL_TAX_FROM_2027.federal.source.secondHand).toBe(true)
  expect(CAPITAL_TAX_2026.federal.source.secondHand).toBeUndefined()
})
