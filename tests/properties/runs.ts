/** How often each property is tried: here and nowhere else. */
import fc from 'fast-check'
import { it } from 'vitest'

/** Cases for each property; `npm run test:properties` asks for more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 2_000)
if (!Number.isInteger(RUNS) || RUNS < 1) throw new RangeError('PROPERTY_RUNS is no number of cases')
/** Where a case is many calculations, one in so many is tried. */
const COSTLY = 8
/** A property is tried in one go, which no time limit could end: one would only say how busy the machine is. */
const NO_TIME_LIMIT = 0

/**
 * A test of one property on new cases each time. A failure prints the smallest case found, with the seed and the path
 * that lead to it again: `{ seed, path }` beside `numRuns`. `isCostly`: each case is many calculations, so fewer are tried.
 */
export function property<Case>(
  title: string,
  cases: fc.Arbitrary<Case>,
  holds: (one: Case) => void,
  { atLeast = 0, isCostly = false } = {},
) {
  const numRuns = Math.max(Math.ceil(isCostly ? RUNS / COSTLY : RUNS), atLeast)
  it(title, () => fc.assert(fc.property(cases, holds), { numRuns }), NO_TIME_LIMIT)
}
