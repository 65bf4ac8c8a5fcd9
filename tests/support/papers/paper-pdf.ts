/** A paper as a PDF: each cell of its text at its place, amounts to the right of it, as tables are printed. */
import { makePdf, type PlacedText } from '../pages/make-pdf'

/** Points. A sign of our text is as wide as the average letter of the PDF. */
const [LEFT, TOP, SIGN, LINE] = [40, 60, 4.6, 13]
const LINES_A_PAGE = 50
/** Of a digit in Helvetica at nine points. */
const DIGIT = 5
const COLUMN_SIGNS = 24

function cellsOf(line: string): { text: string; at: number }[] {
  if (/[\t|]/.test(line))
    return line
      .split(/[\t|]/)
      .map((text, index) => ({ text: text.trim(), at: index === 0 ? 0 : 20 + index * COLUMN_SIGNS }))
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, at: index }))
}

/** Figures end where they end in the text; words begin where they begin. */
function placed({ text, at }: { text: string; at: number }, line: number): PlacedText {
  const isFigure = /^[\d'.,]+$/.test(text)
  const x = LEFT + SIGN * at + (isFigure ? (SIGN - DIGIT) * text.length : 0)
  return { text, x, y: TOP + LINE * line }
}

export function paperPdf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const lines = text.trimEnd().split('\n')
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, page) =>
    lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE).flatMap((line, index) =>
      cellsOf(line)
        .filter((cell) => cell.text !== '')
        .map((cell) => placed(cell, index)),
    ),
  )
  return makePdf(pages)
}
