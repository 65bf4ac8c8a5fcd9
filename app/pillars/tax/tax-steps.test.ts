/** Computed by hand from the tariff of 2026 (LIFD art. 36), of which a fifth is owed (art. 38 al. 2). */
import { expect, it } from 'vitest'
import { capitalTaxLawIn } from '~/law/tax/capital-tax'
import { franc } from '../money'
import { capitalTax } from './capital-tax'
import { capitalTaxSteps } from './tax-steps'

const LAW = capitalTaxLawIn(2026)

function stepsIn(number: number, amount: number, status: 'single' | 'married') {
  const municipality = LAW.municipalities.get(number)
  if (!municipality) throw new Error(`no municipality ${number}`)
  const asked = [franc(amount), { status, hasDependants: false, municipality }, LAW] as const
  return { steps: capitalTaxSteps(...asked), tax: capitalTax(...asked) }
}

it.each([
  // 3'271.75 + (130'000 - 108'900) x 8.8 % = 5'128.55; a fifth is 1'025.71.
  ['single', 130_050, 130_000, [108_900, 3_271.75, 8.8], 5_128.55, 1_026],
  // 3'658 - at 130'500; below it 2'965 + (130'000 - 120'600) x 7 % = 3'623; a fifth is 724.60.
  ['married', 130_000, 130_000, [120_600, 2_965, 7], 3_623, 725],
  ['single', 10_000, 10_000, [0, 0, 0], 0, 0],
] as const)('%s, CHF %i', (status, amount, taxed, [from, tax, rate], byTariff, owed) => {
  const { steps } = stepsIn(5586, amount, status)
  expect(steps.taxed).toBe(taxed)
  expect(steps.federal).toMatchObject({ from, tax, rate, share: 20, owed })
  expect(steps.federal.byTariff).toBeCloseTo(byTariff, 2)
})

it('a canton with two multipliers on one simple tax', () => {
  const { steps, tax } = stepsIn(261, 300_000, 'single')
  if (!steps.cantonal || tax.cantonal.kind !== 'amount') throw new Error('Zürich tells an amount')
  const { simple, rules, municipalityMultiplier, cantonOwed, municipalityOwed } = steps.cantonal
  expect([cantonOwed, municipalityOwed]).toEqual([tax.cantonal.canton, tax.cantonal.municipality])
  expect(Math.round((simple * rules.multiplier) / 100)).toBe(cantonOwed)
  expect(Math.round((simple * municipalityMultiplier) / 100)).toBe(municipalityOwed)
})

it.each([6266, 5002])('in %i the canton is not one amount', (number) =>
  expect(stepsIn(number, 500_000, 'single').steps.cantonal).toBeNull(),
)
