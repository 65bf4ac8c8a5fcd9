/** A square for each year of a working life, in rows. */

/** What became of a year: paid, still to come, filled by the law, missing; and of an extract: under the minimum, not read. */
export const YEAR_KINDS = ['paid', 'toCome', 'filled', 'low', 'missing', 'unread'] as const
export type YearKind = (typeof YEAR_KINDS)[number]

/** `year` null: it is known how many there are, and not which. */
export type YearSquare = { year: number | null; kind: YearKind }

const A_ROW = 11
/** In the units of the drawing. */
const SIDE = 24
const STEP = 27

/** Where each of so many squares stands, and how large the drawing is. */
export function squarePlaces(count: number) {
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % A_ROW) * STEP,
    y: Math.floor(index / A_ROW) * STEP,
  }))
  const rows = Math.ceil(count / A_ROW)
  return { places, width: A_ROW * STEP - (STEP - SIDE), height: Math.max(0, rows * STEP - (STEP - SIDE)) }
}

/** How many squares there are of each kind, without kinds of which there is none. */
export const countsOf = (squares: readonly YearSquare[]) =>
  YEAR_KINDS.map((kind) => ({ kind, count: squares.filter((square) => square.kind === kind).length })).filter(
    ({ count }) => count > 0,
  )

export type YearRun = { from: number; to: number; kind: YearKind }

/** Years of one kind that follow each other, in order of time. */
export function runsOf(squares: readonly YearSquare[]): YearRun[] {
  const runs: YearRun[] = []
  for (const { year, kind } of squares) {
    if (year === null) continue
    const last = runs.at(-1)
    if (last && last.kind === kind && last.to + 1 === year) last.to = year
    else runs.push({ from: year, to: year, kind })
  }
  return runs
}
