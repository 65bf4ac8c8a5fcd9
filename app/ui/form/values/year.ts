import type { ProblemKey } from '../problem-keys'
import { LONGEST_FIGURE, type Reader, reader } from './piece'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** Reads a year with four digits; anything else is the problem named. */
export const yearReader = (problem: ProblemKey): Reader<number> =>
  reader<number>(LONGEST_FIGURE, (text) =>
    /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR
      ? { value: Number(text) }
      : { problem },
  )
