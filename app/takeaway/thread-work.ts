/** The thread's side of a thread pool. */
import { parentPort } from 'node:worker_threads'

/** `failedAt`: the first line of the stack. Never the message, which could contain personal data. */
export type ThreadAnswer<Made> = { made: Made } | { failedAt: string }

/** Handles the messages of the pool one after the other. */
export function serveThread<Given, Made>(make: (given: Given) => Promise<Made>) {
  parentPort?.on('message', async (given: Given) => parentPort?.postMessage(await answerTo(make, given)))
}

async function answerTo<Given, Made>(make: (given: Given) => Promise<Made>, given: Given): Promise<ThreadAnswer<Made>> {
  try {
    return { made: await make(given) }
  } catch (error) {
    return { failedAt: placeOf(error) }
  }
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const { message, stack } = error
  return stack.slice(stack.indexOf(message) + message.length).split('\n')[1] ?? ''
}
