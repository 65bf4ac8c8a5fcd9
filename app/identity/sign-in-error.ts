/** What the page before the sign-in says when it did not work. */
export type SignInProblem = 'refused' | 'expired' | 'wrongState' | 'failed' | 'unavailable' | 'cookies'

/** A sign-in that did not work. `reason` is for the operator's log: a fixed word, never a value. */
export class SignInError extends Error {
  constructor(
    readonly problem: SignInProblem,
    readonly reason: string,
  ) {
    super(`${problem}: ${reason}`)
    this.name = 'SignInError'
  }
}
