/** The tables of docs/speed.md: for each part, between two marks, those of the last full run that measured it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { goalTable, type Part, tableWithNotes } from './report'

export const DOCUMENT = fileURLToPath(new URL('../../docs/speed.md', import.meta.url))

const END = '<!-- end -->'
const begin = (title: string) => `<!-- bench: ${title} -->`

/** The parts that a document has a place for. */
export const partsIn = (document: string) =>
  [...document.matchAll(/^<!-- bench: (.+) -->$/gm)].map(([, title]) => title)

/** @throws {Error} if the document has no place for a part: its figures would be lost without a word */
function withTable(document: string, part: Part, measured: string): string {
  const [before = '', ...rest] = document.split(`${begin(part.title)}\n`)
  const after = rest.join('').indexOf(END)
  if (rest.length !== 1 || after < 0) throw new Error(`docs/speed.md has no place for ${part.title}`)
  const goals = part.judged.length > 0 ? [goalTable(part.judged)] : []
  const written = [measured, ...goals, ...part.tables.map(tableWithNotes)].join('\n\n')
  return `${before}${begin(part.title)}\n${written}\n${rest[0]?.slice(after)}`
}

/** A profile says where the figures come from and has none of its own. */
export const withTables = (document: string, parts: readonly Part[], measured: string): string =>
  parts.filter(({ title }) => title !== 'Profile').reduce((text, part) => withTable(text, part, measured), document)

export const writeTables = (parts: readonly Part[], measured: string) =>
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), parts, measured))
