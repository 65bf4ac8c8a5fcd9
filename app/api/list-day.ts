/** Marks a directory list as old when the directory is silent. */
import type { Context } from 'hono'
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import type { UseCases } from '~/estimate/use-cases'
import type { ApiEnv } from './api-env'

/** The response header, for the OpenAPI document. */
export const ListDayHeader = z.object({
  'listed-on': DayShape.optional().describe('the day of the list, where it stands in for a newer one'),
})

export async function setListDayHeader(c: Context<ApiEnv>, list: Parameters<UseCases['getListDay']>[0]): Promise<void> {
  const listedOn = await c.var.useCases.getListDay(list)
  if (listedOn) c.header('listed-on', listedOn)
}
