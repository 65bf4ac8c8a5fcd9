/** Results of the tax calculator of the Federal Tax Administration of 2026, beside ours. */
import type { Canton } from '~/law/tax/cantons'
import { CAPITAL_TAX_2026, type Municipality } from '~/law/tax/capital-tax'
import { franc } from '~/pillars/money'
import { type CantonalTax, capitalTax, type Taxpayer } from '~/pillars/tax/capital-tax'
import { taxByYear, totalTax } from '~/pillars/tax/spread'
import type { Bounds, CheckedFigure, CheckedTax, Reason, TaxReading } from './case'
import golden from './cases/capital-tax.json'

/** Of the tables that both calculators apply. */
const YEAR = 2026

/** By the letters of the file. */
const READINGS = { B: 'prevoyance', C: 'mint', D: 'unknown' } as const satisfies Record<string, TaxReading>

type Case = {
  id: string
  source: keyof typeof READINGS
  status: 'single' | 'married'
  amount: number
  /** Of the register of municipalities; null: the federal tax alone. */
  municipality: number | null
  /** The same amount in each of several years. */
  payments?: number[]
  expected: Record<string, number>
}
const CASES = golden.cases as never as Case[]

/** Where nobody says, for the federal tax, which is the same everywhere. */
const LAUSANNE = 5586

function municipalityOf(number: number | null): Municipality {
  const found = CAPITAL_TAX_2026.municipalities.get(number ?? LAUSANNE)
  if (!found) throw new RangeError(`no municipality ${number}`)
  return found
}

/** One figure where both bounds are the same. */
const amountOrBounds = ({ low, high }: Bounds): number | Bounds => (low === high ? low : { low, high })

function cantonalOf(cantonal: CantonalTax): number | Bounds | null {
  if (cantonal.kind === 'refused') return null
  return cantonal.kind === 'range'
    ? { low: cantonal.low, high: cantonal.high }
    : cantonal.canton + cantonal.municipality
}

/** What explains another figure of the cantonal tax, and up to how many francs; elsewhere nothing does. */
const REASONS: Partial<Record<Canton, { reason: Reason; upTo?: number }>> = {
  SH: { reason: 'taxRounded', upTo: 1 },
  VD: { reason: 'taxRoundedInVaud', upTo: 10 },
  TI: { reason: 'ageAndSex' },
}

function figure(
  one: Case,
  told: Pick<CheckedFigure, 'name' | 'at'>,
  [published, ours]: [number | undefined, number | Bounds | null],
): CheckedFigure[] {
  if (published === undefined || ours === null) return []
  const isOurs = ours === published || told.name === 'federal'
  return [{ ...told, published, ours, ...(isOurs ? {} : REASONS[municipalityOf(one.municipality).canton]) }]
}

function inOneYear(one: Case, taxpayer: Taxpayer): CheckedFigure[] {
  const { federal, cantonal } = capitalTax(franc(one.amount), taxpayer, CAPITAL_TAX_2026)
  const { expected } = one
  const both =
    expected.cantonPlusMunicipality ??
    (expected.canton === undefined ? undefined : expected.canton + (expected.municipality ?? 0))
  return [
    ...figure(one, { name: 'federal' }, [expected.federal, federal]),
    ...(one.municipality === null ? [] : figure(one, { name: 'cantonal' }, [both, cantonalOf(cantonal)])),
  ]
}

/** The whole in one year, and the same amounts in a year each, by the tables of 2026. */
function overYears(one: Case, taxpayer: Taxpayer): CheckedFigure[] {
  const { amount, payments = [], expected } = one
  const total = (amounts: number[]) => {
    const paid = amounts.map((paid, at) => ({ what: `account ${at}`, year: YEAR + at, amount: franc(paid) }))
    const owed = totalTax(taxByYear(paid, taxpayer, CAPITAL_TAX_2026))
    return owed && amountOrBounds(owed)
  }
  const at = payments.length
  return [
    ...figure(one, { name: 'inOneYear' }, [expected.oneYear, total([amount])]),
    ...figure(one, { name: 'overYears', at }, [expected[`sameAmountEachOf${at}Years`], total(payments)]),
  ]
}

function checked(one: Case): CheckedTax {
  const municipality = municipalityOf(one.municipality)
  const taxpayer = { status: one.status, hasDependants: false, municipality }
  return {
    id: one.id,
    place: one.municipality === null ? 'CH' : municipality.canton,
    municipality: one.municipality === null ? null : municipality.name,
    status: one.status,
    capital: one.amount,
    reading: READINGS[one.source],
    figures: one.payments ? overYears(one, taxpayer) : inOneYear(one, taxpayer),
  }
}

export type CheckedTaxes = {
  /** Those of which we have a figure of our own. */
  taxes: CheckedTax[]
  /** Each way in which the calculator was read for them, in the order of the file's letters. */
  taxReadings: TaxReading[]
  taxYear: number
  /** Cases whose cantonal tax is not compared, since we refuse it; some have a federal one. */
  withoutOwnFigure: number
}

export function checkedTaxes(): CheckedTaxes {
  const all = CASES.map((one) => ({ one, tax: checked(one) }))
  const refused = all.filter(
    ({ one, tax }) =>
      Object.keys(one.expected).some((name) => name !== 'federal') &&
      tax.figures.every(({ name }) => name === 'federal'),
  )
  const taxes = all.map(({ tax }) => tax).filter(({ figures }) => figures.length > 0)
  return {
    taxes,
    taxReadings: Object.values(READINGS).filter((one) => taxes.some(({ reading }) => reading === one)),
    taxYear: YEAR,
    withoutOwnFigure: refused.length,
  }
}
