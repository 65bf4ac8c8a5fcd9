/**
 * Which revision of what is saved a form was filled from, and what becomes of it where another tab has saved since, or
 * has signed in anew.
 */
import type { SubmissionResult } from '@conform-to/react'
import { textOf } from './known-fields'
import { isApiProblem, refusedBy, type Submitted, shownAgain } from './problems'

/**
 * A form that comes back. It stays filled from its `revision`, until the visitor is told that another one was saved
 * `meanwhile`: of what they `typed`, or of a button that they `pressed`. `otherSession`: the form was another session's.
 * `asksFirst`: whether to do what they pressed.
 */
export type SentForm = SubmissionResult & {
  revision?: string
  meanwhile?: 'typed' | 'pressed'
  otherSession?: true
  asksFirst?: boolean
}

/** undefined: the form does not say, and is saved upon whatever is there. */
export const revisionIn = (posted: FormData) => /^\d{1,15}$/.exec(textOf(posted, 'revision'))?.[0]

/**
 * The form that a call did not save, and the status of its page.
 * @throws as `refusedBy`
 */
export function unsaved(
  error: unknown,
  { submission, revision }: { submission: Submitted | undefined; revision: string | undefined },
): [SentForm, 400 | 409] {
  if (!isApiProblem(error) || error.status !== 412) return [{ ...refusedBy(error, submission), revision }, 400]
  return [submission ? { ...shownAgain(submission), meanwhile: 'typed' } : { meanwhile: 'pressed' }, 409]
}

/**
 * A form that was left open over another sign-in: with what was typed and nothing else, upon what this session has saved.
 * Where nothing was typed, the page shows what is saved.
 */
export function ofOtherSession(submission: Submitted | undefined): [SentForm, 409] {
  const again = submission && shownAgain(submission)
  const isTyped = Object.keys(again?.initialValue ?? {}).length > 0
  return [{ ...(isTyped && again), meanwhile: isTyped ? 'typed' : 'pressed', otherSession: true }, 409]
}
