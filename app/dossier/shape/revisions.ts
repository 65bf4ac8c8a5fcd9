/**
 * How often the visitor has changed each part of what they say. A form carries the revision it was filled from, so that
 * saving over another tab is noticed. Storing the answers of others does not count as a revision.
 */
import { z } from 'zod'

/** `account`: the figures of the 3a accounts. */
export const SAVED_PARTS = ['info', 'family', 'funds', 'entities', 'account'] as const
export type SavedPart = (typeof SAVED_PARTS)[number]

const Revision = z.int().min(0)
export const Revisions = z.object({
  info: Revision,
  // Dossiers from before this part existed open too.
  family: Revision.default(0),
  funds: Revision,
  entities: Revision,
  account: Revision,
})

/** 0: nothing was saved yet. */
export const NO_REVISIONS = { info: 0, family: 0, funds: 0, entities: 0, account: 0 } satisfies Record<
  SavedPart,
  number
>

/** Where each part lies in the dossier. */
type Parts = {
  firstPillar: { info: unknown; family: unknown }
  secondPillar: { selection: unknown }
  thirdPillar: { selection: unknown; info: unknown; accounts: unknown }
}

const SAVED: Record<SavedPart, (dossier: Parts) => unknown> = {
  info: ({ firstPillar }) => firstPillar.info,
  family: ({ firstPillar }) => firstPillar.family,
  funds: ({ secondPillar }) => secondPillar.selection,
  entities: ({ thirdPillar }) => thirdPillar.selection,
  account: ({ thirdPillar }) => [thirdPillar.info, thirdPillar.accounts],
}

/** Whether a part is the same in both. Their shapes put the fields into one order. */
export const saysSame = (part: SavedPart, one: Parts, other: Parts) =>
  JSON.stringify(SAVED[part](one)) === JSON.stringify(SAVED[part](other))

/**
 * `after`, made by the visitor from `before` by saving a part: that part gets a new revision if it changed or is saved
 * for the first time, and so does every other part that changes with it.
 */
export function raiseRevisions<Dossier extends Parts & { revisions: z.infer<typeof Revisions> }>(
  part: SavedPart,
  before: Dossier,
  after: Dossier,
): Dossier {
  const { revisions } = before
  const isNew = (one: SavedPart) => !saysSame(one, before, after) || (one === part && revisions[one] === 0)
  const counted = SAVED_PARTS.map((one) => [one, revisions[one] + (isNew(one) ? 1 : 0)])
  return { ...after, revisions: Revisions.parse(Object.fromEntries(counted)) }
}
