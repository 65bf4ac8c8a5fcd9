import { z } from 'zod'
import type { Day } from '~/pillars/day'

/** A day that the calendar has. */
export const DayShape = z.iso.date() as unknown as z.ZodType<Day, string>
