import type { SignInProblem } from './sign-in-error'

/** What happened to sign-ins and sessions, for the log: fixed words. */
export type SignInEvent =
  | { event: 'signed-in' }
  /** Of somebody who types their own figures: nobody has signed in. */
  | { event: 'own-begun' }
  | { event: 'sign-in-refused'; reason: SignInProblem }
  | { event: 'logged-out' }
  /** All that was known is gone; the session goes on. */
  | { event: 'data-deleted' }
