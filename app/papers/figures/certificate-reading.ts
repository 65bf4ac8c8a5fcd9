/** What reading a certificate yields. */
import type { AgeRow } from './by-age'
import type { FoundFigure, FoundValue } from './found'

/** The fields of the form that a paper can fill, by their names. */
export type CertificateFigure =
  | 'kind'
  | 'date'
  | 'balance'
  | 'balanceMandatory'
  | 'contribution'
  | 'contributionPer'
  | 'capital'
  | 'pension'
  | 'pensionPer'
  | 'atAge'
  | 'paidSince'
  | 'conversionRate'
  | 'conversionRateAbove'
  | 'interest'
  | 'interestAbove'
  | 'maxCapitalShare'
  | 'noticeMonths'
  | 'insuredSalary'
  | `insuredSalaries[${number}].amount`
  | 'rate'
  | 'buyIn'
  | 'divorceBuyIn'
  | 'withdrawn'
  | 'pledged'
  | 'bridging.monthly'
  | 'bridging.from'
  | 'bridging.until'
  | 'bridging.reduction'

/** `ages`: other ages than that of `pension`; the period of their pensions is `pensionPer`. */
export type CertificateReading = {
  figures: FoundFigure<CertificateFigure>[]
  ages: AgeRow[]
  /** The first line of the table of ages. */
  agesLine: string | null
}

export type FoundValues = Partial<Record<CertificateFigure, FoundValue | null>>
