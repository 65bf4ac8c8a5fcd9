import type { ProblemKey } from '../problem-keys'
import type { Reader } from './piece'

/** Reads a whole number of up to three digits; anything else is the problem named. */
export const wholeNumberReader =
  (problem: ProblemKey): Reader<number> =>
  (text) =>
    /^\d{1,3}$/.test(text) ? { value: Number(text) } : { problem }
