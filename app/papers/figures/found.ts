/** What reading a paper yields: figures with their lines, for fields that a person would fill. */
import type { Day } from '~/pillars/day'
import { shownLine } from '../extract/shown-line'
import type { LabelReading } from './labels'
import type { PaperLine } from './paper-lines'

/** `value`: CHF, percent, years, a day, or the name of a choice. `line`: as printed, without personal numbers. */
export type FoundFigure<Field extends string = string> = { field: Field; value: number | string; line: string }

/** What a paper seems to be. */
export type PaperKind =
  | 'certificate'
  | 'statement3a'
  | 'vested'
  | 'forecast'
  | 'extract'
  | 'taxForm'
  | 'salaryCertificate'
  | 'paySlip'

/** A figure that may be that of a field. */
export type Candidate<Field extends string, Value = number | Day> = {
  field: Field
  value: Value
  rank: number
  line: number
  /** The line of its label, if that stands above it. */
  above?: number | undefined
  reading: LabelReading
}

/**
 * The one figure that candidates agree on, of those that rank highest; null: there is none, or they differ, and nobody
 * but the person knows which it is.
 */
export function agreed<One extends { value: unknown; rank: number }>(candidates: readonly One[]): One | null {
  const most = Math.max(...candidates.map(({ rank }) => rank))
  const [first, ...others] = candidates.filter(({ rank }) => rank === most)
  return first && others.every(({ value }) => value === first.value) ? first : null
}

/** A value with the number of its line; `above`: of its label; `also`: of another figure that was added to it. */
export type FoundValue = { value: number | string; line: number; above?: number | undefined; also?: number | undefined }

/** The line as it is shown. */
export const lineText = (lines: readonly PaperLine[], number: number): string =>
  shownLine(lines.find((line) => line.number === number)?.text.trim() ?? '')

/** The fields that were found, each with the line that it was read from. */
export function figuresOf<Field extends string>(
  found: Partial<Record<Field, FoundValue | null>>,
  lines: readonly PaperLine[],
): FoundFigure<Field>[] {
  return (Object.entries(found) as [Field, FoundValue | null][]).flatMap(([field, one]) => {
    if (!one) return []
    const { value, line, above, also } = one
    const textOf = (number: number | undefined) => (number === undefined ? [] : [lineText(lines, number)])
    const beside = [...textOf(line), ...textOf(also)].join(' + ')
    return [{ field, value, line: [...textOf(above), beside].join(' / ') }]
  })
}
