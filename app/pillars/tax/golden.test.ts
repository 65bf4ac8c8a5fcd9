/** Results that the tax calculator of the Federal Tax Administration gave in 2026, with who read them in the file. */
import { describe, expect, it } from 'vitest'
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import golden from '../../../tests/golden/capital-tax.json'
import { franc } from '../money'
import { capitalTax } from './capital-tax'
import { taxByYear, totalTax } from './spread'

type Case = {
  id: string
  status: string
  amount: number
  /** Of the register of municipalities; null: only the federal tax. */
  municipality: number | null
  check: string
  tolerance?: number
  payments?: number[]
  expected: Record<string, number>
}
const cases: Case[] = golden.cases as never

const LAUSANNE = 5586
function taxpayerOf({ status, municipality }: Case) {
  const found = CAPITAL_TAX_2026.municipalities.get(municipality ?? LAUSANNE)
  if (!found) throw new Error(`no municipality ${municipality}`)
  return { status: status as 'single' | 'married', hasDependants: false, municipality: found }
}

describe('in one year', () => {
  it.each(cases.filter(({ payments }) => !payments))('$id', (golden) => {
    const { amount, expected, check, tolerance = 1 } = golden
    const { federal, cantonal } = capitalTax(franc(amount), taxpayerOf(golden), CAPITAL_TAX_2026)
    if (expected.federal !== undefined) expect(federal).toBe(expected.federal)
    if (golden.municipality === null) return
    if (check === 'refuse') return expect(cantonal).toEqual({ kind: 'refused', canton: 'VS' })
    if (cantonal.kind === 'refused') throw new Error('refused')
    const [low, high] =
      cantonal.kind === 'range'
        ? [cantonal.low, cantonal.high]
        : [cantonal.canton + cantonal.municipality, cantonal.canton + cantonal.municipality]
    const both = expected.cantonPlusMunicipality ?? (expected.canton ?? Number.NaN) + (expected.municipality ?? 0)
    expect(low - tolerance).toBeLessThanOrEqual(both)
    expect(high + tolerance).toBeGreaterThanOrEqual(both)
    if (check === 'amount') expect(high).toBe(low)
  })
})

describe('over several years, each by the tables of 2026', () => {
  it.each(cases.filter(({ payments }) => payments))('$id', (golden) => {
    const { amount, payments = [], expected, check, tolerance = 1 } = golden
    const paid = (amounts: number[]) =>
      amounts.map((amount, at) => ({ what: `account ${at}`, year: 2026 + at, amount: franc(amount) }))
    const total = (amounts: number[]) => totalTax(taxByYear(paid(amounts), taxpayerOf(golden), CAPITAL_TAX_2026))
    if (check === 'refuse') return expect([total([amount]), total(payments)]).toEqual([null, null])
    for (const [found, told] of [
      [total([amount]), expected.oneYear],
      [total(payments), expected[`sameAmountEachOf${payments.length}Years`]],
    ] as const) {
      expect(found?.low).toBeLessThanOrEqual((told ?? Number.NaN) + tolerance)
      expect(found?.high).toBeGreaterThanOrEqual((told ?? Number.NaN) - tolerance)
    }
  })
})
