import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { judge } from './goals'
import type { Part } from './report'
import { DOCUMENT, partsIn, withTables } from './speed-document'

const judged = [judge('G8', 'sealed', '9 µs', 0.2, { atLeast: 0.7 })]
const vault: Part = { order: 3, title: 'Vault', tables: [{ title: 'Rows', rows: [['store'], ['SQLite']] }], judged }
const document = 'Prose.\n<!-- bench: Vault -->\nold\n<!-- end -->\n<!-- bench: Files -->\nfiles\n<!-- end -->\nMore.\n'

it('replaces the tables of the parts that were measured, and nothing else', () => {
  const written = withTables(document, [vault], 'Today.')
  expect(written).toBe(
    [
      'Prose.\n<!-- bench: Vault -->\nToday.\n',
      '| goal | of | figure | ratio | wanted |  |',
      '|---|---|---|---|---|---|',
      '| G8 | sealed | 9 µs | 0.20 | ≥ 0.7 | **missed** |\n',
      '#### Rows\n',
      '| store |',
      '|---|',
      '| SQLite |',
      '<!-- end -->\n<!-- bench: Files -->\nfiles\n<!-- end -->\nMore.\n',
    ].join('\n'),
  )
  expect(withTables(written, [vault], 'Today.')).toBe(written)
})

it('keeps no profile, which has no figures', () =>
  expect(withTables(document, [{ ...vault, title: 'Profile' }], 'Today.')).toBe(document))

it('refuses a part that has no place', () =>
  expect(() => withTables(document, [{ ...vault, title: 'Pages' }], 'Today.')).toThrow('no place for Pages'))

it('docs/speed.md has a place for each part that is measured', () => {
  const folder = import.meta.dirname
  const parts = readdirSync(folder).filter((name) => name.endsWith('.part.ts') && name !== 'profile.part.ts')
  const titles = parts.map((name) => /title: '([^']+)'/.exec(keptPart(readFileSync(join(folder, name), 'utf8')))?.[1])
  expect(titles.length).toBeGreaterThan(7)
  expect(partsIn(readFileSync(DOCUMENT, 'utf8')).toSorted()).toEqual(titles.toSorted())
})

const keptPart = (source: string) => source.slice(source.indexOf('keepPart({'))
