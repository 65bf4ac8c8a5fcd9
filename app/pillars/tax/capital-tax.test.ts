import { expect, it } from 'vitest'
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import { franc } from '../money'
import { capitalTax } from './capital-tax'

const [ZURICH, SCHWYZ, BELLINZONA, SION] = [261, 1372, 5002, 6266]

function taxIn(number: number, amount: number, status: 'single' | 'married' = 'single', hasDependants = false) {
  const municipality = CAPITAL_TAX_2026.municipalities.get(number)
  if (!municipality) throw new Error(`no municipality ${number}`)
  return capitalTax(franc(amount), { status, hasDependants, municipality }, CAPITAL_TAX_2026)
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

it('a canton whose tax depends on age and sex is told as a range, and as an amount where a bound holds for all', () => {
  expect(taxIn(BELLINZONA, 500_000).cantonal).toEqual({ kind: 'range', low: 20799, high: 28950, sureness: 'carried' })
  expect(taxIn(BELLINZONA, 300_000).cantonal.kind).toBe('amount')
})

it('until the court decides, Schwyz asks for the tax by its former tariff', () => {
  const { cantonal } = taxIn(SCHWYZ, 500_000)
  if (cantonal.kind !== 'amount') throw new Error(cantonal.kind)
  expect(cantonal.canton + cantonal.municipality).toBe(21_375)
  expect(cantonal.provisional).toBe(27_841)
})

it('Valais is refused by name, its federal tax told', () => {
  expect(taxIn(SION, 100_000)).toEqual({ capital: 100_000, federal: 537, cantonal: { kind: 'refused', canton: 'VS' } })
})
