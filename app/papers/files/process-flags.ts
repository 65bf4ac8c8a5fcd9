/** What the process that reads papers may do, as flags of Node.js. */
import { fileURLToPath } from 'node:url'

/** Its own files and those of the packages; nothing is written, no process begun, no code made of a text. Node.js 26 denies the network too. */
export function processFlags(file: URL): string[] {
  const readable = ['./*', '../../node_modules/*', '../../package.json']
  return [
    '--permission',
    // Its guard (app/threads/process-work.ts).
    '--allow-worker',
    ...readable.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, file))}`),
    '--disallow-code-generation-from-strings',
    '--max-old-space-size=160',
  ]
}
