/** The entry point of the package's command. */
import { createReadStream } from 'node:fs'
import process from 'node:process'
import { createClock } from '~/shell/clock'
import { runCommand } from '../command'
import { VERSION } from '../version'

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  open: (path) => (path === '-' ? process.stdin : createReadStream(path)),
  // Exactly the bytes of the call; on a terminal a line end follows, for the prompt.
  print: (text) => process.stdout.write(process.stdout.isTTY ? `${text}\n` : text),
  report: (text) => process.stderr.write(text),
  today: createClock(null).today,
  version: VERSION,
})
