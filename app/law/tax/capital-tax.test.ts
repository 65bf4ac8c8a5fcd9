import { describe, expect, it } from 'vitest'
import { lawDay } from '../table'
import type { TaxStatus } from './canton-tax'
import { CANTON_TAXES } from './canton-taxes'
import { capitalTaxLawIn, capitalTaxLawOn, federalTariffs, LATEST_CAPITAL_TAX } from './capital-tax'
import { FEDERAL_TARIFFS } from './federal-tariffs'

const YEARS = federalTariffs()
const stepsOf = ({ tariffs }: (typeof YEARS)[number], status: TaxStatus) => {
  const tariff = tariffs[status]
  return 'steps' in tariff ? tariff.steps : []
}

describe.each(['single', 'married'] as const)('the federal tariff of %s', (status) => {
  it.each(YEARS)(
    'of $year: each step begins at what the one before has reached, but for the rounding of the law',
    (federal) => {
      const steps = stepsOf(federal, status)
      for (const [at, [from, tax]] of steps.entries()) {
        const [before, taxBefore, rate] = steps[at - 1] ?? [0, 0, 0]
        expect(Math.abs(taxBefore + ((from - before) * rate) / 100 - tax)).toBeLessThan(0.05)
      }
      const [from, tax, rate] = steps.at(-1) ?? []
      expect([rate, tax]).toEqual([11.5, ((from ?? 0) * 11.5) / 100])
    },
  )

  it('has the same rates in all years, but for the hundred francs that lead to the whole rate', () => {
    const [first, ...others] = YEARS.map((federal) =>
      stepsOf(federal, status)
        .map(([, , rate]) => rate)
        .toSpliced(-2, 1),
    )
    expect(others.length).toBeGreaterThan(0)
    for (const rates of others) expect(rates).toEqual(first)
  })
})

it.each([
  ['of the year before the first that is known', 2025, 2026, { federal: true, cantons: true }],
  ['of the first year', 2026, 2026, { federal: false, cantons: false }],
  [
    'by the federal tariff that is decided already',
    2027,
    2027,
    { federal: false, cantons: 2027 > LATEST_CAPITAL_TAX.year },
  ],
  ['of a year far ahead', 2070, YEARS.at(-1)?.year, { federal: true, cantons: true }],
])(
  'capital is taxed by the tables of its year, or by the nearest, and it is marked: %s',
  (_, year, federal, assumed) => {
    const law = capitalTaxLawIn(year)
    expect([law.federal.year, law.assumed]).toEqual([federal, assumed])
    const known = CANTON_TAXES.rows.map(({ value }) => value.year)
    expect(law.year).toBe(known.findLast((one) => one <= year) ?? known[0])
  },
)

it('the tables of a year hold from its first day to its last', () => {
  for (const { value } of CANTON_TAXES.rows)
    expect([`${value.year}-01-01`, `${value.year}-12-31`].map((on) => capitalTaxLawOn(on as never).year)).toEqual([
      value.year,
      value.year,
    ])
})

it('the tariff of 2027 is marked as quoted by others', () => {
  expect(FEDERAL_TARIFFS.rows.map(({ source, confidence }) => [source.secondHand, confidence])).toEqual([
    [undefined, 'high'],
    [true, 'medium'],
  ])
  expect(capitalTaxLawOn(lawDay('2027-01-01')).federal.source.secondHand).toBe(true)
})
