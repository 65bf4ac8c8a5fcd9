/** What is asked of a file, and how question and file travel to the process that reads it. */
import type { Day } from '~/pillars/day'
import type { FigureField, FoundFigure, PaperKind } from './figures'
import type { AgeRow } from './figures/by-age'
import type { FileProblem, FileReading } from './files/file-reading'

/** Papers of which the figures are read; others are read as text. */
export type FigurePaper = Extract<PaperKind, 'certificate' | 'statement3a' | 'forecast'>

export type FiguresRequest = { as: FigurePaper; today: Day }
export type PaperRequest = { as: 'text' } | FiguresRequest

/**
 * The figures found in a paper. `other`: it seems to be a paper of another kind, and nothing of it is taken. `ages`: of
 * a certificate, with the first line of their table.
 */
export type FiguresReading =
  | { figures: FoundFigure<FigureField>[]; ages: AgeRow[]; agesLine: string | null }
  | { other: PaperKind }
  | { problem: FileProblem }

export type PaperAnswer = FileReading | FiguresReading

/** The question in one line of JSON, its length in the first byte, then the file. */
export function paperMessage(request: PaperRequest, file: Uint8Array): Uint8Array {
  const question = new TextEncoder().encode(JSON.stringify(request))
  const message = new Uint8Array(1 + question.length + file.length)
  message[0] = question.length
  message.set(question, 1)
  message.set(file, 1 + question.length)
  return message
}

/** The other way round; only for messages of our own. */
export function partsOfMessage(message: Uint8Array): { request: PaperRequest; file: Uint8Array } {
  const end = 1 + (message[0] ?? 0)
  return { request: JSON.parse(new TextDecoder().decode(message.subarray(1, end))), file: message.subarray(end) }
}
