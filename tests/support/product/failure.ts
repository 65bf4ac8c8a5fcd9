/** The error with which a promise fails; a word that is no error if it does not. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  )
