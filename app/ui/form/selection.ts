/** The form that selects funds or 3a providers: select, declare none, remove one or all, sign in at one. */
import { z } from 'zod'
import { Ids } from '~/dossier/shape/shape'
import { textOf } from './known-fields'
import type { ProblemKey } from './problem-keys'
import { readForm } from './read-form'

/** @param nothingChosen the problem if no box is ticked */
export const idsSchema = (nothingChosen: ProblemKey) =>
  z.preprocess(
    (typed) => [typed ?? []].flat(),
    Ids.shape.ids.refine((ids) => ids.length > 0, { error: nothingChosen }),
  )

/** Reads a posted selection. Removing all needs a confirmation. `nothingChosen`: the problem if no box is ticked. */
export function readSelection(posted: FormData, nothingChosen: ProblemKey) {
  const submission = undefined
  if (posted.has('none')) return { kind: 'none', submission } as const
  if (posted.has('askReset')) return { kind: 'askReset', submission } as const
  if (posted.has('reset')) return { kind: 'reset', submission } as const
  if (posted.has('remove')) return { kind: 'remove', id: textOf(posted, 'remove'), submission } as const
  if (posted.has('signIn')) return { kind: 'signIn', id: textOf(posted, 'signIn'), submission } as const
  return readIds(posted, nothingChosen)
}

/** The ticked boxes, whatever button was pressed. */
export const readTicked = (posted: FormData) => readIds(posted, 'invalid').submission

function readIds(posted: FormData, nothingChosen: ProblemKey) {
  const typed = new FormData()
  for (const id of new Set(posted.getAll('ids'))) if (typeof id === 'string') typed.append('ids', id)
  const submission = readForm(typed, z.object({ ids: idsSchema(nothingChosen) }))
  return submission.status === 'success'
    ? ({ kind: 'choose', ids: submission.value.ids, submission } as const)
    : ({ kind: 'refused', submission } as const)
}

/** The confirmation shown on the next page. */
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
