/** The error with which a promise fails; a word that no error is where it does not. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  )
