/** A line split into its parts: first at column separators, then at blanks; what belongs together stays together. */

/** `cell`: the column, from 0; empty columns count if a sign separates them. */
export type Part = { text: string; cell: number }

/** `strict`: a tab, `;` or `|` separates the columns, so that empty ones are recognised too. */
export type LineParts = { parts: Part[]; strict: boolean }

const STRICT = /[\t;|]/
const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1) : cell

function cellsOf(line: string): { cells: string[]; strict: boolean } {
  const strict = STRICT.test(line)
  const cells = strict ? line.split(STRICT) : line.split(/ {2,}/)
  return { cells: cells.map((cell) => unquoted(cell.trim()).trim()), strict }
}

/** `05 - 09` is one part; elsewhere a dash may be a sign, and stays by itself. */
const withMonthsTogether = (cell: string) =>
  !/ -|- /.test(cell) ? cell : cell.replace(/(^|[ .])(\d\d?) ?- ?(\d\d?)(?=$|[ ./])/g, '$1$2-$3')
/** `01.1998`, and with its day `01.01.1998`: month and year. */
const MONTH_OF_YEAR = /^(?:\d\d?[./])?(\d\d?)[./](\d{4}|\d\d)$/

/** `01.1998 - 12.1998`, with or without blanks: two months of one year, which follows them. */
function withYearOnce(words: readonly string[]): string[] {
  const at = words.findIndex((word, i) => word.includes('-') && /\d/.test(word === '-' ? (words[i - 1] ?? '') : word))
  const isApart = words[at] === '-'
  const [first = '', last = '', more] = isApart ? [words[at - 1], words[at + 1]] : (words[at]?.split('-') ?? [])
  const [, from, year] = MONTH_OF_YEAR.exec(first) ?? []
  const [, to, other] = MONTH_OF_YEAR.exec(last) ?? []
  if (more !== undefined || year === undefined || year !== other) return [...words]
  return words.toSpliced(isApart ? at - 1 : at, isApart ? 3 : 1, `${from}-${to}`, year)
}
/** `01-12.2015`, `01/12 2015`: the offices' screen writes the year after the months. */
const withYearApart = (word: string) => /^(\d\d?[-/]\d\d?)[./](\d{4}|\d\d)$/.exec(word)?.slice(1) ?? [word]
/** `2015:`, `2015,` and `2015=` as people type them. */
const withoutColon = (word: string) => (/^\d{4}[:=,;]$/.test(word) ? word.slice(0, 4) : word)

export function partsOfLine(line: string): LineParts {
  const { cells, strict } = cellsOf(line)
  const parts = cells.flatMap((text, cell) =>
    withYearOnce(withMonthsTogether(text).split(/\s+/))
      .filter((word) => word !== '' && word !== ':' && word !== '=')
      .flatMap(withYearApart)
      .map((word) => ({ text: withoutColon(word), cell })),
  )
  return { parts, strict }
}
