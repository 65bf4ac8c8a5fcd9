/**
 * Random tests, of properties and of bad input: how many cases each tries, from which seed, and how to see a failure
 * again.
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import { DEEP } from '../deep'

const ASKED = Number(process.env.CASES || (DEEP ? 100_000 : 400))
if (!Number.isInteger(ASKED) || ASKED < 1) throw new RangeError('CASES is no number of cases')
/** If a case is many calculations, or a page and what is requested after it, only one in this many is tried. */
const COSTLY = 8

export const casesOf = ({ isCostly = false } = {}) => Math.ceil(isCostly ? ASKED / COSTLY : ASKED)

/** Another one in each run (`seed-of-run.ts`); SEED gives one again. */
const SEED = Number(process.env.SEED ?? Number.NaN)
if (!Number.isInteger(SEED)) throw new RangeError('SEED is no whole number')

/** Among several choices at one place, the one whose turn it is, a different one in each run; in test:deep all. */
export const inTurn = <T>(all: readonly T[], place: number): T[] =>
  DEEP ? [...all] : all.filter((_, at) => at === (place + SEED) % all.length)

/** Among similar expensive ones, one in so many, different ones in each run; in test:deep all. */
export const oneIn = <T>(times: number, all: readonly T[]): T[] =>
  DEEP ? [...all] : all.filter((_, at) => (at + SEED) % times === 0)

/** A failure shows the smallest case found, what it met, and how to see it again. */
function report<Case>(run: fc.RunDetails<Case>) {
  if (!run.failed) return
  const file = expect.getState().testPath?.replace(`${process.cwd()}/`, '')
  const again = `${DEEP ? 'TESTS=deep ' : ''}SEED=${SEED} CASES=${ASKED} npm run test:unit -- ${file}`
  throw new Error(`${fc.defaultReportMessage(run)}\n\nAgain: ${again}`, { cause: run.errorInstance })
}

/** Tries a property on so many cases. */
export const check = <Case>(property: fc.IProperty<Case>, numRuns: number) =>
  fc.assert(property, { numRuns, seed: SEED, reporter: report })

export const checkAsync = <Case>(property: fc.IAsyncProperty<Case>, numRuns: number) =>
  fc.assert(property, { numRuns, seed: SEED, asyncReporter: async (run) => report(run) })
