import { z } from 'zod'
import type { Day } from '~/pillars/day'

const REAL_DAY = z.iso.date({ error: 'dayUnknown' })
/** A day that the calendar has. */
export const DayShape = REAL_DAY as unknown as z.ZodType<Day, string>
