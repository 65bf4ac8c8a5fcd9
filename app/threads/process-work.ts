/** The process's side of a process pool. */
import { Worker } from 'node:worker_threads'
import { framesIn, READY } from './process-messages'
import { answerTo } from './thread-work'

/**
 * Runs beside the work, which may be stuck in a loop: ends the process if its parent is gone, or if it holds more
 * memory than it may. That exit tells the parent, which cannot see it everywhere.
 */
const GUARD = `
const { workerData: { parent, mostBytes } } = require('node:worker_threads')
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
}, 50)
`

/** Answers one piece of work after the other, until there is nobody who asks. */
export async function serveProcess<Made>(make: (bytes: Uint8Array) => Promise<Made>, mostBytes: number): Promise<void> {
  // A stop of the server reaches the whole group; the server decides when we end.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  new Worker(GUARD, { eval: true, workerData: { parent: process.ppid, mostBytes } }).unref()
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'))
  say(READY)
  for await (const bytes of framesIn(process.stdin)) say(JSON.stringify(await answerTo(make, bytes)))
}

const say = (line: string) => process.stdout.write(`${line}\n`)
