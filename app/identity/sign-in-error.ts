/** What the page before the sign-in says when it failed. */
export type SignInProblem = 'refused' | 'expired' | 'wrongState' | 'failed' | 'unavailable' | 'cookies'

/** A failed sign-in. `reason` is for the operator's log: a fixed word, never a value. */
export class SignInError extends Error {
  constructor(
    readonly problem: SignInProblem,
    readonly reason: string,
  ) {
    super(`${problem}: ${reason}`)
    this.name = 'SignInError'
  }
}
