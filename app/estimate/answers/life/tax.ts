/** The tax on the capital of a life, by calendar year, beside that on its pensions. */
import { capitalTaxLawIn, LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { ShownNet } from '~/pillars/synthesis/shown-net'
import { capitalsOfFunds } from '~/pillars/synthesis/waiting'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import type { TaxAssumptionKey } from '~/pillars/tax/result'
import { type ShownTaxYear, shownTaxYear } from '~/pillars/tax/shown-tax-year'
import { type CapitalPayment, type TaxYear, taxByYear } from '~/pillars/tax/spread'
import { taxStatusOf } from '../../case/life/rules'
import type { Life } from '../../case/life/shape'
import type { PartsInSituation } from '../digest'

/** The tax on capital of the first year of payment; `years`: that of each year, if there are several. */
export type LifeCapitalTax = ShownTaxYear & { years?: ShownTaxYear[] }

/** On the income of each year, and on capital if any is paid. */
export type LifeTax = ({ capital?: never } | LifeCapitalTax) & { income: ShownNet }

/** The tax on the capital of one situation; null: not asked for, or no capital is paid. */
export function capitalTaxOf(
  life: Life,
  paid: Pick<PartsInSituation, 'parts' | 'payOuts3a'>,
): { tax: LifeCapitalTax; assumptions: TaxAssumptionKey[] } | null {
  if (!life.tax) return null
  const taxpayer = taxpayerOf(life, life.tax)
  const years = taxByYear(paymentsOf(life, paid), taxpayer, capitalTaxLawIn)
  const told = years.map(shownTaxYear)
  const [first] = told
  if (!first) return null
  return {
    tax: { ...first, ...(told.length > 1 && { years: told }) },
    assumptions: assumptionsOf(years, taxpayer, life.tax),
  }
}

type TaxQuestion = NonNullable<Life['tax']>

function taxpayerOf(life: Life, { municipality, status, children }: TaxQuestion): Taxpayer {
  const found = LATEST_CAPITAL_TAX.municipalities.get(municipality)
  if (!found) throw new RangeError('a municipality that the rules let pass')
  return { status: status ?? taxStatusOf(life), hasDependants: children, municipality: found }
}

function paymentsOf(
  life: Life,
  { parts: { lpp, vested }, payOuts3a }: Pick<PartsInSituation, 'parts' | 'payOuts3a'>,
): CapitalPayment[] {
  const payments = [
    ...(lpp ? capitalsOfFunds(lpp) : []).map((one) => ({ what: 'lpp', ...one })),
    ...(vested?.accounts ?? []).map(({ paydate, projected }) => ({ what: 'vested', on: paydate, amount: projected })),
    ...payOuts3a().map(({ on, amount }) => ({ what: 'pillar3a', on, amount })),
  ]
  const ofSpouse = (life.tax?.spouse ?? []).map(({ year, amount }) => ({
    what: 'spouse',
    year,
    amount: franc(amount),
  }))
  return [...payments.map(({ what, on, amount }) => ({ what, year: yearOf(on), amount })), ...ofSpouse].filter(
    ({ amount }) => amount > 0,
  )
}

function assumptionsOf(
  years: readonly TaxYear[],
  { status, hasDependants }: Taxpayer,
  asked: TaxQuestion,
): TaxAssumptionKey[] {
  const assumed = years.find(({ isLawKnown }) => !isLawKnown)
  const isCantonTold = years.some(({ cantonal }) => cantonal.kind !== 'refused')
  const made: [TaxAssumptionKey, boolean][] = [
    ['churchTaxLeftOut', isCantonTold],
    ['taxStatusOfToday', asked.status === null],
    ['spouseCapitalLeftOut', status === 'married' && asked.spouse.length === 0],
    ['cantonTaxedAsSingle', isCantonTold && status === 'single' && hasDependants],
  ]
  return [
    ...(assumed ? [`taxTablesOf${assumed.tablesOf}` as const] : []),
    ...made.flatMap(([key, isMade]) => (isMade ? [key] : [])),
  ]
}
