/** Marks a directory list as old when the directory is silent. */

import type { Context } from 'hono'
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import type { DirectoryListName } from '~/estimate/calls'
import { getListDay } from '~/estimate/read/directory'
import type { ApiEnv } from './api-env'

/** The response header, for the OpenAPI document. */
export const ListDayHeader = z.object({
  'listed-on': DayShape.optional().describe('the day of the list, where it stands in for a newer one'),
})

export async function setListDayHeader(c: Context<ApiEnv>, list: DirectoryListName): Promise<void> {
  const listedOn = await getListDay(c.var, list)
  if (listedOn) c.header('listed-on', listedOn)
}
