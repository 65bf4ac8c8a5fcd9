/** A square for each year of a working life, in rows. */

/** What became of a year: paid, still to come, filled by the law, missing; for an extract also: below the minimum, not read. */
export const YEAR_KINDS = ['paid', 'toCome', 'filled', 'low', 'missing', 'unread'] as const
export type YearKind = (typeof YEAR_KINDS)[number]

/** `year` null: the number of years is known, but not which ones. */
export type YearSquare = { year: number | null; kind: YearKind }

const A_ROW = 11
/** In the units of the drawing. */
const SIDE = 24
const STEP = 27

/** The position of each square, and the size of the drawing. */
export function squarePlaces(count: number) {
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % A_ROW) * STEP,
    y: Math.floor(index / A_ROW) * STEP,
  }))
  const rows = Math.ceil(count / A_ROW)
  return { places, width: A_ROW * STEP - (STEP - SIDE), height: Math.max(0, rows * STEP - (STEP - SIDE)) }
}

/** The number of squares of each kind, without kinds that do not occur. */
export const countsOf = (squares: readonly YearSquare[]) =>
  YEAR_KINDS.map((kind) => ({ kind, count: squares.filter((square) => square.kind === kind).length })).filter(
    ({ count }) => count > 0,
  )

export type YearRun = { from: number; to: number; kind: YearKind }

/** Consecutive years of one kind, in chronological order. */
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
