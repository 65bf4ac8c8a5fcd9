/** The text of a paper that is sent as a file: a PDF, a CSV or plain text. Pure: bytes in, text or a reason out. */
import { type FileProblem, type FileReading, MOST_CHARACTERS } from './file-reading'
import { textOfPdf } from './pdf-text'
import { textOfBytes } from './text-bytes'

/** Of a file. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024

/** Throws nothing, whatever the bytes. */
export async function readPaperFile(bytes: Uint8Array): Promise<FileReading> {
  if (bytes.length > MOST_FILE_BYTES) return { problem: 'fileTooLarge' }
  const kind = kindOf(bytes)
  const reading = kind === 'pdf' ? await textOfPdf(bytes) : kind === 'text' ? textOfBytes(bytes) : { problem: kind }
  return 'text' in reading ? { text: reading.text.slice(0, MOST_CHARACTERS) } : reading
}

/** The first bytes of files that we do not read: archives and office documents, then pictures. */
const OTHERS: [starts: string, problem: FileProblem][] = [
  ['PK\u0003\u0004', 'fileKind'],
  ['\u00d0\u00cf\u0011\u00e0', 'fileKind'],
  ['{\\rtf', 'fileKind'],
  ['\u001f\u008b', 'fileKind'],
  ['\u0089PNG', 'fileWithoutText'],
  ['\u00ff\u00d8\u00ff', 'fileWithoutText'],
  ['GIF8', 'fileWithoutText'],
  ['II*\0', 'fileWithoutText'],
  ['MM\0*', 'fileWithoutText'],
]
/** A few programs write something before the first line of a PDF. */
const HEAD = 1024

function kindOf(bytes: Uint8Array): 'pdf' | 'text' | FileProblem {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  if (head.includes('%PDF-')) return 'pdf'
  // Photos from phones name their kind after their length.
  if (head.slice(4, 8) === 'ftyp') return 'fileWithoutText'
  return OTHERS.find(([starts]) => head.startsWith(starts))?.[1] ?? 'text'
}
