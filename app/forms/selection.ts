/** A list of funds or entities to choose from: choose these, I have none, take one or all away; sign in at one. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { Ids } from '~/dossier/shape'
import { textOf } from './known-fields'
import type { ProblemKey } from './problem-keys'

const selectionSchema = (nothingChosen: ProblemKey) =>
  z.object({
    ids: z.preprocess(
      (typed) => [typed ?? []].flat(),
      Ids.shape.ids.refine((ids) => ids.length > 0, { error: nothingChosen }),
    ),
  })

/** Reads a posted selection. To take all away is asked about first. `nothingChosen`: what to say where no box is ticked. */
export function readSelection(posted: FormData, nothingChosen: ProblemKey) {
  const submission = undefined
  if (posted.has('none')) return { kind: 'none', submission } as const
  if (posted.has('askReset')) return { kind: 'askReset', submission } as const
  if (posted.has('reset')) return { kind: 'reset', submission } as const
  if (posted.has('remove')) return { kind: 'remove', id: textOf(posted, 'remove'), submission } as const
  if (posted.has('signIn')) return { kind: 'signIn', id: textOf(posted, 'signIn'), submission } as const
  return readIds(posted, nothingChosen)
}

/** The boxes as they are ticked, whatever was pressed. */
export const ticked = (posted: FormData) => readIds(posted, 'invalid').submission

function readIds(posted: FormData, nothingChosen: ProblemKey) {
  const typed = new FormData()
  for (const id of new Set(posted.getAll('ids'))) if (typeof id === 'string') typed.append('ids', id)
  const submission = parseWithZod(typed, { schema: selectionSchema(nothingChosen), disableAutoCoercion: true })
  return submission.status === 'success'
    ? ({ kind: 'choose', ids: submission.value.ids, submission } as const)
    : ({ kind: 'refused', submission } as const)
}

/** What changes the selection. */
export type SelectionAsked = Exclude<ReturnType<typeof readSelection>, { kind: 'refused' | 'signIn' | 'askReset' }>

/** The calls by which a selection is read, with its revision, and saved upon one. */
type Calls = {
  list: () => Promise<string[]>
  getRevision: () => Promise<string | null>
  save: (ids: string[], revision?: string) => Promise<unknown>
  saveNone: (revision?: string) => Promise<unknown>
}

/**
 * Saves the selection that is asked for, upon the revision from which its form was filled. Who takes one away takes it
 * from what is there now, whatever another tab has chosen beside it; where it is not in the list, nothing is saved. Who
 * has taken the last one away has not said that they have none: the question is open again.
 */
export async function saveSelection(
  asked: SelectionAsked,
  { list, getRevision, save, saveNone }: Calls,
  revision?: string,
): Promise<void> {
  if (asked.kind === 'none') await saveNone(revision)
  else if (asked.kind === 'remove') await removeOne(asked.id, { list, getRevision, save })
  else await save(asked.kind === 'choose' ? asked.ids : [], revision)
}

async function removeOne(id: string, { list, getRevision, save }: Omit<Calls, 'saveNone'>): Promise<void> {
  const [current, now] = await Promise.all([list(), getRevision()])
  if (current.includes(id))
    await save(
      current.filter((one) => one !== id),
      now ?? undefined,
    )
}

/** What was saved, for the page after it. */
export const DONE_WITH_FUNDS = {
  choose: 'funds',
  none: 'answer',
  remove: 'fundRemoved',
  reset: 'fundsRemoved',
} as const
export const DONE_WITH_ENTITIES = {
  choose: 'accounts',
  none: 'answer',
  remove: 'accountRemoved',
  reset: 'accountsRemoved',
} as const

/** The fields of a selection, for the page. */
export type SelectionTyped = { ids: string[] }

/** The ids that are ticked; one alone comes as a text. */
export const tickedIds = (ids: string | (string | undefined)[] | undefined) =>
  [ids ?? []].flat().filter((id) => id !== undefined)
