import { z } from 'zod'
import type { Day } from '~/pillars/day'

const DAY_UNKNOWN = { error: 'dayUnknown' }
const LENGTH = 'YYYY-MM-DD'.length
const REAL_DAY = z
  .string(DAY_UNKNOWN)
  .max(LENGTH, { ...DAY_UNKNOWN, abort: true })
  .check(z.iso.date(DAY_UNKNOWN))
/** A day that exists in the calendar. */
export const DayShape = REAL_DAY as unknown as z.ZodType<Day, string>
