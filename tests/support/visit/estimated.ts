/** What `POST /api/estimate` says of a life, and the same life as its lines are typed and sent. */

import type { PensionResult } from '~/pillars/avs/result'
import type { Column } from '~/pillars/synthesis/result'

type Amounts = { low: number; high: number }
type TaxedYear = Record<'year' | 'capital' | 'federal' | 'canton' | 'municipality' | 'total', number>
export type LifeFigures = {
  digest: { withoutChange: Column; withChange: Column | null }
  pension: PensionResult
  ranges: { avs: Amounts | null } | null
  /** Of the first year; `years`: of each, where there are several. */
  tax: (TaxedYear & { years?: TaxedYear[] }) | null
}

export const taxedYears = ({ tax }: LifeFigures): TaxedYear[] => (tax ? (tax.years ?? [tax]) : [])

/** A line of an extract each year, January to December. */
export const lines = (first: number, last: number, amount: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `25 123.456 1 01-12 ${first + at} ${amount}`)
/** The same as the call takes them. */
export const incomes = (first: number, last: number, amount: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ year: first + at, amount, months: 12 }))
