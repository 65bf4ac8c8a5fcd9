import { isSamePart, raiseRevisions, revisionOf, type SavedPart } from '~/dossier/shape/revisions'
import type { Dossier } from '~/dossier/shape/shape'
import { Refusal } from '../case/refusal'
import type { Session } from '../gather/session'

/** The revision that a change was made from, or several acceptable ones. undefined: any revision. */
export type BaseRevision = string | readonly string[] | undefined

/**
 * Saves one part of the dossier. A change with the same content as what is saved passes whatever its base revision, as
 * RFC 9110, 13.1.1 allows.
 * @throws {Refusal} `changedMeanwhile` if something different was saved since; as `Session.change` does
 */
export async function savePart(
  session: Session,
  { part, baseRevision }: { part: SavedPart; baseRevision: BaseRevision },
  change: (dossier: Dossier) => Dossier,
): Promise<void> {
  await session.change((before) => {
    const after = change(before)
    if (!isUpon(baseRevision, revisionOf(before, part)) && !isSamePart(part, before, after))
      throw new Refusal('changedMeanwhile')
    return raiseRevisions(part, before, after)
  })
}

export const isUpon = (baseRevision: BaseRevision, revision: string) =>
  baseRevision === undefined || [baseRevision].flat().includes(revision)
