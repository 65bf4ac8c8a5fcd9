/** A square for each year of a working life, by what is known of it. */
import type { Answers } from '~/estimate/estimate'

export const SQUARE_KINDS = ['entry', 'youth', 'low', 'gap', 'toCome', 'unread'] as const
export type Square = { year: number; kind: (typeof SQUARE_KINDS)[number] }

type Checked = NonNullable<Answers['readExtractCheck']['checked']>

export function squaresOf({ lines, summary, years }: Checked): Square[] {
  const { entries, withoutEntry, underMinimum, youthYears, notYetEntered } = summary
  const unread = new Set(lines.filter(({ reason }) => reason !== null).map(({ year }) => Number(year)))
  const firstDue = years.first + 3
  const first = Math.min(entries?.first ?? firstDue, firstDue)
  const last = Math.max(entries?.last ?? firstDue, ...notYetEntered, ...withoutEntry.map(({ to }) => to))
  const kindOf = (year: number): Square['kind'] | null => {
    if (unread.has(year)) return 'unread'
    if (notYetEntered.includes(year)) return 'toCome'
    if (withoutEntry.some(({ from, to }) => from <= year && year <= to)) return 'gap'
    if (youthYears.includes(year)) return 'youth'
    if (year < firstDue) return null
    return underMinimum.includes(year) ? 'low' : 'entry'
  }
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap((year) => {
    const kind = kindOf(year)
    return kind ? [{ year, kind }] : []
  })
}
