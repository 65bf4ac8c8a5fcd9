import type { ProblemKey } from '../problem-keys'
import { LONGEST_FIGURE, type Reader, reader } from './piece'

/** Reads a whole number of up to three digits; anything else is the problem named. */
export const wholeNumberReader = (problem: ProblemKey): Reader<number> =>
  reader<number>(LONGEST_FIGURE, (text) => (/^\d{1,3}$/.test(text) ? { value: Number(text) } : { problem }))
