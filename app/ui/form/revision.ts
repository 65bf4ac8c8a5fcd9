/**
 * The revision that a form was filled from, and what happens if another tab has saved or signed in since.
 */
import type { SubmissionResult } from '@conform-to/dom'
import type { Refusal } from '~/estimate/case/refusal'
import { textOf } from './known-fields'
import { asSubmitted, type FormSubmission, withRefusal } from './problems'

/**
 * A form that is shown again. It keeps its base `revision` until the visitor is informed that another one was saved
 * `meanwhile`: `typed` if they had made entries, `pressed` if they only pressed a button. `otherSession`: the form belonged to
 * another session. `asksFirst`: asks for confirmation of what they pressed. `isAddition`: adds one more paper of a kind. `read`: the lines of the
 * file that it was filled from.
 */
export type ReturnedForm = SubmissionResult & {
  revision?: string
  meanwhile?: 'typed' | 'pressed'
  otherSession?: true
  asksFirst?: boolean
  isAddition?: boolean
  read?: ReadFigures
}

/** Of a form that was filled from a file: the line of each field, and the fields that matter and were not found. */
export type ReadFigures = { lines: Record<string, string>; missing: readonly string[] }

/** undefined: the form names none, and replaces any revision. */
export const revisionIn = (posted: FormData) => /^\d{1,15}$/.exec(textOf(posted, 'revision'))?.[0]

/**
 * A form that was not saved, and the status of its page.
 * @throws as `withRefusal`
 */
export function returnUnsaved(
  refusal: Refusal,
  { submission, revision }: { submission: FormSubmission | undefined; revision: string | undefined },
): [ReturnedForm, 400 | 409] {
  if (refusal.reason !== 'changedMeanwhile') return [{ ...withRefusal(refusal, submission), revision }, 400]
  return [submission ? { ...asSubmitted(submission), meanwhile: 'typed' } : { meanwhile: 'pressed' }, 409]
}

/**
 * A form left open across another sign-in: returned with its entries, based on the current session's revision. Without entries
 * the page shows what is saved.
 */
export function returnToOtherSession(submission: FormSubmission | undefined): [ReturnedForm, 409] {
  const again = submission && asSubmitted(submission)
  const isTyped = Object.keys(again?.initialValue ?? {}).length > 0
  return [{ ...(isTyped && again), meanwhile: isTyped ? 'typed' : 'pressed', otherSession: true }, 409]
}
