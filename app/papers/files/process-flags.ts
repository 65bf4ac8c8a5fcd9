/** What the process that reads papers may do, as flags of Node.js. */
import { fileURLToPath } from 'node:url'

/**
 * It reads its own files and those of the packages, writes nothing, starts no process and compiles no text. Node.js 26
 * also denies the network.
 */
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
