/** Before the tests: a seed for all random tests of this run, printed, so that a failure can be seen again. */
import { randomInt } from 'node:crypto'

export default function setUp() {
  if (process.env.SEED) return
  // What fast-check accepts: 32-bit integers.
  process.env.SEED = String(randomInt(2 ** 31))
  console.log(`Random tests: SEED=${process.env.SEED}`)
}
