/**
 * Bytes of a text file as text: UTF-8, UTF-16 with or without its mark, otherwise the encoding of Windows in western
 * Europe.
 */
import type { FileReading } from './file-reading'

/** Sufficient to recognise the encoding. */
const SAMPLE = 4096
/** In UTF-16, every second byte of our letters is 0. */
const MOSTLY = 0.4

export function textOfBytes(bytes: Uint8Array): FileReading {
  const text = decoded(bytes)
  return text === null ? { problem: 'fileKind' } : { text: separatedBySemicolons(text) }
}

/** Cells of a table, with or without quotes; a comma in a sentence or an address is followed by a space. */
const CELLS = /^(?:"[^"]*"|[^",;\t]*)(?:,(?! )(?:"[^"]*"|[^",;\t]*)){2,}$/
/** Characters; a longer line is no entry anyway (app/papers/extract/read-extract.ts). */
const LONGEST_ROW = 2000
/** One amount in groups of three. */
const GROUPS_OF_THREE = /^[^,]*(?:,\d{3})+(?:\.\d*)?$/

/** A comma-separated table, with semicolons instead: in extracts commas are part of amounts. */
function separatedBySemicolons(text: string): string {
  const lines = text.split(/\r?\n/)
  const isOfCells = (line: string) => line.length <= LONGEST_ROW && CELLS.test(line) && !GROUPS_OF_THREE.test(line)
  if (!lines.every((line) => line.trim() === '' || isOfCells(line))) return text
  return lines.map((line) => line.replace(/"([^"]*)"|,/g, (_, cell?: string) => cell ?? ';')).join('\n')
}

/** null: no text. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return withoutControls(decode('utf-16le', bytes))
  if (first === 0xfe && second === 0xff) return withoutControls(decode('utf-16be', bytes))
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (odd: number) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zeros(1) > MOSTLY * sample.length) return withoutControls(decode('utf-16le', bytes))
  if (zeros(0) > MOSTLY * sample.length) return withoutControls(decode('utf-16be', bytes))
  return withoutControls(decode('utf-8', bytes) ?? ofWindows(bytes))
}

/** null if the bytes are not in that encoding. */
function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    return null
  }
}

/** Some versions of Node read it as Latin 1, where its apostrophes and dashes are control characters. */
const ofWindows = (bytes: Uint8Array) =>
  decode('windows-1252', bytes)
    ?.replace(/[\u0091\u0092]/g, '\u2019')
    .replace(/[\u0096\u0097]/g, '\u2013') ?? null

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/g
/** Share of such characters; no text has more. */
const MOST_CONTROLS = 0.01

function withoutControls(text: string | null): string | null {
  if (text === null) return null
  const controls = text.match(CONTROLS)?.length ?? 0
  return controls > text.length * MOST_CONTROLS ? null : text
}
