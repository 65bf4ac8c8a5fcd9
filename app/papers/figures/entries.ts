/** The lines of a paper as entries: what is written beside, above and around each figure. */
import { isNarrowing, type LabelReading, NO_LABEL, narrowed, type Role, readLabel } from './labels'
import type { Cell, PaperLine } from './paper-lines'
import { isUnit } from './paper-lines'
import type { PrintedFigure } from './printed-figures'
import { type Column, columnsFor, columnsOf, isHeading } from './table-columns'
import { wordsOf } from './words'

/** `isAlone`: it has a cell of its own. */
export type PlacedFigure = PrintedFigure & { isAlone: boolean }

/**
 * A figure with what is said of it. `own`: beside it; `column`: above it; `parent`: the label that its own one only
 * narrows; `section`: the title above.
 */
export type Entry = {
  line: number
  figure: PlacedFigure
  own: LabelReading
  column: LabelReading | null
  parent: LabelReading
  section: LabelReading
}

/** A line without regard to its figures, for what is only mentioned. */
export type Mention = { line: number; reading: LabelReading; parent: LabelReading; text: string }

/** One label with the figures that follow it in its line. */
type Segment = { from: number; label: string; figures: PlacedFigure[]; tail: string }

const isOnlyUnits = (text: string) => wordsOf(text).every(isUnit)
const PER = /jahr|monat|mois|\bpar an\b|annuel|mensuel|mtl|\/an/i

/** Parts a line into labels with their figures. */
function segmentsOf(cells: readonly Cell[]): Segment[] {
  const segments: Segment[] = [{ from: cells[0]?.from ?? 0, label: '', figures: [], tail: '' }]
  const last = () => segments.at(-1) as Segment
  const addText = (text: string, from: number) => {
    if (!/[\p{L}\d]/u.test(text)) return
    const segment = last()
    if (segment.figures.length === 0) segment.label += ` ${text}`
    // `37'207 pro Jahr`, but `pro Jahr 37'207  pro Monat 3'100`.
    else if (isOnlyUnits(text) && !PER.test(segment.label)) segment.tail += ` ${text}`
    else segments.push({ from, label: text, figures: [], tail: '' })
  }
  for (const [index, cell] of cells.entries()) {
    let copied = 0
    // In a table of ages they are the labels.
    if (index === 0 && cell.isValue && cell.figures[0]?.kind === 'age' && cells.length > 1) {
      addText(cell.text, cell.from)
      continue
    }
    for (const figure of cell.figures) {
      if (figure.kind === 'age' && !cell.isValue) continue
      addText(cell.text.slice(copied, figure.from), cell.from)
      const place = { from: cell.from + figure.from, to: cell.from + figure.to }
      last().figures.push({ ...figure, ...place, isAlone: cell.isValue })
      copied = figure.to
      // `Versicherter Lohn (100 %)`: a part of its label too.
      if (figure.kind === 'number' && figure.isPercent && !cell.isValue)
        last().label += ` ${cell.text.slice(figure.from, figure.to)}`
    }
    addText(cell.text.slice(copied), cell.from)
  }
  return segments
}

/** What a title says of all figures below it. */
const OF_SECTION: readonly Role[] = ['month', 'year', 'projected']

type Progress = {
  columns: Column[]
  section: LabelReading
  parent: LabelReading
  beside: Beside[]
  wasHeading: boolean
  wrap: string
}

/** The last word of a line whose label goes on in the next one. */
const GOES_ON = new Set(
  wordsOf('im bei à de la le par pro am per du des mit et und der die den von zum zur nach auf pour'),
)

/** A label that began in the line above. */
const wholeLabel = (label: string, { wrap }: Progress) =>
  wrap !== '' && (wrap.endsWith('-') || GOES_ON.has(wordsOf(wrap).at(-1) ?? '')) ? `${wrap} ${label}` : label

/** Whether words name a field: a title that does is the label of what stands below it, and says nothing of other labels. */
export type IsField = (words: readonly string[]) => boolean

/** Everything that stands on the lines of a paper. */
export function entriesIn(lines: readonly PaperLine[], isField: IsField): { entries: Entry[]; mentions: Mention[] } {
  const progress: Progress = {
    columns: [],
    section: NO_LABEL,
    parent: NO_LABEL,
    beside: [],
    wasHeading: false,
    wrap: '',
  }
  const [entries, mentions]: [Entry[], Mention[]] = [[], []]
  for (const line of lines) {
    // A table ends at the room below it; its heading may have some, too.
    if (line.isApart && !progress.wasHeading) progress.columns = []
    mentions.push({ line: line.number, reading: readLabel(line.text), parent: progress.parent, text: line.text })
    entries.push(...entriesOf(line, progress))
    if (isHeading(line)) headLine(line, progress, isField)
    else Object.assign(progress, { wasHeading: false, wrap: '' })
  }
  return { entries, mentions }
}

/** What a title says. Its numbers are ages only if it says so: an address has numbers too. */
function titleIn(text: string, line: number): LabelReading {
  const reading = readLabel(text)
  return { ...reading, line, ages: reading.hasAgeWord ? reading.ages : [] }
}

/** Signs from the left edge of the text within which labels begin. */
const LABEL_SIGNS = 8

function headLine(line: PaperLine, progress: Progress, isField: IsField) {
  const [first] = line.cells
  if (line.cells.length > 1) {
    progress.columns = columnsOf(line, progress.wasHeading ? progress.columns : [])
    Object.assign(progress, { wasHeading: true, wrap: '' })
    const reading = titleIn(first?.text ?? '', line.number)
    // Its first cell is the title of the labels below it, if it stands above them.
    if (first && first.from <= LABEL_SIGNS && !isField(reading.words))
      progress.section = narrowed(reading, progress.section, OF_SECTION)
    if (!isNarrowing(reading)) progress.parent = reading
    return
  }
  const reading = titleIn(line.text, line.number)
  if (isField(reading.words)) progress.parent = reading
  else if (!isNarrowing(reading)) {
    // A new part of the paper: the columns above it have ended.
    const columns = progress.wasHeading ? progress.columns : []
    Object.assign(progress, { columns, section: reading, parent: reading })
  } else if (reading.roles.size > 0) {
    progress.section = narrowed(reading, progress.section, OF_SECTION)
    progress.parent = { ...narrowed(reading, progress.parent), line: line.number }
  }
  Object.assign(progress, { wasHeading: false, wrap: line.text.trim() })
}

/** The cells of a heading with rates speak for themselves; those of other lines go on. */
const partsOf = (line: PaperLine) =>
  isHeading(line) && line.cells.some(({ figures }) => figures.some(({ kind }) => kind === 'number'))
    ? line.cells.flatMap((cell) => segmentsOf([cell]))
    : segmentsOf(line.cells)

/** A label that begins beside others: that of a second table. */
type Beside = { from: number; line: number; reading: LabelReading }
type Before = Pick<Segment, 'from'> & { reading: LabelReading }
/** Signs and lines within which a label narrows the one above it. */
const [NEAR_SIGNS, NEAR_LINES] = [6, 4]

/** The label that one without a field of its own narrows. */
function parentOf(
  segment: Segment,
  { line, before, progress }: { line: number; before: Before | null; progress: Progress },
) {
  if (!before) return progress.parent
  // A sentence goes on.
  if (before.from === segment.from) return before.reading
  const above = progress.beside.findLast(
    (one) => Math.abs(one.from - segment.from) <= NEAR_SIGNS && line - one.line <= NEAR_LINES,
  )
  return above?.reading ?? before.reading
}

function entriesOf(line: PaperLine, progress: Progress): Entry[] {
  const found: Entry[] = []
  const segments = partsOf(line)
  const alone = segments.flatMap(({ figures }) => figures.filter(({ isAlone, kind }) => isAlone && kind !== 'day'))
  const columns = columnsFor(alone, progress.columns)
  let before: Before | null = null
  for (const [index, segment] of segments.entries()) {
    const { label, figures, tail } = segment
    const own = readLabel(`${index === 0 ? wholeLabel(label, progress) : label} ${tail}`)
    const isOwn = !isNarrowing(own)
    const parent = isOwn ? NO_LABEL : parentOf(segment, { line: line.number, before, progress })
    const days = figures.flatMap((one) => (one.kind === 'day' ? [one.value] : []))
    for (const figure of figures) {
      const column = columns[alone.indexOf(figure)]?.reading ?? null
      const reading = { ...own, days: figure.kind === 'day' ? own.days : [...own.days, ...days] }
      found.push({ line: line.number, figure, own: reading, column, parent, section: progress.section })
    }
    if (!isOwn) continue
    // The next label may only narrow this one; a line without figures is a title, and treated as one.
    before = { from: segment.from, reading: own }
    if (index > 0 && segment.from !== segments[0]?.from)
      progress.beside = [...progress.beside, { from: segment.from, line: line.number, reading: own }].slice(-NEAR_LINES)
    else if (figures.length > 0 || segments.length > 1) progress.parent = own
  }
  return found
}

/** All that is said of a figure of which the field is known. */
export function wholeReading({ own, column, parent, section }: Entry): LabelReading {
  const inColumn = column ? narrowed(own, { ...column, words: [] }) : own
  const below = narrowed(inColumn, parent)
  // What is said of a day is not what a title says of an age.
  const isOfDay = below.days.length > 0 && !below.roles.has('projected')
  return narrowed(isOfDay ? { ...below, roles: new Set([...below.roles, 'current']) } : below, section, OF_SECTION)
}
