/** A save can name the revision that it was made from (`If-Match`); it is refused if another revision was saved since. */

import type { Context } from 'hono'
import { z } from 'zod'
import type { SavedPart } from '~/dossier/shape/revisions'
import { getRevision } from '~/estimate/read/user'
import type { BaseRevision } from '~/estimate/save/save-part'
import type { ApiEnv } from './api-env'

/** The request header, for the OpenAPI document; without it a save applies to any revision. */
export const IfMatchHeader = z.object({
  'if-match': z.string().max(200).optional().describe('the ETag of the read from which the change was made'),
})

/** The response header, for the OpenAPI document. */
export const ETagHeader = z.object({ etag: z.string().describe('the revision of what is saved') })

/** Sends the revision now saved. */
export async function setETag(c: Context<ApiEnv>, part: SavedPart): Promise<void> {
  c.header('etag', `"${await getRevision(c.var.visit, part)}"`)
}

/** The revisions accepted by `If-Match` (RFC 9110, 13.1.1); `*` accepts any. */
export function baseRevisionOf({ 'if-match': ifMatch }: z.output<typeof IfMatchHeader>): BaseRevision {
  const tags = ifMatch?.split(',').map((tag) => tag.trim())
  return tags?.includes('*') ? undefined : tags?.map((tag) => /^"(.*)"$/.exec(tag)?.[1] ?? '')
}
