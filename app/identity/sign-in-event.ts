import type { SignInProblem } from './sign-in-error'

/** What happened to sign-ins and sessions, for the log: fixed words. */
export type SignInEvent =
  | { event: 'signed-in' }
  | { event: 'sign-in-refused'; reason: SignInProblem }
  | { event: 'logged-out' }
