/** Figures that may be those of a field: each entry of a paper, by the words around it. */
import { type Entry, entriesIn, type Mention, wholeReading } from './entries'
import type { Candidate } from './found'
import { type FigureKind, isNarrowing, type Label, type LabelReading, labelFinder, narrowed, rankOf } from './labels'
import type { PaperLine } from './paper-lines'

/** Rates are below it, and amounts above it. */
const HIGHEST_RATE = 10
/** A number alone that is no amount by its signs: below it is a count, an age or the number of a note. */
const LOWEST_PLAIN = 100
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

const FIGURES = ['money', 'percent', 'count'] as const

/** The kinds of fields that a figure can fill. */
function kindsOf({ figure }: Entry): FigureKind[] {
  if (figure.kind === 'day') return ['day']
  if (figure.kind === 'age') return ['count']
  if (figure.isPercent) return ['percent']
  const isRate = figure.isAlone && figure.value <= HIGHEST_RATE && !Number.isInteger(figure.value)
  if (isRate) return ['percent', 'money']
  const isPlain = !figure.isAmount && (figure.value < LOWEST_PLAIN || isYear(figure.value))
  if (isPlain) return figure.value === 0 ? ['money', 'count'] : ['count']
  return ['money', ...(Number.isInteger(figure.value) && !figure.isAmount ? (['count'] as const) : [])]
}

type Finders<Field extends string> = {
  find: ReturnType<typeof labelFinder<Field>>
  /** For figures of an age. */
  findInTable: ReturnType<typeof labelFinder<Field>> | null
}

/** `above`: its label stands on a line above. */
type FoundRow<Field extends string> = { row: Label<Field>; above?: number | undefined }

/** The row of the table that an entry belongs to: by its own label, its column, or the label that its own narrows. */
function rowOf<Field extends string>(entry: Entry, { find, findInTable }: Finders<Field>): FoundRow<Field> | null {
  const { own, column, parent } = entry
  const kinds = kindsOf(entry)
  const isOfAge = findInTable !== null && (own.ages.length > 0 || (column?.ages.length ?? 0) > 0)
  const findIn = (words: readonly string[]) => find(words, kinds) ?? (isOfAge ? findInTable(words, kinds) : null)
  const isOpen = isNarrowing(own)
  const row = findIn(own.words)
  if (row) return { row }
  const byColumn = isOpen ? findIn(column?.words ?? []) : null
  if (byColumn) return { row: byColumn, above: column?.line }
  // It belongs to a column of something else.
  if (column && !isNarrowing(column)) return null
  const byParent = isOpen ? findIn(narrowed(own, parent).words) : null
  return byParent && { row: byParent, above: parent.line === entry.line ? undefined : parent.line }
}

export type ReadPaper<Field extends string> = {
  candidates: Candidate<Field>[]
  mentions: Mention[]
}

export function candidatesIn<Field extends string>(
  lines: readonly PaperLine[],
  labels: readonly Label<Field>[],
  tableLabels: readonly Label<Field>[] = [],
): ReadPaper<Field> {
  const finders: Finders<Field> = {
    find: labelFinder(labels),
    findInTable: tableLabels.length > 0 ? labelFinder(tableLabels) : null,
  }
  const isField = (words: readonly string[]) => finders.find(words, FIGURES) !== null
  const { entries, mentions } = entriesIn(lines, isField)
  const candidates: Candidate<Field>[] = []
  for (const entry of entries) {
    const found = rowOf(entry, finders)
    if (!found) continue
    const { row, above } = found
    const [rank, reading] = [rankOf(row), ofRow(entry, row)]
    candidates.push({ field: row.field, value: entry.figure.value, rank, line: entry.line, above, reading })
  }
  return { candidates, mentions }
}

/** A title says nothing of a label that stands for itself. */
const ofRow = (entry: Entry, row: Label<string>): LabelReading =>
  row.isUntitled
    ? wholeReading({ ...entry, section: { ...entry.section, roles: new Set(), ages: [] } })
    : wholeReading(entry)
