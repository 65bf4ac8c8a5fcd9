/** Results of the tax calculator of the Federal Tax Administration of 2026, beside ours. */
import { CAPITAL_TAX_2026, type Municipality } from '~/law/tax/capital-tax'
import { franc } from '~/pillars/money'
import { type CantonalTax, capitalTax, type Taxpayer } from '~/pillars/tax/capital-tax'
import { taxByYear, totalTax } from '~/pillars/tax/spread'
import type { Bounds, CheckedFigure, CheckedTax, Reason, TaxReading } from './case'
import golden from './cases/capital-tax.json'

type Case = {
  id: string
  source: TaxReading
  status: 'single' | 'married'
  amount: number
  /** Of the register of municipalities; null: the federal tax alone. */
  municipality: number | null
  tolerance?: number
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

/** What explains another figure, in the canton and up to how many francs: `upTo` stands in the file. */
function explained(ours: number | Bounds, published: number, { municipality, tolerance }: Case) {
  if (typeof ours === 'object') return { reason: 'ageAndSex' as Reason }
  if (ours === published) return {}
  const isVaud = municipalityOf(municipality).canton === 'VD'
  return { reason: (isVaud ? 'taxRoundedInVaud' : 'taxRounded') as Reason, upTo: tolerance ?? 0 }
}

function figure(
  one: Case,
  told: Pick<CheckedFigure, 'name' | 'at'>,
  [published, ours]: [number | undefined, number | Bounds | null],
): CheckedFigure[] {
  if (published === undefined || ours === null) return []
  return [{ ...told, published, ours, ...explained(ours, published, one) }]
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
    const paid = amounts.map((paid, at) => ({ what: `account ${at}`, year: 2026 + at, amount: franc(paid) }))
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
    reading: one.source,
    figures: one.payments ? overYears(one, taxpayer) : inOneYear(one, taxpayer),
  }
}

/** Those of which we have a figure of our own, and how many there are beside them, of cantons whose tax is refused. */
export function checkedTaxes(): { taxes: CheckedTax[]; withoutOwnFigure: number } {
  const all = CASES.map(checked)
  const taxes = all.filter(({ figures }) => figures.length > 0)
  return { taxes, withoutOwnFigure: all.length - taxes.length }
}
