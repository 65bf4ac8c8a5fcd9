/** The form of a paper, filled with the figures of its file. Nothing is saved by it. */
import type { AppLoadContext } from '@remix-run/node'
import type { FigurePaper, FiguresReading } from '~/papers/paper-request'
import { findField } from '../form/declaration/form-of'
import type { Fields } from '../form/declaration/spec'
import { textOf } from '../form/known-fields'
import type { ProblemKey } from '../form/problem-keys'
import type { ReadFigures } from '../form/revision'
import { readSent, statusOfFile } from './sent-file'

/** What pages of figures say in place of advice to paste a text. */
const AS_FIGURES: Partial<Record<ProblemKey, ProblemKey>> = {
  fileTooLarge: 'paperTooLarge',
  fileWithoutText: 'paperWithoutText',
  fileLocked: 'paperLocked',
  fileUnreadable: 'paperUnreadable',
  fileReaderBusy: 'paperReaderBusy',
  fileUnderWay: 'paperUnderWay',
}

const OF_ANOTHER_KIND = {
  certificate: 'fileIsCertificate',
  statement3a: 'fileIsStatement3a',
  vested: 'fileIsVested',
  forecast: 'fileIsForecast',
  extract: 'fileIsExtract',
  taxForm: 'fileIsTaxForm',
  salaryCertificate: 'fileIsSalaryCertificate',
  paySlip: 'fileIsPaySlip',
} satisfies Record<Extract<FiguresReading, { other: unknown }>['other'], ProblemKey>

type Figures = Extract<FiguresReading, { figures: unknown }>
type FileRequest = { as: FigurePaper; context: Pick<AppLoadContext, 'readFigures'>; signal: AbortSignal }

/** The figures of a file, or the problem to say at its field, with the status of its page. */
export async function figuresOf(
  file: File,
  { as, context, signal }: FileRequest,
): Promise<Figures | { problem: ProblemKey; status: number }> {
  const reading = await readSent(file, (bytes) => context.readFigures(as, bytes, signal))
  if ('problem' in reading)
    return { problem: AS_FIGURES[reading.problem] ?? reading.problem, status: statusOfFile(reading.problem) }
  if ('other' in reading) return { problem: OF_ANOTHER_KIND[reading.other], status: statusOfFile(null) }
  const isEmpty = reading.figures.length === 0 && reading.ages.length === 0
  return isEmpty ? { problem: 'paperWithoutFigures', status: statusOfFile(null) } : reading
}

/** The fields of which is said that they were not found, by the kind of paper that was read, if one was. */
export type Matters = (kind: number | string | undefined) => readonly string[]

/** The name of the rows of ages. */
const AGES = 'ages'

/**
 * The posted form with a text for each figure that was found. What was typed stays; a choice that still has its usual
 * value was not typed.
 */
export function filledWith(
  { figures, ages, agesLine }: Figures,
  { posted, fields, matters }: { posted: FormData; fields: Fields; matters: Matters },
): { filled: FormData; read: ReadFigures } {
  const filled = new FormData()
  for (const [name, value] of posted) if (name !== 'file') filled.append(name, value)
  const lines: Record<string, string> = {}
  const fill = (name: string, value: number | string) => {
    const { spec } = findField(fields, name)
    if (!spec || !('write' in spec)) return false
    const typed = textOf(posted, name).trim()
    if (typed === '' || typed === spec.usual) filled.set(name, spec.write(value as never))
    return true
  }
  for (const { field, value, line } of figures) if (fill(field, value)) lines[field] = line
  if (agesLine !== null && !hasRows(posted)) {
    for (const [index, row] of ages.entries())
      for (const [name, value] of Object.entries(row)) if (value !== null) fill(`${AGES}[${index}].${name}`, value)
    lines[AGES] = agesLine
  }
  const kind = figures.find(({ field }) => field === 'kind')?.value
  const missing = matters(kind).filter((name) => !(name in lines) && textOf(posted, name).trim() === '')
  return { filled, read: { lines, missing } }
}

/** Ages that were typed are not mixed with others. */
const hasRows = (posted: FormData) =>
  [...posted].some(([name, text]) => /^ages(\[|Text$)/.test(name) && typeof text === 'string' && text.trim() !== '')
