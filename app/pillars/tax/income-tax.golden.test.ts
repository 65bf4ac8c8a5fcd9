/**
 * Every result of 2026 that we have, within the tolerance of its file: those that the calculator of the Federal Tax
 * Administration has published, and those that a second program has computed from the same tables.
 */
import { describe, expect, it } from 'vitest'
import published from '~/estimate/answers/checked/cases/income-tax-2026.json'
import { CANTONS } from '~/law/tax/cantons'
import { type IncomeTaxLaw, incomeTaxLawIn } from '~/law/tax/income-taxes'
import { franc } from '../money'
import { toHundred } from './capital-tax'
import { cantonalIncomeTax } from './income-canton'
import { federalIncomeTax, incomeTax } from './income-tax'
import computed from './income-tax-cases-2026.json'

/** CHF a year: either the pensions, or the taxable income of the canton (`CH`: of the Confederation). */
type Case = {
  id: string
  canton: string
  municipality: number | null
  status: 'single' | 'married'
  pensions?: number
  taxable?: number
  expected: Record<string, number>
  tolerance: number
  /** Another year, whose tables we do not have. */
  tablesOf?: number
}

const LAW = incomeTaxLawIn(2026) as IncomeTaxLaw
const ALL = [...published.cases, ...computed.cases] as unknown as Case[]
const ofOurTables = ALL.filter(({ tablesOf }) => tablesOf === undefined)

function ours({ canton, municipality, status, pensions, taxable = 0 }: Case): Record<string, number | null> {
  if (canton === 'CH') return { federal: federalIncomeTax(toHundred(taxable), status, LAW.federal).owed }
  const its = LAW.municipalities.get(municipality ?? 0)
  if (!its) throw new Error(`no municipality ${municipality}`)
  expect(its.canton).toBe(canton)
  if (pensions === undefined) return withBoth(cantonalIncomeTax(taxable, status, its, LAW))
  const adults = status === 'married' ? 2 : 1
  const tax = incomeTax({ adults, pensions: franc(pensions), municipality: its.number }, LAW)
  if (tax.kind === 'refused') throw new Error(tax.refused)
  if (tax.kind === 'amount') return { ...withBoth(tax), federal: tax.federal, total: tax.total }
  return { federal: tax.federal, low: tax.low, high: tax.high, likely: tax.likely }
}

const withBoth = ({ canton, municipality }: { canton: number; municipality: number }) => ({
  canton,
  municipality,
  cantonMunicipality: canton + municipality,
})

it('all 1,226 are here, each once, and three of them need the tables of 2024', () => {
  expect(new Set(ALL.map(({ id, status }) => `${id} ${status}`)).size).toBe(ALL.length)
  expect([ALL.length, ofOurTables.length]).toEqual([1226, 1223])
})

describe.each(['CH', ...CANTONS])('%s', (place) => {
  it.each(ofOurTables.filter(({ canton }) => canton === place))('$id', (one) => {
    const found = ours(one)
    for (const [name, amount] of Object.entries(one.expected)) {
      expect(found[name], name).toEqual(expect.any(Number))
      expect(Math.abs(Number(found[name]) - amount), `${name}: ${found[name]}, not ${amount}`).toBeLessThanOrEqual(
        one.tolerance,
      )
    }
  })
})
