/**
 * How often the visitor has changed each part of what they say. A form tells which revision it was filled from: so who
 * saves over another tab is told. What is only kept of others' answers is no revision.
 */
import { z } from 'zod'
import type { Dossier } from './shape'

/** `account`: the figures of the 3a accounts. */
export const SAVED_PARTS = ['info', 'funds', 'entities', 'account'] as const
export type SavedPart = (typeof SAVED_PARTS)[number]

const Revision = z.int().min(0)
export const Revisions = z.object({ info: Revision, funds: Revision, entities: Revision, account: Revision })

/** 0: nothing was saved yet. */
export const NO_REVISIONS = { info: 0, funds: 0, entities: 0, account: 0 } satisfies Record<SavedPart, number>

const SAVED: Record<SavedPart, (dossier: Dossier) => unknown> = {
  info: ({ firstPillar }) => firstPillar.info,
  funds: ({ secondPillar }) => secondPillar.selection,
  entities: ({ thirdPillar }) => thirdPillar.selection,
  account: ({ thirdPillar }) => [thirdPillar.info, thirdPillar.accounts],
}

/** Whether a part says the same in both. Their shapes put the fields into one order. */
export const saysSame = (part: SavedPart, one: Dossier, other: Dossier) =>
  JSON.stringify(SAVED[part](one)) === JSON.stringify(SAVED[part](other))

/**
 * `after`, which the visitor made of `before` by saving a part: that one has another revision where it says something
 * else, or is saved for the first time; each other one that changes with it, too.
 */
export function revised(part: SavedPart, before: Dossier, after: Dossier): Dossier {
  const { revisions } = before
  const isNew = (one: SavedPart) => !saysSame(one, before, after) || (one === part && revisions[one] === 0)
  const counted = SAVED_PARTS.map((one) => [one, revisions[one] + (isNew(one) ? 1 : 0)])
  return { ...after, revisions: Revisions.parse(Object.fromEntries(counted)) }
}
