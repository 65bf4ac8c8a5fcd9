import fc from 'fast-check'
import { expect } from 'vitest'
import { capitalTaxLawIn } from '~/law/tax/capital-tax'
import { type Franc, franc } from '~/pillars/money'
import { type CapitalTax, capitalTax, type Taxpayer } from '~/pillars/tax/capital-tax'
import { taxByYear, waysToPay } from '~/pillars/tax/spread'
import { property } from './runs'

const LAW = capitalTaxLawIn(2026)

const municipalities = [...LAW.municipalities.values()]
const taxpayers: fc.Arbitrary<Taxpayer> = fc.record({
  status: fc.constantFrom('single', 'married'),
  hasDependants: fc.boolean(),
  municipality: fc.constantFrom(...municipalities),
})
const francs = (max: number): fc.Arbitrary<Franc> => fc.integer({ min: 0, max }).map(franc)

/** The highest tax owed; a refused canton counts for nothing. */
function owed({ federal, cantonal }: CapitalTax): number {
  if (cantonal.kind === 'refused') return federal
  return federal + (cantonal.kind === 'range' ? cantonal.high : cantonal.canton + cantonal.municipality)
}

/**
 * Where a hundred francs more may leave less by the canton's own rule: below a threshold nothing is owed (CHF 5'300 in
 * Bern, 10'000 in Fribourg, after its deduction for spouses), and Schwyz rounds the part at whose rate spouses are
 * taxed.
 */
const leaps = ({ status, municipality: { canton } }: Taxpayer, capital: number): boolean =>
  (canton === 'BE' && capital < 5_300) ||
  (canton === 'FR' && capital < 20_100) ||
  (canton === 'SZ' && status === 'married')

property(
  'a hundred francs more of capital never leave less',
  fc
    .record({ taxpayer: taxpayers, capital: francs(3_000_000) })
    .filter(({ taxpayer, capital }) => !leaps(taxpayer, capital)),
  ({ taxpayer, capital }) => {
    const left = (amount: number) => amount - owed(capitalTax(franc(amount), taxpayer, LAW))
    expect(left(capital + 100)).toBeGreaterThanOrEqual(left(capital))
  },
)

property(
  'in several years no more federal tax is owed than in one, but for a franc of rounding a payment',
  fc.record({ taxpayer: taxpayers, amounts: fc.array(francs(1_000_000), { minLength: 2, maxLength: 5 }) }),
  ({ taxpayer, amounts }) => {
    const federal = (yearOf: (at: number) => number) =>
      taxByYear(
        amounts.map((amount, at) => ({ what: `account ${at}`, year: yearOf(at), amount })),
        taxpayer,
        () => LAW,
      ).reduce((sum, year) => sum + year.federal, 0)
    expect(federal((at) => 2026 + at)).toBeLessThanOrEqual(federal(() => 2026) + amounts.length)
  },
)

const movable = fc
  .record({
    amount: francs(1_000_000),
    first: fc.integer({ min: 2026, max: 2036 }),
    width: fc.integer({ min: 0, max: 9 }),
  })
  .chain(({ amount, first, width }) =>
    fc
      .integer({ min: first, max: first + width })
      .map((year) => ({ amount, year, years: { first, last: first + width } })),
  )

property(
  'each payment apart stays in its years, and no more federal tax is owed than together',
  fc.record({ taxpayer: taxpayers, payments: fc.array(movable, { minLength: 1, maxLength: 6 }) }),
  ({ taxpayer, payments }) => {
    const { together, apart } = waysToPay(payments.map((payment, at) => ({ what: `account ${at}`, ...payment })))
    for (const { year, years } of [...together, ...apart]) {
      expect(year).toBeGreaterThanOrEqual(years.first)
      expect(year).toBeLessThanOrEqual(years.last)
    }
    if (new Set(together.map(({ year }) => year)).size > 1) return
    const federal = (way: typeof apart) =>
      taxByYear(way, taxpayer, () => LAW).reduce((sum, year) => sum + year.federal, 0)
    expect(federal(apart)).toBeLessThanOrEqual(federal(together) + payments.length)
  },
)

property(
  'spouses never owe more than somebody alone',
  fc.record({ taxpayer: taxpayers, capital: francs(3_000_000) }),
  ({ taxpayer, capital }) => {
    const as = (status: 'single' | 'married') => owed(capitalTax(capital, { ...taxpayer, status }, LAW))
    expect(as('married')).toBeLessThanOrEqual(as('single') + 2)
  },
)
