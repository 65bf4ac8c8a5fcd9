/** How often each property is tried: here and nowhere else. */
import fc from 'fast-check'
import { it } from 'vitest'

/** Cases for each property; `npm run test:properties` asks for more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 2_000)
if (!Number.isInteger(RUNS) || RUNS < 1) throw new RangeError('PROPERTY_RUNS is no number of cases')
const MINUTE = 60_000
const AT_LEAST = 30_000

/**
 * A test of one property on new cases each time. A failure prints the smallest case found, with the seed and the path
 * that lead to it again: `{ seed, path }` beside `numRuns`.
 */
export function property<Case>(
  title: string,
  cases: fc.Arbitrary<Case>,
  holds: (one: Case) => void,
  { atLeast = 0 } = {},
) {
  const numRuns = Math.max(RUNS, atLeast)
  const timeout = AT_LEAST + (numRuns / 10_000) * MINUTE
  it(title, () => fc.assert(fc.property(cases, holds), { numRuns }), timeout)
}
