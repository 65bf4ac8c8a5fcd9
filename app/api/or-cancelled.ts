/** Waits for an answer; whoever cancels waits no longer, and is given the reason that they gave. */
export function orCancelled<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
