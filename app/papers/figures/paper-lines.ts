/** A paper as lines of cells: what stands together, and where. Pure, and without personal numbers. */
import { linesOf, oneSpelling, PERSON } from '../extract/one-spelling'
import { withoutPersonNumbers } from '../extract/person-numbers'
import { LEFT_OUT } from '../extract/shown-line'
import { type PrintedFigure, printedFigures } from './printed-figures'
import { wordsOf } from './words'

/** Lines with text. A certificate has one to six pages. */
const MOST_LINES = 1_000
/** Signs of a line; a longer one is no line of a table. Blanks of a wide layout count. */
const MOST_SIGNS = 400
/** Cells of a line; a table of ages has thirteen, and a label. */
const MOST_CELLS = 30

/**
 * One cell. `from`, `to`: its place in the line, by which columns are recognised. `isValue`: figures, with nothing but
 * their units.
 */
export type Cell = {
  text: string
  from: number
  to: number
  figures: PrintedFigure[]
  words: string[]
  isValue: boolean
}

/** `number`: of the line, from 1. `text`: as printed, for people. `isApart`: there is room above it. */
export type PaperLine = { number: number; text: string; cells: Cell[]; isApart: boolean }

const UNITS = new Set(
  wordsOf(
    'CHF Fr SFr francs franc pro par Jahr Monat mois an p a per annum jährlich monatlich mtl annuel mensuel env ca',
  ),
)
export const isUnit = (word: string) => UNITS.has(word)

/** Dots or lines that lead the eye from a label to its amount. */
const LEADERS = /[._]{3,}|(?: \.){3,}/g
/** Columns that tabs, semicolons or lines part have the same width each. */
const COLUMN_SIGNS = 40

/** The pieces of a line with their places. */
function piecesOf(line: string): { text: string; from: number }[] {
  const isParted = line.includes('\t') || line.includes('|') || /;(?! )/.test(line)
  if (isParted) return line.split(/[\t|;]/).map((text, index) => ({ text: text.trim(), from: index * COLUMN_SIGNS }))
  const pieces: { text: string; from: number }[] = []
  let from = 0
  while (from < line.length) {
    const gap = line.indexOf('  ', from)
    const to = gap < 0 ? line.length : gap
    pieces.push({ text: line.slice(from, to), from })
    from = to
    while (line[from] === ' ') from++
  }
  return pieces
}

function cellOf({ text, from }: { text: string; from: number }): Cell {
  const figures = printedFigures(text)
  const words = wordsOf(withoutFigures(text, figures))
  return { text, from, to: from + text.length, figures, words, isValue: figures.length > 0 && words.every(isUnit) }
}

/** The text with blanks for its figures; ages stay, which belong to labels. */
export function withoutFigures(text: string, figures: readonly PrintedFigure[]): string {
  let [out, copied] = ['', 0]
  for (const { from, to } of figures) {
    out += `${text.slice(copied, from)} `
    copied = to
  }
  return out + text.slice(copied)
}

/** Lines with something in them, up to the limits. */
export function paperLines(text: string): PaperLine[] {
  const lines: PaperLine[] = []
  let isApart = false
  for (const [index, raw] of linesOf(text).entries()) {
    if (lines.length === MOST_LINES) break
    const isBlank = raw.length <= MOST_SIGNS && raw.trim() === ''
    isApart ||= isBlank
    if (isBlank || raw.length > MOST_SIGNS) continue
    const indent = raw.length - raw.trimStart().length
    const line = withoutPersonNumbers(oneSpelling(raw)).replace(LEADERS, (dots) => ' '.repeat(dots.length))
    const cells = piecesOf(line)
      .filter((piece) => piece.text !== '')
      .slice(0, MOST_CELLS)
      .map((piece) => cellOf({ ...piece, from: piece.from + (line.includes('\t') ? 0 : indent) }))
    if (cells.length === 0) continue
    lines.push({
      number: index + 1,
      text: cells
        .map((cell) => cell.text)
        .join('  ')
        .replaceAll(PERSON, LEFT_OUT),
      cells,
      isApart,
    })
    isApart = false
  }
  return lines
}
