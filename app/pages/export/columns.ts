import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import type { ExportedIncome } from '~/takeaway/exported-income'
import type { ExportedNet } from '~/takeaway/exported-net'

/** A column of a shared synthesis: what does not lead back to the person, their parties or their spouse. */
export type ExportedColumn = Pick<
  Column,
  | 'retirementDate'
  | 'worksUntil'
  | 'law'
  | 'outlook'
  | 'totalFrom'
  | 'monthlyTotal'
  | 'complete'
  | 'missing'
  | 'first'
  | 'ranges'
  | 'capitalTotal'
> & {
  avs: Omit<NonNullable<Column['avs']>, 'partnerStart'> | null
  lpp: Omit<NonNullable<Column['lpp']>, 'funds'> | null
  vested: (Pick<NonNullable<Column['vested']>, 'current' | 'projected'> & { paidOut: [Day, Franc][] | null }) | null
  pillar3a: Omit<NonNullable<Column['pillar3a']>, 'accounts'> | null
  income: ExportedIncome | null
  net?: ExportedNet | undefined
}

export type Columns = { withoutChange: ExportedColumn; withChange: ExportedColumn | null }

/** Without a change there is no second column, as nobody simulates on this page. */
export const namesIn = ({ withChange }: Columns): ColumnName[] =>
  withChange ? ['withoutChange', 'withChange'] : ['withoutChange']
