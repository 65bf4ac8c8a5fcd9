/** Resolves with the answer, or rejects with the signal's reason as soon as it is aborted. */
export function rejectWhenAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
