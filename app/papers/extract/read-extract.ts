/**
 * Reads the text of an extract of the individual account (RAVS art. 140, 141), as people paste it from paper, a PDF or
 * a spreadsheet. Pure, in one pass; every line is bounded before a pattern looks at it.
 */
import type { Day } from '~/pillars/day'
import { type EntryInLine, withoutCancelled } from './cancelled'
import { isLoneNumber, type LoneNumber, proposalsOfColumns } from './columns'
import type { Beyond, ExtractReading, ExtractRow, Note, NoteKey } from './extract-reading'
import { furnitureOf, looksLikeTotal } from './furniture'
import { partsOfLine } from './line-parts'
import { hasDigit, linesOf, oneSpelling } from './one-spelling'
import type { YearSpan } from './part-kinds'
import { withoutPersonNumbers } from './person-numbers'
import { type ColumnOrder, readLine } from './read-line'
import { LEFT_OUT } from './shown-line'
import { doubtfulRow, longLine, unreadLine } from './unread-line'

/** Of the whole text, as UTF-8. */
export const MOST_BYTES = 256 * 1024
/** Lines with a digit. */
export const MOST_LINES = 500
/** Per line: longer ones are no entry. Blanks of a wide layout count once. */
const MOST_SIGNS = 300
const MOST_RAW_SIGNS = 2_000
/**
 * Parts per line: an entry has ten columns, a heading and a long name some more words. Each part is looked at many
 * times.
 */
const MOST_PARTS = 40

export type ExtractFacts = { birthDate: Day; today: Day }

const yearOf = (day: Day) => Number(day.slice(0, 4))
/** AVS contributions are due from the year after the 17th birthday (LAVS art. 3 al. 2); one year of tolerance. */
export const spanOf = ({ birthDate, today }: ExtractFacts): YearSpan => ({
  first: yearOf(birthDate) + 17,
  last: yearOf(today),
})

const isTooLong = (text: string) => text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES

const YEAR_WORD = /beitragsjahr|jahr|année|anno|year/i
const AMOUNT_WORD = /einkommen(?!s)|revenu|lohn|salaire|reddito|betrag|montant|importo|income/i

/** The order of columns that a heading gives. */
function orderIn(line: string): ColumnOrder | null {
  const [year, amount] = [line.search(YEAR_WORD), line.search(AMOUNT_WORD)]
  if (year < 0 || amount < 0) return null
  return year < amount ? 'yearFirst' : 'amountFirst'
}

/** What has been read so far. */
type Progress = {
  entries: EntryInLine[]
  order: ColumnOrder | null
  isHead: boolean
  /** The entries after which an office begins or a total stands: sums may count from there. */
  marks: number[]
  /** Unread lines that contain only a number, in runs without another entry or unread line between them. */
  runs: LoneNumber[][]
  reading: ExtractReading
}

const MOST_MARKS = 5
const sumOf = (entries: readonly EntryInLine[]) => entries.reduce((sum, { entry }) => sum + entry.amount, 0)

/** Whether a total is that of the whole text, of a year, or from one of the last marks on. */
function isSumIn({ entries, marks }: Progress, amount: number, year: number | null): boolean {
  if (year !== null) return sumOf(entries.filter(({ entry }) => entry.year === year)) === amount
  return [0, ...marks.slice(-MOST_MARKS)].some((from) => sumOf(entries.slice(from)) === amount)
}

function addNotes(notes: Note[], keys: readonly NoteKey[], line: number) {
  for (const key of new Set(keys)) {
    const note = notes.find((one) => one.key === key)
    if (note) note.lines.push(line)
    else notes.push({ key, lines: [line] })
  }
}

/** Adds one line with a digit to what has been read. @param text in one spelling */
function readOn(progress: Progress, text: string, line: number, span: YearSpan) {
  const { reading, entries } = progress
  const bare = withoutPersonNumbers(text).trim()
  const parts = partsOfLine(bare)
  if (parts.parts.length > MOST_PARTS) return void reading.unread.push(longLine(line, text))
  const read = readLine(parts, { span, order: progress.order })
  if ('entries' in read) {
    progress.isHead = false
    for (const entry of read.entries) entries.push({ line, entry })
    progress.runs.push([])
    addNotes(reading.notes, read.notes, line)
    return
  }
  const isSum = (amount: number, year: number | null) => isSumIn(progress, amount, year)
  const as = furnitureOf(bare, parts, { span, isHead: progress.isHead, isSum })
  if (as === 'office') progress.isHead = false
  if (as === 'office' || as === 'total') progress.marks.push(entries.length)
  if (as) reading.furniture.push({ line, as })
  else {
    const reason = looksLikeTotal(bare) ? 'total' : read.reason
    reading.unread.push(unreadLine(parts, { line, text, reason, span, order: progress.order }))
    if (isLoneNumber(text)) progress.runs.at(-1)?.push({ line, text })
    else progress.runs.push([])
  }
}

/** What the lines of a table say that was copied column by column. */
function proposeColumns({ runs, reading }: Progress, span: YearSpan) {
  const proposals = new Map(runs.flatMap((run) => [...proposalsOfColumns(run, span)]))
  reading.unread = reading.unread.map((one) => ({ ...one, proposal: proposals.get(one.line) ?? one.proposal }))
}

/** Removes entries that cancel each other; account numbers become their order of appearance. */
function finish({ entries, reading }: Progress, lines: readonly string[]) {
  const { left, pairs } = withoutCancelled(entries)
  const payers = new Map<string, number>()
  for (const lines of pairs) reading.notes.push({ key: 'cancelled', lines })
  for (const { line, entry } of left) {
    const { account, takesBack, ...read } = entry
    if (account !== null && !payers.has(account)) payers.set(account, payers.size + 1)
    const row: ExtractRow = { line, ...read, payer: account === null ? null : (payers.get(account) ?? null) }
    // A reversed credit for care has no amount to subtract: the entry that it takes back must be in the text.
    if (takesBack && row.kind === 'careCredit')
      reading.unread.push(doubtfulRow(row, { text: oneSpelling(lines[line - 1] ?? ''), reason: 'codeUnclear' }))
    else reading.rows.push(row)
  }
  reading.unread.sort((a, b) => a.line - b.line)
}

/** The beginning of a line that is too long, without the word that is cut off at its end. */
function beginningOf(raw: string): string {
  const cut = raw.slice(0, MOST_SIGNS)
  return raw.length > MOST_SIGNS
    ? `${oneSpelling(cut.slice(0, cut.lastIndexOf(' ') + 1))} ${LEFT_OUT}`
    : oneSpelling(cut)
}

function beyondOf(lines: readonly string[], from: number, reason: Beyond['reason']): Beyond {
  const count = lines.slice(from).filter(hasDigit).length
  return { reason, fromLine: from + 1, lines: count }
}

/**
 * Every line with a digit comes back: as a row, unread, as furniture, in a note that two lines cancel each other, or
 * counted among those beyond the limits. Never throws, whatever the text.
 */
export function readExtract(text: string, facts: ExtractFacts): ExtractReading {
  const span = spanOf(facts)
  const reading: ExtractReading = { rows: [], unread: [], furniture: [], notes: [], beyond: null }
  const lines = linesOf(text)
  if (isTooLong(text)) return { ...reading, beyond: beyondOf(lines, 0, 'size') }
  const progress: Progress = { entries: [], order: null, isHead: true, marks: [], runs: [[]], reading }
  let count = 0
  for (const [at, raw] of lines.entries()) {
    const isShort = raw.length <= MOST_RAW_SIGNS
    const line = isShort ? oneSpelling(raw) : ''
    if (!hasDigit(raw)) {
      const order = line.length <= MOST_SIGNS ? orderIn(line) : null
      progress.order = order ?? progress.order
      if (order) progress.isHead = false
      continue
    }
    if (count === MOST_LINES) {
      reading.beyond = beyondOf(lines, at, 'lines')
      break
    }
    count++
    const wide = line.replace(/ {3,}/g, '  ')
    if (!isShort || wide.length > MOST_SIGNS) reading.unread.push(longLine(at + 1, beginningOf(raw)))
    else readOn(progress, wide, at + 1, span)
  }
  proposeColumns(progress, span)
  finish(progress, lines)
  return reading
}
