/** The text of a PDF in lines, as on the page: by height, then from left to right. */
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

/** Pieces whose heights differ by less than half a letter are on one line. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && piece.y - first.y < Math.max(first.height, piece.height) / 2) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(textOfLine)
}

/** Distances between two pieces, in letter widths: a blank, or the next column. */
const BLANK = 0.15
const COLUMN = 0.8

function textOfLine(line: Piece[]): string {
  let text = ''
  let end: number | null = null
  for (const piece of line.sort((one, other) => one.x - other.x)) {
    const gap = end === null ? 0 : (piece.x - end) / piece.height
    text += `${end === null || gap < BLANK ? '' : gap < COLUMN ? ' ' : '  '}${piece.text}`
    end = piece.x + piece.width
  }
  return text
}
