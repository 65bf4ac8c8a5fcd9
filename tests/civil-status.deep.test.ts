/** "A civil status: open app/dossier/shape/civil-status.ts." What else there is to say of one, the compiler names. */
import { expect, it } from 'vitest'
import { namedByCompiler } from './support/compiled/named-by-compiler'

const TABLE = 'app/dossier/shape/civil-status.ts'

/** A row of the table, as somebody would add it. */
const ROW = `  separated: {
    hasSpouse: true,
    lastEnd: null,
    formSuffices: false,
    requiresSpouse: false,
    asksSurvivorsPension: false,
  },
`
const withRow = (row: string) => (source: string) =>
  source.replace(/(?=\} as const satisfies Record<string, StatusFacts>)/, row)

const MINUTES = 60_000

it(
  'of a new civil status the compiler names its place in the list and its words, language by language, and nothing else',
  async () => {
    const named = await namedByCompiler({ [TABLE]: withRow(ROW) })
    expect(named).toEqual(expect.arrayContaining(['app/language/status-label.ts', 'app/language/words.fr.ts']))
    const text = "    separated: { masculine: 'Séparé', feminine: 'Séparée', neutral: 'Séparé·e' },\n"
    const left = await namedByCompiler({
      [TABLE]: withRow(ROW),
      'app/language/status-label.ts': (source) => source.replace(/ {2}remarried: 6,\n/, '$&  separated: 7,\n'),
      'app/language/words.fr.ts': (source) =>
        source.replace(/(?= {2}\} satisfies Record<CivilStatus, Wordings>)/, text),
    })
    expect(left).toEqual(['app/language/words.de.ts'])
  },
  5 * MINUTES,
)

it(
  'a row that does not say everything is no row',
  async () =>
    expect(await namedByCompiler({ [TABLE]: withRow(ROW.replace('    lastEnd: null,\n', '')) })).toContain(TABLE),
  5 * MINUTES,
)
