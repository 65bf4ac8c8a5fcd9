/** How the pensions of retired people are taxed on a day: federally, and in each canton, one row for each year with known tables. */
import { type Day, lawDay, rowOn, type Source, type Table } from '../table'
import type { Municipality } from './canton-taxes'
import { CANTONS, type Canton } from './cantons'
import { capitalTaxLawIn, capitalTaxLawOn, type DatedFederalTariffs } from './capital-tax'
import taxes2026 from './income-2026.json'
import type { CantonIncomeTax, PerStatus } from './income-tax-rules'
import { tableOfYears, type YearFile } from './yearly-table'

/**
 * CHF a year. `insurance`: the most that counts of premiums and interest on savings (art. 33 al. 1 let. g), with the
 * half more of those who pay nothing into the AHV, the second pillar or pillar 3a (al. 1bis let. a); `couple`: deducted
 * for couples (art. 35 al. 1 let. c); `nothingBelow`: less is not levied (art. 36 al. 3).
 */
export type FederalIncomeRules = { insurance: PerStatus; couple: number; nothingBelow: number }

/** Nobody who is retired pays into them. */
const WITHOUT_CONTRIBUTIONS = 1.5

export const FEDERAL_INCOME_RULES: Table<FederalIncomeRules> = {
  id: 'federalIncomeTax',
  title: 'Federal deductions from pensions',
  unit: 'CHF a year',
  checked: lawDay('2026-11-28'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2026-01-01'),
      value: {
        insurance: [1800 * WITHOUT_CONTRIBUTIONS, 3700 * WITHOUT_CONTRIBUTIONS],
        couple: 2800,
        nothingBelow: 25,
      },
      source: {
        act: 'LIFD',
        article: 'art. 22, 33, 35, 36',
        address: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/fr#art_33',
      },
      // The text of art. 35 was not read: its amount is that of the calculator of the Federal Tax Administration.
      confidence: 'medium',
    },
  ],
}

export type IncomeTaxes = {
  year: number
  /** CHF a year that the calculator of the Federal Tax Administration assumes for the premiums of an adult. */
  premiumPerAdult: number
  /** In the order of the Federal Constitution. */
  cantons: Record<Canton, CantonIncomeTax>
}

/** A file of a year; income-taxes.test.ts holds each of them to this shape, and to bounds. */
type YearOfIncomeTaxes = IncomeTaxes & YearFile

/** Oldest first. A new year is a file like these, and its name here. */
const YEARS = [taxes2026] as unknown as readonly [YearOfIncomeTaxes, ...YearOfIncomeTaxes[]]

export const INCOME_TAXES = tableOfYears(
  { id: 'incomeTax', title: 'Cantonal tax on pensions', unit: 'CHF a year, % of the income' },
  YEARS,
  ({ year, premiumPerAdult, cantons }): IncomeTaxes => ({ year, premiumPerAdult, cantons }),
)

export const INCOME_TAX_TABLES = [FEDERAL_INCOME_RULES, INCOME_TAXES] as const

/** The deductions, the tariffs of art. 36 and where both stand; `year`: the first year of the tariffs. */
export type FederalIncomeTax = FederalIncomeRules &
  Pick<DatedFederalTariffs, 'tariffs' | 'year'> & { source: Source; tariffSource: Source }

/** `year`, `cantons` and `municipalities` belong to the cantonal tables that are used. */
export type IncomeTaxLaw = IncomeTaxes & {
  checked: Day
  /** Where the results can be looked up. */
  calculator: Source
  federal: FederalIncomeTax
  /** The canton's tax, percent of the simple tax. */
  multipliers: Record<Canton, number>
  /** Keyed by their number. */
  municipalities: ReadonlyMap<number, Municipality>
  /** The tables taken from another year, because this year's are not known. */
  assumed: { federal: boolean; cantons: boolean }
}

/**
 * The law that taxes the pensions of the year of a day: its tables, or the latest ones where those are not known, marked
 * in `assumed`; null: the year lies before the first known one.
 */
export function incomeTaxLawOn(day: Day): IncomeTaxLaw | null {
  const [first] = INCOME_TAXES.rows
  if (!first || day < first.from) return null
  const { value, source, assumed } = rowOn(INCOME_TAXES, day)
  const rules = rowOn(FEDERAL_INCOME_RULES, day)
  const tariffs = capitalTaxLawOn(day)
  const { cantons: ofCapital, municipalities } = capitalTaxLawIn(value.year)
  const multiplierOf = (canton: Canton) => {
    const multiplier = value.cantons[canton].multiplier ?? ofCapital[canton]?.multiplier
    if (multiplier === undefined) throw new RangeError(`no multiplier of ${canton}`)
    return multiplier
  }
  return {
    ...value,
    checked: INCOME_TAXES.checked,
    calculator: source,
    federal: {
      ...rules.value,
      source: rules.source,
      tariffs: tariffs.federal.tariffs,
      tariffSource: tariffs.federal.source,
      year: tariffs.federal.year,
    },
    multipliers: Object.fromEntries(CANTONS.map((canton) => [canton, multiplierOf(canton)])) as Record<Canton, number>,
    municipalities,
    assumed: { federal: rules.assumed || tariffs.assumed.federal, cantons: assumed },
  }
}

/** The tables of a calendar year: they hold from its first day to its last. */
export const incomeTaxLawIn = (year: number): IncomeTaxLaw | null => incomeTaxLawOn(lawDay(`${year}-12-31`))
