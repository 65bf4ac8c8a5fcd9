import { expect, it } from 'vitest'
import { capitalTaxLawIn } from '~/law/tax/capital-tax'
import { franc } from '../money'
import { capitalTax } from './capital-tax'

const LAW = capitalTaxLawIn(2026)

const [ZURICH, SCHWYZ, BELLINZONA, SION] = [261, 1372, 5002, 6266]

function taxIn(number: number, amount: number, status: 'single' | 'married' = 'single', hasDependants = false) {
  const municipality = LAW.municipalities.get(number)
  if (!municipality) throw new Error(`no municipality ${number}`)
  return capitalTax(franc(amount), { status, hasDependants, municipality }, LAW)
}

it('what is below a hundred francs is not taxed', () => {
  expect(taxIn(ZURICH, 100_099)).toEqual({ ...taxIn(ZURICH, 100_000), capital: 100_099 })
})

it('somebody alone with children is taxed federally as spouses are, and no further', () => {
  const [alone, withChildren, married] = [
    taxIn(ZURICH, 300_000),
    taxIn(ZURICH, 300_000, 'single', true),
    taxIn(ZURICH, 300_000, 'married'),
  ]
  expect(withChildren).toEqual({ ...alone, federal: married.federal })
  expect(married.federal).toBeLessThan(alone.federal)
})

it('a canton whose tax depends on age and sex is given as a range, and as an amount where a bound holds for all', () => {
  expect(taxIn(BELLINZONA, 500_000).cantonal).toEqual({ kind: 'range', low: 20799, high: 28950, confidence: 'carried' })
  expect(taxIn(BELLINZONA, 300_000).cantonal.kind).toBe('amount')
})

it('until the court decides, Schwyz asks for the tax by its former tariff', () => {
  const { cantonal } = taxIn(SCHWYZ, 500_000)
  if (cantonal.kind !== 'amount') throw new Error(cantonal.kind)
  expect(cantonal.canton + cantonal.municipality).toBe(21_375)
  expect(cantonal.provisional).toBe(27_841)
})

it('Valais is refused by name, its federal tax given', () => {
  expect(taxIn(SION, 100_000)).toEqual({ capital: 100_000, federal: 537, cantonal: { kind: 'refused', canton: 'VS' } })
})

it('a municipality takes its multiplier of the year of the payment, and of one that the tables do not name the last known', () => {
  const found = LAW.municipalities.get(ZURICH)
  if (!found) throw new Error('no Zürich')
  const taxed = (municipalities: typeof LAW.municipalities) => {
    const taxpayer = { status: 'single', hasDependants: false, municipality: found } as const
    const { cantonal } = capitalTax(franc(300_000), taxpayer, { ...LAW, municipalities })
    return cantonal.kind === 'amount' && cantonal.municipality
  }
  const owed = Number(taxed(LAW.municipalities))
  expect(taxed(new Map([[ZURICH, { ...found, multiplier: found.multiplier * 2 }]]))).toBe(owed * 2)
  expect(taxed(new Map())).toBe(owed)
})
