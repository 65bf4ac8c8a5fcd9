/** The form that selects funds or 3a providers: select, declare none, remove one or all, sign in at one. */
import { z } from 'zod'
import { Ids } from '~/dossier/shape/party-answers'
import { alone, asCarried, type IntentReaders } from '../action/intent'
import type { ProblemKey } from './problem-keys'
import { readForm } from './read-form'

/** @param nothingChosen the problem if no box is ticked */
export const idsSchema = (nothingChosen: ProblemKey) =>
  z.preprocess(
    (typed) => [typed ?? []].flat(),
    Ids.shape.ids.refine((ids) => ids.length > 0, { error: nothingChosen }),
  )

/** In addition to choosing: have none, remove one or all, which asks first, and sign in at one. */
export const SELECTION_INTENTS = {
  none: alone,
  askReset: alone,
  reset: alone,
  remove: asCarried,
  signIn: asCarried,
} as const satisfies IntentReaders

/** The ticked boxes. `nothingChosen`: the problem if there is none. */
export function readTicked(posted: FormData, nothingChosen: ProblemKey) {
  const typed = new FormData()
  for (const id of new Set(posted.getAll('ids'))) if (typeof id === 'string') typed.append('ids', id)
  return readForm(typed, z.object({ ids: idsSchema(nothingChosen) }))
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
