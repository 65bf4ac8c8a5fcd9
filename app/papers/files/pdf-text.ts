/** The text of a PDF in lines, as on the page: by height, then from left to right, with its columns in their places. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { FileReading } from './file-reading'

/** An extract of 500 lines has about 20. */
const MOST_PAGES = 60
/** Pieces of text on all pages. */
const MOST_PIECES = 60_000

/** One piece of text: where it begins, and how large it is, in points. `y` from the top. */
type Piece = { text: string; x: number; y: number; width: number; height: number }

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** Otherwise the first PDF would do it. */
export const loadPdfReader = () => getResolvedPDFJS()

/** Never throws: the library's errors may contain what stands in the file. */
export async function textOfPdf(bytes: Uint8Array): Promise<FileReading> {
  try {
    // The library detaches the bytes it is given. It logs nothing, evaluates nothing and fetches nothing.
    const options = { verbosity: 0, isEvalSupported: false, useSystemFonts: false, stopAtErrors: false }
    const pdf = await getDocumentProxy(new Uint8Array(bytes), options)
    try {
      return await textOfPages(pdf)
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'fileLocked' : 'fileUnreadable' }
  }
}

async function textOfPages(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<FileReading> {
  if (pdf.numPages > MOST_PAGES) return { problem: 'fileUnreadable' }
  const lines: string[] = []
  let count = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const pieces = await piecesOf(await pdf.getPage(number))
    count += pieces.length
    if (count > MOST_PIECES) return { problem: 'fileUnreadable' }
    lines.push(...linesOf(pieces))
  }
  const text = lines.join('\n')
  return /\S/.test(text) ? { text } : { problem: 'fileWithoutText' }
}

/** Rotated as the page is shown. */
async function piecesOf(page: Page): Promise<Piece[]> {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform as number[]
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    const height = item.height || Math.hypot(...(item.transform as number[]).slice(2, 4)) || 1
    return [{ text: item.str, x: a * x + c * y + e, y: b * x + d * y + f, width: item.width, height }]
  })
}

/** Pieces whose heights differ by less than half a letter are on one line; more room than a line is an empty one. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && piece.y - first.y < Math.max(first.height, piece.height) / 2) line.push(piece)
    else lines.push([piece])
  }
  const layout = layoutOf(pieces)
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]
    return above && isApart(above, line) ? ['', textOfLine(line, layout)] : [textOfLine(line, layout)]
  })
}

/** Line heights, from one line to the next: more is room between two parts of a page. */
const ROOM = 2.2

const isApart = ([above]: Piece[], [below]: Piece[]) =>
  above !== undefined && below !== undefined && below.y - above.y > ROOM * Math.max(above.height, below.height)

/** Where the text of a page begins, and the width of a sign, in points. */
type Layout = { left: number; sign: number }

/** The width of a digit, in heights of a letter: narrower than most letters, so that columns rarely collide. */
const SIGN_WIDTH = 0.5

function layoutOf(pieces: readonly Piece[]): Layout {
  const heights = pieces.map(({ height }) => height).toSorted((one, other) => one - other)
  const left = pieces.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  return { left, sign: SIGN_WIDTH * (heights[heights.length >> 1] ?? 1) }
}

/** Distances between two pieces, in letter widths: a blank, or the next column. */
const BLANK = 0.15
const COLUMN = 0.8
/** Signs; a page has about 130. What is placed further right follows without its room. */
const MOST_SIGNS = 240

/** Columns stand where they stand on the page, at least two blanks apart. */
function textOfLine(line: Piece[], { left, sign }: Layout): string {
  let text = ''
  let end: number | null = null
  for (const piece of line.sort((one, other) => one.x - other.x)) {
    const gap: number = end === null ? Number.POSITIVE_INFINITY : (piece.x - end) / piece.height
    if (gap >= COLUMN) {
      const place = Math.min(MOST_SIGNS, Math.round((piece.x - left) / sign))
      text = `${text}${text === '' ? '' : '  '}`.padEnd(place)
    } else if (gap >= BLANK) text += ' '
    text += piece.text
    end = piece.x + piece.width
  }
  return text
}
