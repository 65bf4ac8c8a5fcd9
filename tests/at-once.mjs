/** `node tests/at-once.mjs <script> ...`: scripts of package.json that need one core each, at once; fails where one of them does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What it prints comes when it has ended, so that nobody reads two scripts mixed. */
async function run(name) {
  const started = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (piece) => printed.push(piece))
  const [status] = await once(started, 'close')
  process.stdout.write(Buffer.concat(printed))
  return status === 0
}

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exit(passed.every(Boolean) ? 0 : 1)
