/** The tax on the capital paid in one calendar year from the second pillar and pillar 3a. */
import type { CantonTax, CapitalTaxConfidence, SimpleCapitalTax, TaxStatus } from '~/law/tax/canton-tax'
import type { Municipality } from '~/law/tax/canton-taxes'
import type { Canton } from '~/law/tax/cantons'
import type { CapitalTaxLaw } from '~/law/tax/capital-tax'
import { addFrancs, type Franc, franc } from '../money'
import { taxOf } from './tariff'

export type Taxpayer = {
  /** In the year of the payment; spouses and registered partners who live together are `married`. */
  status: TaxStatus
  /**
   * Lives with children or dependants and mainly supports them: federally taxed like spouses (LIFD art. 36 al. 2bis).
   */
  hasDependants: boolean
  /** Where they live when the payment falls due. @see CapitalTaxLaw.municipalities */
  municipality: Municipality
}

/** CHF; canton and municipality without church tax. */
export type CantonalTax =
  | { kind: 'amount'; canton: Franc; municipality: Franc; confidence: CapitalTaxConfidence; provisional: Franc | null }
  /** By age and sex, canton and municipality together. */
  | { kind: 'range'; low: Franc; high: Franc; confidence: CapitalTaxConfidence }
  | { kind: 'refused'; canton: Canton }

export type CapitalTax = {
  /** The taxed amount, CHF: all payments in the year, for spouses together. */
  capital: Franc
  federal: Franc
  cantonal: CantonalTax
}

/**
 * @param capital all payments in one calendar year, for spouses together (LIFD art. 38 al. 1bis); CHF
 * @param law as `capitalTaxLawIn` gives it for that year
 */
export function capitalTax(capital: Franc, taxpayer: Taxpayer, law: CapitalTaxLaw): CapitalTax {
  return {
    capital,
    federal: federalTax(capital, taxpayer, law),
    cantonal: cantonalTax(capital, taxpayer, law),
  }
}

/** A fifth of the tariff, without deductions (LIFD art. 38 al. 2 and 3). */
function federalTax(capital: Franc, taxpayer: Taxpayer, { federal }: CapitalTaxLaw): Franc {
  return franc(taxOf(federal.tariffs[federalStatus(taxpayer)], toHundred(capital)) * federal.share)
}

/** Whether the tax of the canton, and with it that of the municipality, is not computed. */
export const isFederalOnly = ({ municipality }: Pick<Taxpayer, 'municipality'>, law: CapitalTaxLaw): boolean =>
  law.cantons[municipality.canton] === null

/** The tariff that applies to the federal tax. */
export const federalStatus = ({ status, hasDependants }: Taxpayer): TaxStatus => (hasDependants ? 'married' : status)

function cantonalTax(capital: Franc, { status, municipality }: Taxpayer, law: CapitalTaxLaw): CantonalTax {
  const { canton } = municipality
  const rules = law.cantons[canton]
  if (!rules) return { kind: 'refused', canton }
  const { confidence } = rules
  const owed = (simple: number) => withMultipliers(simple, rules, multiplierOf(municipality, law))
  const [low, high = low] = simpleTaxes(rules, capital, status).map(owed)
  if (!low || !high) throw new RangeError('a method without a tax')
  if (low.total !== high.total) return { kind: 'range', low: low.total, high: high.total, confidence }
  const [provisional] = rules.provisional ? simpleTaxes(rules.provisional, capital, status).map(owed) : []
  return {
    kind: 'amount',
    canton: low.canton,
    municipality: low.municipality,
    confidence,
    provisional: provisional?.total ?? null,
  }
}

/**
 * The multiplier, percent of the simple tax, in the year of the tables; a municipality that they lack keeps that of the
 * tables in which it was found.
 */
export const multiplierOf = ({ number, multiplier }: Municipality, { municipalities }: CapitalTaxLaw): number =>
  municipalities.get(number)?.multiplier ?? multiplier

function withMultipliers(simple: number, rules: CantonTax, ofMunicipality: number) {
  const canton = franc((simple * rules.multiplier) / 100)
  const municipality = franc((simple * ofMunicipality) / 100)
  return { canton, municipality, total: addFrancs(canton, municipality) }
}

/** The tax before multipliers, CHF: one amount, or one at each end of the annuities between which the rate may lie. */
export function simpleTaxes(rules: SimpleCapitalTax, capital: Franc, status: TaxStatus): number[] {
  const deducted = status === 'married' ? (rules.marriedDeduction ?? 0) : 0
  const taxed = Math.max(0, toHundred(capital) - deducted)
  return byMethod(rules, taxed, status).map((tax) => within(tax, rules, taxed))
}

function byMethod({ method, ...rules }: SimpleCapitalTax, taxed: number, status: TaxStatus): number[] {
  const tariff = (amount: number) => tariffTax(rules, amount, status)
  if (method.kind === 'tariff') return [tariff(taxed)]
  if (method.kind === 'annuity')
    // Not rounded down to the hundred: this fits the published results too, and a hundred francs more never leave less.
    return method.annuities.map((annuity) => tariff(taxed * annuity) / annuity)
  const { share, above } = method
  const below = above && taxed > above.from ? tariff(above.from) : tariff(taxed)
  return [below * share + (tariff(taxed) - below) * (above?.share ?? share)]
}

/** For spouses in a canton that splits: the whole amount at the rate of a part of it. */
function tariffTax(rules: Omit<SimpleCapitalTax, 'method'>, amount: number, status: TaxStatus): number {
  if (status === 'single') return taxOf(rules.single, amount)
  const tariff = rules.married ?? rules.single
  if (!rules.splitting) return taxOf(tariff, amount)
  const { divisor, isRounded } = rules.splitting
  const part = isRounded ? toHundred(amount / divisor) : amount / divisor
  return part === 0 ? 0 : (taxOf(tariff, part) / part) * amount
}

const within = (tax: number, { min = 0, max = 100 }: SimpleCapitalTax, taxed: number): number =>
  Math.min(Math.max(tax, (min * taxed) / 100), (max * taxed) / 100)

/** Down to the hundred; 1e-9 absorbs binary rounding. */
export const toHundred = (amount: number): number => Math.floor(amount / 100 + 1e-9) * 100
