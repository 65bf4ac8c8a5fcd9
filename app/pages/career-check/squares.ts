/** A square for each year of a working life, according to what is known of it. */
import type { readExtractCheck } from '~/estimate/save/extracts'
import type { YearKind, YearSquare } from '~/ui/chart/year-squares'

type CheckedExtract = NonNullable<Awaited<ReturnType<typeof readExtractCheck>>['checked']>

/** Years that were read are `paid`; years before the age of 21 can fill a gap. */
export function squaresOf({ lines, questions, summary, years }: CheckedExtract): YearSquare[] {
  const { entries, withoutEntry, underMinimum, youthYears, notYetEntered } = summary
  const open = [...lines.filter(({ reason }) => reason !== null), ...questions.flatMap(({ lines }) => lines)]
  const unread = new Set(open.map(({ year }) => Number(year)))
  const firstDue = years.first + 3
  const first = Math.min(entries?.first ?? firstDue, firstDue)
  const last = Math.max(entries?.last ?? firstDue, ...notYetEntered, ...withoutEntry.map(({ to }) => to))
  const kindOf = (year: number): YearKind | null => {
    if (unread.has(year)) return 'unread'
    if (notYetEntered.includes(year)) return 'toCome'
    if (withoutEntry.some(({ from, to }) => from <= year && year <= to)) return 'missing'
    if (youthYears.includes(year)) return 'filled'
    if (year < firstDue) return null
    return underMinimum.includes(year) ? 'low' : 'paid'
  }
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap((year) => {
    const kind = kindOf(year)
    return kind ? [{ year, kind }] : []
  })
}
