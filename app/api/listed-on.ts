/** Says in the answer that a list is an old one: the directory could not be asked for a newer. */
import type { Context } from 'hono'
import { z } from 'zod'
import { DayShape } from '~/dossier/day-shape'
import type { Day } from '~/pillars/day'

/** The answer's header, for the document. */
export const ListedOn = z.object({
  'listed-on': DayShape.optional().describe('the day of the list, where it stands in for a newer one'),
})

export function tellListedOn(c: Context, listedOn: Day | null): void {
  if (listedOn) c.header('listed-on', listedOn)
}
