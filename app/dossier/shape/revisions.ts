/**
 * How often the visitor has changed each part of their answers. A form carries the revision it was filled from, so that
 * overwriting the changes of another tab is noticed. Storing other parties' answers does not count as a revision.
 */
import { z } from 'zod'

/** `account`: the figures of the providers' 3a accounts; `statements`: those that the visitor copied. */
export const SAVED_PARTS = [
  'info',
  'family',
  'careers',
  'funds',
  'certificates',
  'vested',
  'entities',
  'account',
  'statements',
  'papers',
] as const
export type SavedPart = (typeof SAVED_PARTS)[number]

const Revision = z.int().min(0)
export const Revisions = z.object({
  info: Revision,
  // Dossiers from before these parts existed must open too.
  family: Revision.default(0),
  careers: Revision.default(0),
  funds: Revision,
  certificates: Revision.default(0),
  vested: Revision.default(0),
  entities: Revision,
  account: Revision,
  statements: Revision.default(0),
  papers: Revision.default(0),
})

/** 0: nothing was saved yet. */
export const NO_REVISIONS = Object.fromEntries(SAVED_PARTS.map((part) => [part, 0])) as Record<SavedPart, number>

/** Where each part is in the dossier. */
type Parts = {
  firstPillar: { info: unknown; family: unknown; careers: unknown; counts: unknown }
  secondPillar: { selection: unknown; certificates: unknown; vested: unknown; counts: unknown }
  thirdPillar: { selection: unknown; info: unknown; accounts: unknown; statements: unknown; counts: unknown }
  papers: unknown
}

const SAVED: Record<SavedPart, (dossier: Parts) => unknown> = {
  info: ({ firstPillar }) => firstPillar.info,
  family: ({ firstPillar }) => firstPillar.family,
  careers: ({ firstPillar }) => [firstPillar.careers, firstPillar.counts],
  funds: ({ secondPillar }) => secondPillar.selection,
  certificates: ({ secondPillar }) => [secondPillar.certificates, secondPillar.counts],
  vested: ({ secondPillar }) => secondPillar.vested,
  entities: ({ thirdPillar }) => thirdPillar.selection,
  account: ({ thirdPillar }) => [thirdPillar.info, thirdPillar.accounts],
  statements: ({ thirdPillar }) => [thirdPillar.statements, thirdPillar.counts],
  papers: ({ papers }) => papers,
}

/** Whether a part is the same in both. The shapes give the fields one order, so their texts can be compared. */
export const isSamePart = (part: SavedPart, one: Parts, other: Parts) =>
  JSON.stringify(SAVED[part](one)) === JSON.stringify(SAVED[part](other))

/**
 * Returns `after`, which the visitor made from `before` by saving a part. That part gets a new revision if it changed
 * or is saved for the first time, and so does every other part that changes with it.
 */
export function raiseRevisions<Dossier extends Parts & { revisions: z.infer<typeof Revisions> }>(
  part: SavedPart,
  before: Dossier,
  after: Dossier,
): Dossier {
  const { revisions } = before
  const isNew = (one: SavedPart) => !isSamePart(one, before, after) || (one === part && revisions[one] === 0)
  const counted = SAVED_PARTS.map((one) => [one, revisions[one] + (isNew(one) ? 1 : 0)])
  return { ...after, revisions: Revisions.parse(Object.fromEntries(counted)) }
}

/** As forms send it back. */
export const revisionOf = ({ revisions }: { revisions: z.infer<typeof Revisions> }, part: SavedPart): string =>
  String(revisions[part])
