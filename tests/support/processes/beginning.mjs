/**
 * Starts a process, gives it work and reports so; then it does nothing. Once this one has ended, only the process holds
 * the third pipe.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('serving.mjs', import.meta.url))
const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'ignore', 3] })
child.stdout.once('data', () => {
  child.stdin.write(Buffer.from([1, 0, 0, 0, 0]))
  process.stdout.write('begun')
})
