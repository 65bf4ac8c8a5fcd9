/**
 * The most expensive extracts that may be sent: found by a search over lines of 299 characters for those that cost the
 * reader most. None is an entry, and each is nearly one.
 */
import { MOST_BYTES, MOST_LINES } from '~/papers/extract'

/** The longest line that is looked at. */
const SIGNS = 299

/** What is repeated until the line is full. */
const PIECES = [
  '..O.OO/O/',
  'nrnreinkommen ',
  'aus٣',
  'jahr lOO',
  '12.3.2015  01-12  ',
  '01 - 12  ',
  'IIII',
  'keine buchung',
  'Lausanne, le ',
  '1 ',
  '2O15 ',
  '¹;',
]

export const ODD_LINES = PIECES.map((piece) => `${piece.repeat(SIGNS).slice(0, SIGNS - 1)}1`)

/** As many lines as are read, or as many as fit. */
export function oddExtract(mostBytes: number = MOST_BYTES): string {
  const lines: string[] = []
  let bytes = 0
  for (let at = 0; lines.length < MOST_LINES; at++) {
    const line = ODD_LINES[at % ODD_LINES.length] as string
    bytes += Buffer.byteLength(line) + 1
    if (bytes > mostBytes) break
    lines.push(line)
  }
  return lines.join('\n')
}
