/** A save can name the revision that it was made from (`If-Match`): upon another one it is refused. */
import type { Context } from 'hono'
import { z } from 'zod'
import { revised, type SavedPart, saysSame } from '~/dossier/revisions'
import type { Dossier } from '~/dossier/shape'
import type { ApiEnv } from './api-env'
import { changedMeanwhile } from './problem'
import type { Session } from './session'

/** The request's header, for the document; without it a save is made upon whatever is there. */
export const Precondition = z.object({
  'if-match': z.string().max(200).optional().describe('the ETag of the read from which the change was made'),
})

/** The answer's header, for the document. */
export const Revised = z.object({ etag: z.string().describe('the revision of what is saved') })

/** Says in the answer which revision is saved now. */
export const tellRevision = (c: Context<ApiEnv>, part: SavedPart) =>
  c.header('etag', etagOf(c.var.session.dossier, part))

/**
 * Changes the dossier by what the visitor says in one part. What says the same as is saved takes nothing away from
 * anybody, upon whichever revision (RFC 9110, 13.1.1).
 * @throws {Problem} 412 where something else was saved since the revision in `ifMatch`; as `Session.change` does
 */
export const savePart = (
  session: Session,
  { part, ifMatch }: { part: SavedPart; ifMatch: string | undefined },
  change: (dossier: Dossier) => Dossier,
): Promise<Dossier> =>
  session.change((before) => {
    const after = change(before)
    if (!isMatch(ifMatch, etagOf(before, part)) && !saysSame(part, before, after)) throw changedMeanwhile()
    return revised(part, before, after)
  })

const etagOf = ({ revisions }: Dossier, part: SavedPart) => `"${revisions[part]}"`

const isMatch = (ifMatch: string | undefined, etag: string) =>
  ifMatch === undefined || ifMatch.split(',').some((one) => ['*', etag].includes(one.trim()))
