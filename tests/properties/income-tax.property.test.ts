import fc from 'fast-check'
import { expect } from 'vitest'
import { type IncomeTaxLaw, incomeTaxLawIn } from '~/law/tax/income-taxes'
import { type Franc, franc } from '~/pillars/money'
import { type IncomeTax, incomeTax, MOST_PENSIONS, type RetiredHousehold } from '~/pillars/tax/income-tax'
import { netIncome } from '~/pillars/tax/net-income'
import { property } from './runs'

const LAW = incomeTaxLawIn(2026) as IncomeTaxLaw
const francs = (max: number): fc.Arbitrary<Franc> => fc.integer({ min: 0, max }).map(franc)

const households: fc.Arbitrary<RetiredHousehold> = fc.record(
  {
    adults: fc.constantFrom(1, 2),
    pensions: francs(MOST_PENSIONS - 100),
    municipality: fc.constantFrom(...LAW.municipalities.keys()),
    premiumPerAdult: francs(12_000),
    wealth: francs(1_000_000),
  },
  { requiredKeys: ['adults', 'pensions', 'municipality'] },
)

function endsOf(tax: IncomeTax): { low: number; high: number } {
  if (tax.kind === 'refused') throw new Error(tax.refused)
  return tax.kind === 'amount' ? { low: tax.total, high: tax.total } : tax
}

const cantonOf = ({ municipality }: RetiredHousehold) => LAW.municipalities.get(municipality)?.canton

/**
 * Where a tariff begins with a tax instead of nothing, CHF a year with the highest multipliers: Baselland with 82 at
 * 16,731 of somebody alone, Fribourg with 52 at 5,200, Thurgau with 20.
 */
const FIRST_TAX: Partial<Record<string, number>> = { BL: 145, FR: 105, TG: 60 }

/**
 * The most that a step of a canton's deductions adds to what is taxed, CHF a year: a hundred francs more can cost the
 * tax on it, at no more than the highest rate of the country.
 */
function largestStep(household: RetiredHousehold): number {
  const canton = cantonOf(household)
  const rules = canton && LAW.cantons[canton]
  const ofScale = (scale: readonly (readonly [number, number])[]) =>
    Math.max(0, ...scale.map(([, amount], at) => (at === 0 ? 0 : (scale[at - 1]?.[1] ?? 0) - amount)))
  const steps = (rules?.deductions ?? []).map((rule): number => {
    if (rule.kind === 'scale')
      return Math.max(
        ...[rule.single, rule.married ?? [], rule.otherwise?.single ?? [], rule.otherwise?.married ?? []].map(ofScale),
      )
    if (rule.kind === 'stairs') return Math.max(...rule.cuts)
    if (rule.kind === 'upTo') return household.pensions > 60_000 ? Math.max(...rule.amounts) : 0
    return 0
  })
  return Math.max(0, ...steps)
}
const HIGHEST_RATE = 0.45

property('a hundred francs more of pensions never leave less, but at a step of the deductions', households, (one) => {
  const more = { ...one, pensions: franc(one.pensions + 100) }
  const [before, after] = [one, more].map((asked) => endsOf(incomeTax(asked, LAW)))
  const most = 100 + HIGHEST_RATE * largestStep(one) + (FIRST_TAX[cantonOf(one) ?? ''] ?? 0)
  for (const end of ['low', 'high'] as const)
    expect((after?.[end] ?? 0) - (before?.[end] ?? 0)).toBeLessThanOrEqual(most)
})

property('a higher multiplier of the municipality never makes the tax less', households, (one) => {
  const its = LAW.municipalities.get(one.municipality)
  if (!its) throw new Error('no municipality')
  const dearer = new Map(LAW.municipalities).set(its.number, { ...its, multiplier: its.multiplier + 5 })
  const [usual, other] = [LAW, { ...LAW, municipalities: dearer }].map((law) => endsOf(incomeTax(one, law)))
  for (const end of ['low', 'high'] as const) expect(other?.[end]).toBeGreaterThanOrEqual(usual?.[end] ?? 0)
})

property('low <= likely <= high, and what is shown net is never above the pensions', households, (one) => {
  const tax = incomeTax(one, LAW)
  const { low, high } = endsOf(tax)
  expect(low).toBeLessThanOrEqual(high)
  if (tax.kind === 'range' && tax.likely !== null) {
    expect(tax.likely).toBeGreaterThanOrEqual(low)
    expect(tax.likely).toBeLessThanOrEqual(high)
  }
  const net = netIncome(tax)
  const shown = net?.kind === 'amount' ? [net.net] : net ? [net.low, net.high, ...(net.likely ? [net.likely] : [])] : []
  expect(shown.length).toBeGreaterThan(0)
  for (const { exact, shown: rounded } of shown) {
    expect(rounded).toBeLessThanOrEqual(one.pensions / 12)
    expect(Math.abs(rounded - exact)).toBeLessThan(10)
  }
})

property(
  'a couple never owes more than somebody alone with the same pensions, but for the head tax',
  // Valais deducts CHF 21'250 of small incomes of somebody alone, and nothing of those of couples.
  households.filter((one) => cantonOf(one) !== 'VS' || one.pensions > 45_000),
  (one) => {
    const [alone, together] = ([1, 2] as const).map((adults) => endsOf(incomeTax({ ...one, adults }, LAW)))
    for (const end of ['low', 'high'] as const) expect(together?.[end]).toBeLessThanOrEqual((alone?.[end] ?? 0) + 50)
  },
)

property(
  'higher premiums never make the tax more, and wealth that is known keeps it within its range',
  households,
  (one) => {
    const usual = endsOf(incomeTax(one, LAW))
    const dearer = endsOf(
      incomeTax({ ...one, premiumPerAdult: franc((one.premiumPerAdult ?? LAW.premiumPerAdult) + 500) }, LAW),
    )
    const { wealth: _, ...open } = one
    // At 58'700 of somebody alone the tariff of Ticino falls by 66, as the calculator's published results do.
    const leap = cantonOf(one) === 'TI' ? 140 : 0
    const unknown = endsOf(incomeTax(open, LAW))
    for (const end of ['low', 'high'] as const) expect(dearer[end]).toBeLessThanOrEqual(usual[end] + leap)
    expect(usual.low).toBeGreaterThanOrEqual(unknown.low)
    expect(usual.high).toBeLessThanOrEqual(unknown.high)
  },
)
