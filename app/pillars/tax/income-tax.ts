/**
 * The tax of a year on the pensions of a household of retired people: AHV pensions with the 13th (LAVS art. 34ter) and
 * annuities of the pension fund, all of it income (LIFD art. 22 al. 1). Deductions that nobody has to prove, and no
 * others; no church tax, no tax on wealth.
 */
import type { TaxStatus } from '~/law/tax/canton-tax'
import type { Municipality } from '~/law/tax/canton-taxes'
import { type IncomeTaxConfidence, perStatus, type RangeReason } from '~/law/tax/income-tax-rules'
import type { FederalIncomeTax, IncomeTaxLaw } from '~/law/tax/income-taxes'
import { addFrancs, type Franc, franc, NO_FRANC } from '../money'
import { toHundred } from './capital-tax'
import { type CantonalIncomeTax, cantonalIncomeTax } from './income-canton'
import { type DeductionSteps, deductionSteps, type TaxedHousehold, type UncertainEnd } from './income-deductions'
import { taxOf } from './tariff'

/** CHF a year. Both of a couple are retired and live together; whoever lives with somebody unmarried is alone. */
export type RetiredHousehold = {
  adults: 1 | 2
  /** All pensions of the household, with the 13th. */
  pensions: Franc
  /** The number in the register of municipalities. */
  municipality: number
  /** Of an adult; left out: what the calculator of the Federal Tax Administration assumes. */
  premiumPerAdult?: Franc
  /** Net, of the household; some cantons deduct more of those who have little. */
  wealth?: Franc
}

/** CHF a year: above, only the ends of tariffs would differ, and no published result was compared. */
export const MOST_PENSIONS = 250_000

export const INCOME_TAX_REFUSALS = ['yearWithoutTables', 'municipalityUnknown', 'pensionsTooHigh'] as const
export type IncomeTaxRefusal = (typeof INCOME_TAX_REFUSALS)[number]

/** CHF a year, unrounded where not in whole francs; the step of the tariff: `from`, the tax at it, percent above. */
export type FederalIncomeSteps = {
  insurance: number
  couple: number
  taxed: number
  step: { from: number; tax: number; rate: number }
  byTariff: number
  owed: Franc
  articles: { deductions: string; tariff: string }
}

export type CantonalIncomeSteps = DeductionSteps & CantonalIncomeTax

/** `low` and `high` are the same where an amount is told. */
export type IncomeTaxSteps = {
  pensions: Franc
  premiums: number
  federal: FederalIncomeSteps
  cantonal: Record<UncertainEnd, CantonalIncomeSteps>
}

/** CHF a year. `total`: Confederation, canton, municipality and head tax. */
type ToldIncomeTax = {
  federal: Franc
  headTax: Franc
  confidence: IncomeTaxConfidence
  /** The tables of another year, because those of the year are not known. */
  assumed: IncomeTaxLaw['assumed']
  tablesOf: number
  steps: IncomeTaxSteps
}

export type IncomeTax =
  | (ToldIncomeTax & {
      kind: 'amount'
      taxable: { federal: number; canton: number }
      canton: Franc
      municipality: Franc
      total: Franc
    })
  /** Of the total; `likely`: the one that the tables of the calculator give, where they do. */
  | (ToldIncomeTax & {
      kind: 'range'
      taxable: { federal: number; canton: null }
      low: Franc
      high: Franc
      likely: Franc | null
      reason: RangeReason
    })
  | { kind: 'refused'; refused: IncomeTaxRefusal }

/**
 * @param law as `incomeTaxLawIn` gives it for the year
 * @throws {RangeError} where the amounts are negative
 */
export function incomeTax(household: RetiredHousehold, law: IncomeTaxLaw | null): IncomeTax {
  const { adults, pensions, premiumPerAdult, wealth } = household
  if (Math.min(pensions, premiumPerAdult ?? 0) < 0) throw new RangeError('negative pensions or premiums')
  if (!law) return { kind: 'refused', refused: 'yearWithoutTables' }
  const municipality = law.municipalities.get(household.municipality)
  if (!municipality) return { kind: 'refused', refused: 'municipalityUnknown' }
  if (pensions > MOST_PENSIONS) return { kind: 'refused', refused: 'pensionsTooHigh' }
  const status = adults === 2 ? 'married' : 'single'
  const premiums = (premiumPerAdult ?? law.premiumPerAdult) * adults
  const taxed: TaxedHousehold = { status, pensions, premiums, wealth: wealth ?? null }
  const federal = federalSteps(taxed, law.federal)
  const cantonal = endsOf(taxed, municipality, law)
  const open = taxed.wealth === null ? cantonal : endsOf({ ...taxed, wealth: null }, municipality, law)
  const confidence = confidenceOf(open, municipality, law)
  return told({ pensions, premiums, federal, cantonal }, { status, municipality, law, confidence })
}

type Taxed = { status: TaxStatus; municipality: Municipality; law: IncomeTaxLaw; confidence: IncomeTaxConfidence }

function told(steps: IncomeTaxSteps, { status, municipality, law, confidence }: Taxed): IncomeTax {
  const { headTax: heads, zone } = law.cantons[municipality.canton]
  const federal = steps.federal.owed
  const headTax = heads ? franc(perStatus(heads, status)) : NO_FRANC
  const { low, high } = steps.cantonal
  const total = (tax: CantonalIncomeTax) => addFrancs(federal, cantonalTotal(tax), headTax)
  const both = { federal, headTax, confidence, assumed: law.assumed, tablesOf: law.year, steps }
  if (zone && total(low) !== total(high)) {
    const [least, most] = [total(low), total(high)]
    const likely = zone.likely === 'low' ? least : null
    const taxable = { federal: steps.federal.taxed, canton: null }
    return { kind: 'range', ...both, taxable, low: least, high: most, likely, reason: zone.reason }
  }
  const taxable = { federal: steps.federal.taxed, canton: low.taxed }
  const { canton, municipality: its } = low
  return { kind: 'amount', ...both, taxable, canton, municipality: its, total: total(low) }
}

/** The whole tariff, after the deductions for premiums and for couples (LIFD art. 33, 35, 36). */
function federalSteps({ status, pensions, premiums }: TaxedHousehold, rules: FederalIncomeTax): FederalIncomeSteps {
  const insurance = Math.min(premiums, perStatus(rules.insurance, status))
  const couple = status === 'married' ? rules.couple : 0
  const taxed = toHundred(Math.max(0, pensions - insurance - couple))
  const articleOf = ({ act, article }: FederalIncomeTax['source']) => `${act} ${article}`
  return {
    insurance,
    couple,
    taxed,
    ...federalIncomeTax(taxed, status, rules),
    articles: { deductions: articleOf(rules.source), tariff: articleOf(rules.tariffSource) },
  }
}

/** @param taxed down to the hundred, CHF a year */
export function federalIncomeTax(taxed: number, status: TaxStatus, { tariffs, nothingBelow }: FederalIncomeTax) {
  const tariff = tariffs[status]
  const steps = 'steps' in tariff ? tariff.steps : []
  const [from, tax, rate] = steps.findLast(([start]) => start <= taxed) ?? [0, 0, 0]
  const byTariff = taxOf(tariff, taxed)
  return { step: { from, tax, rate }, byTariff, owed: byTariff < nothingBelow ? NO_FRANC : franc(byTariff) }
}

function endsOf(household: TaxedHousehold, municipality: Municipality, law: IncomeTaxLaw): IncomeTaxSteps['cantonal'] {
  const stepsAt = (end: UncertainEnd): CantonalIncomeSteps => {
    const deducted = deductionSteps(law.cantons[municipality.canton], household, end)
    return { ...deducted, ...cantonalIncomeTax(deducted.left, household.status, municipality, law) }
  }
  return { low: stepsAt('low'), high: stepsAt('high') }
}

const cantonalTotal = ({ canton, municipality }: CantonalIncomeTax): Franc => addFrancs(canton, municipality)

/** @param open both ends as without any wealth given: it settles which of them holds, but not how well they are known */
function confidenceOf(open: IncomeTaxSteps['cantonal'], municipality: Municipality, law: IncomeTaxLaw) {
  const { zone, checkedIn } = law.cantons[municipality.canton]
  if (zone && cantonalTotal(open.low) !== cantonalTotal(open.high)) return zone.confidence
  return !checkedIn || checkedIn.includes(municipality.number) ? 'checked' : 'carried'
}
