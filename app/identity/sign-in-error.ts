/** What the page before the sign-in says when it failed. */
/** `tooLarge`: what was typed without a sign-in leaves no room for what comes with it. */
export type SignInProblem = 'refused' | 'expired' | 'wrongState' | 'failed' | 'unavailable' | 'cookies' | 'tooLarge'

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
