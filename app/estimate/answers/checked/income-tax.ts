/**
 * Results of the tax calculator of the Federal Tax Administration for the tax on income, compared with ours. They were
 * read of salaries: a pension that comes to the same taxable income owes the same tax.
 */
import type { TaxStatus } from '~/law/tax/canton-tax'
import type { Canton } from '~/law/tax/cantons'
import { type IncomeTaxLaw, incomeTaxLawIn } from '~/law/tax/income-taxes'
import { franc } from '~/pillars/money'
import { toHundred } from '~/pillars/tax/capital-tax'
import { cantonalIncomeTax } from '~/pillars/tax/income-canton'
import { federalIncomeTax, incomeTax } from '~/pillars/tax/income-tax'
import type { CheckedIncomeTax, IncomeTaxReading, Reason, TaxFigure } from './case'

const READINGS = { B: 'salaries', R: 'retirementCalculator', M: 'malojaPlana' } as const satisfies Record<
  string,
  IncomeTaxReading
>

/** CHF a year; either `pensions`, or the income that is taxable after all deductions. */
type ReadIncomeTax = {
  source: keyof typeof READINGS
  canton: Canton | 'CH'
  municipality: number | null
  status: TaxStatus
  pensions?: number
  taxable?: number
  expected: { federal?: number; cantonMunicipality?: number; canton?: number; municipality?: number }
}
export type YearOfIncomeReadings = { year: number; cases: ReadIncomeTax[] }

/** The earliest first. A new year is a file beside these. */
export const INCOME_TAX_READINGS: readonly YearOfIncomeReadings[] = Object.values(
  import.meta.glob<YearOfIncomeReadings>('./cases/income-tax-*.json', { eager: true, import: 'default' }),
).toSorted((one, other) => one.year - other.year)

/** Why a cantonal tax may differ, and by how many francs at most. Nothing explains other differences. */
const REASONS: Partial<Record<Canton, { reason: Reason; upTo: number }>> = {
  UR: { reason: 'incomeTaxRounded', upTo: 1 },
  BL: { reason: 'incomeTaxRounded', upTo: 1 },
  GR: { reason: 'incomeTaxRounded', upTo: 1 },
  GE: { reason: 'incomeTaxRounded', upTo: 1 },
  VS: { reason: 'incomeTaxRounded', upTo: 1 },
  SO: { reason: 'incomeTaxRounded', upTo: 2 },
  SH: { reason: 'incomeTaxRounded', upTo: 5 },
  NW: { reason: 'tariffFromResults', upTo: 3 },
  VD: { reason: 'incomeTaxRoundedInVaud', upTo: 13 },
}

/** Of pensions only the cantonal tax was published: the federal one of a salary is another. */
function factOf(one: ReadIncomeTax, law: IncomeTaxLaw): CheckedIncomeTax {
  const { canton: place, municipality, status, pensions, taxable, expected } = one
  const of = pensions === undefined ? 'taxable' : 'pensions'
  const amount = pensions ?? taxable ?? 0
  const its = law.municipalities.get(municipality ?? 0)
  const readings = [READINGS[one.source]]
  const id = [place, municipality ?? '', status, of, amount].join('-')
  const subject = { id, place, municipality: its?.name ?? null, status, of, amount } as const
  if (place === 'CH') {
    const ours = federalIncomeTax(toHundred(amount), status, law.federal).owed
    return { ...subject, figures: [{ name: 'federal', published: expected.federal ?? 0, ours, readings }] }
  }
  if (!its) throw new RangeError(`no municipality ${municipality}`)
  const published = expected.cantonMunicipality ?? (expected.canton ?? 0) + (expected.municipality ?? 0)
  const ours =
    of === 'taxable' ? bothOf(cantonalIncomeTax(amount, status, its, law)) : ofPensions(amount, status, its.number, law)
  const reason = ours === published ? {} : REASONS[place]
  return { ...subject, figures: [{ name: 'cantonal', published, ours, readings, ...reason }] }
}

const bothOf = ({ canton, municipality }: { canton: number; municipality: number }) => canton + municipality

function ofPensions(pensions: number, status: TaxStatus, municipality: number, law: IncomeTaxLaw): TaxFigure['ours'] {
  const tax = incomeTax({ adults: status === 'single' ? 1 : 2, pensions: franc(pensions), municipality }, law)
  if (tax.kind === 'refused') throw new RangeError(tax.refused)
  if (tax.kind === 'amount') return bothOf(tax)
  const others = tax.federal + tax.headTax
  return { low: tax.low - others, high: tax.high - others }
}

export type CheckedIncomeTaxes = {
  incomeTaxes: CheckedIncomeTax[]
  /** Each way in which the calculator was read for them, in the order of the file's letters. */
  incomeTaxReadings: IncomeTaxReading[]
  incomeTaxYear: number
}

/**
 * @param readings of the calculator in one year; the page shows the latest
 * @throws {RangeError} where the year has no tables
 */
export function checkedIncomeTaxes(readings = INCOME_TAX_READINGS.at(-1)): CheckedIncomeTaxes {
  if (!readings) throw new RangeError('no file of readings')
  const { year, cases } = readings
  const law = incomeTaxLawIn(year)
  if (!law || law.year !== year) throw new RangeError(`no tables of ${year}`)
  const facts = new Map<string, CheckedIncomeTax>()
  for (const one of cases) {
    const fact = factOf(one, law)
    const same = facts.get(fact.id)
    facts.set(fact.id, same ? together(same, fact) : fact)
  }
  const read = new Set(cases.map(({ source }) => READINGS[source]))
  return {
    incomeTaxes: [...facts.values()],
    incomeTaxReadings: Object.values(READINGS).filter((one) => read.has(one)),
    incomeTaxYear: year,
  }
}

/** A figure that was read twice is listed once; another one beside it. */
function together(one: CheckedIncomeTax, other: CheckedIncomeTax): CheckedIncomeTax {
  const [figure] = other.figures
  if (!figure) return one
  const isSame = ({ published }: TaxFigure) => published === figure.published
  if (!one.figures.some(isSame)) return { ...one, figures: [...one.figures, figure] }
  return {
    ...one,
    figures: one.figures.map((its) =>
      isSame(its) ? { ...its, readings: [...new Set([...its.readings, ...figure.readings])] } : its,
    ),
  }
}
