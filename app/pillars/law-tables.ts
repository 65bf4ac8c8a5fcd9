/** Types of the law's tables as they are shown, for rooms that may not import the law itself. */
import type { Day, Row } from '~/law/table'
import type { TableId, TableValues } from '~/law/table-values'
import type { Pillar } from '~/law/tables'
import type { CapitalTaxLaw, DatedFederalTariffs } from '~/law/tax/capital-tax'
import type { IncomeTaxLaw } from '~/law/tax/income-taxes'

export type { Confidence, Source } from '~/law/table'
export type { CantonTax, Tariff, TaxStatus } from '~/law/tax/canton-tax'
export type { Canton } from '~/law/tax/cantons'
export type {
  CantonIncomeTax,
  DeductionScale,
  IncomeDeduction,
  IncomeTariff,
  IncomeTaxConfidence,
  PerStatus,
  RangeReason,
} from '~/law/tax/income-tax-rules'
export type { Pillar, TableId, TableValues }

export type LawRow<Id extends TableId> = Row<TableValues[Id]>

/** One table: the same fields for all, and values by its id. */
export type LawTable<Id extends TableId = TableId> = {
  [Each in Id]: {
    id: Each
    pillar: Pillar
    unit: string
    checked: Day
    /** The last day for which the law is enacted; later days take the last row. */
    enactedUntil: Day
    /** Oldest first. `from` is a birth date in tables by birth date. */
    rows: readonly LawRow<Each>[]
  }
}[Id]

/** How capital is taxed: only the number of municipalities, but every known year of the federal tax. */
export type ShownTaxLaw = Omit<CapitalTaxLaw, 'municipalities' | 'federal' | 'assumed'> & {
  municipalityCount: number
  federal: readonly DatedFederalTariffs[]
}

/** How pensions are taxed by the latest tables: without the municipalities, whose multipliers are those of capital. */
export type ShownIncomeTaxLaw = Omit<IncomeTaxLaw, 'municipalities' | 'multipliers' | 'assumed'>
