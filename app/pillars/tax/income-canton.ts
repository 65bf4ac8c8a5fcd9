/** The tax of the canton and of the municipality on a taxable income. */
import type { TaxStatus } from '~/law/tax/canton-tax'
import type { Municipality } from '~/law/tax/canton-taxes'
import type { CantonIncomeTax, IncomeTariff } from '~/law/tax/income-tax-rules'
import type { IncomeTaxLaw } from '~/law/tax/income-taxes'
import { type Franc, franc } from '../money'
import { toHundred } from './capital-tax'
import { incomeTariffTax } from './income-tariff'

/** CHF a year; `simple`: unrounded, before multipliers in percent. */
export type CantonalIncomeTax = {
  /** As the tariff takes it. */
  taxed: number
  simple: { canton: number; municipality: number }
  multipliers: { canton: number; municipality: number }
  canton: Franc
  municipality: Franc
}

/** @param income after the deductions, CHF a year */
export function cantonalIncomeTax(
  income: number,
  status: TaxStatus,
  municipality: Municipality,
  law: IncomeTaxLaw,
): CantonalIncomeTax {
  const rules = law.cantons[municipality.canton]
  const rounded = rules.isRounded === false ? income : toHundred(income)
  const taxed = Math.max(0, rounded - (rules.subtracted ?? 0))
  const simple = simpleTaxes(rules, taxed, status, municipality.number)
  const multipliers = { canton: law.multipliers[municipality.canton], municipality: municipality.multiplier }
  const reduced = (tax: number) => (status === 'married' ? coupleReduced(rules, tax) : tax)
  const canton = Math.max(
    ((reduced(simple.canton) * multipliers.canton) / 100) * (rules.factor ?? 1),
    rules.minCanton ?? 0,
  )
  const ofMunicipality = reduced((simple.municipality * multipliers.municipality) / 100)
  const share = withinShare(rules, canton + ofMunicipality, taxed)
  return { taxed, simple, multipliers, canton: franc(canton * share), municipality: franc(ofMunicipality * share) }
}

function simpleTaxes(rules: CantonIncomeTax, taxed: number, status: TaxStatus, number: number) {
  const { municipal, nothingBelow = 0, index } = rules
  const own = (status === 'married' && rules.married) || rules.single
  const indexed = (tariff: IncomeTariff, by: number) => onTariff(tariff, rules, taxed / by, status) * by
  const canton = indexed(own, index?.canton ?? 1)
  const municipality = municipal ? indexed(municipal, indexOf(rules, number)) : canton
  return canton < nothingBelow ? { canton: 0, municipality: 0 } : { canton, municipality }
}

function indexOf({ index }: CantonIncomeTax, number: number): number {
  if (!index) return 1
  const found = index.municipalities.find(([one]) => one === number)
  if (!found) throw new RangeError(`no index of municipality ${number}`)
  return found[1]
}

/** For couples in a canton that splits: the whole income at the rate of a part of it. */
function onTariff(
  tariff: IncomeTariff,
  { splitting }: Pick<CantonIncomeTax, 'splitting'>,
  income: number,
  status: TaxStatus,
): number {
  if (status === 'single' || !splitting) return incomeTariffTax(tariff, income)
  const part = income / splitting.divisor
  const rounded = splitting.isRounded ? toHundred(part) : part
  return rounded <= 0 ? 0 : (incomeTariffTax(tariff, rounded) / rounded) * income
}

function coupleReduced({ coupleReduction }: CantonIncomeTax, tax: number): number {
  if (!coupleReduction) return tax
  const { rate, min, max } = coupleReduction
  return Math.max(0, tax - Math.min(max, Math.max(min, rate * tax)))
}

/** How much of the tax is left where canton and municipality may take only a share of the income. */
const withinShare = ({ maxShare }: CantonIncomeTax, tax: number, taxed: number): number =>
  maxShare !== undefined && tax > maxShare * taxed ? (maxShare * taxed) / tax : 1
