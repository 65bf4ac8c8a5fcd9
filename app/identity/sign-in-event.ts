import type { SignInProblem } from './sign-in-error'

/** What happened to sign-ins and sessions, for the log: fixed words. */
export type SignInEvent =
  | { event: 'signed-in' }
  /** A session of a visitor who types their own figures: nobody has signed in. */
  | { event: 'own-begun' }
  | { event: 'sign-in-refused'; reason: SignInProblem }
  | { event: 'logged-out' }
  /** All data are gone; the session goes on. */
  | { event: 'data-deleted' }
