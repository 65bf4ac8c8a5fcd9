/** The thread's side of a thread pool. */
import { parentPort } from 'node:worker_threads'

/** `failedAt`: the first line of the stack. Never the message, which could contain personal data. */
export type ThreadAnswer<Made> = { result: Made } | { failedAt: string }

/** Handles the messages of the pool one after the other. */
export function serveThread<Given, Made>(make: (input: Given) => Promise<Made>) {
  parentPort?.on('message', async (input: Given) => parentPort?.postMessage(await answerTo(make, input)))
}

export async function answerTo<Given, Made>(
  make: (input: Given) => Promise<Made>,
  given: Given,
): Promise<ThreadAnswer<Made>> {
  try {
    return { result: await make(given) }
  } catch (error) {
    return { failedAt: placeOf(error) }
  }
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const { message, stack } = error
  return stack.slice(stack.indexOf(message) + message.length).split('\n')[1] ?? ''
}
