/** The entry point of the package's command. */
import { createReadStream } from 'node:fs'
import process from 'node:process'
import { createClock } from '~/shell/clock'
import { runCommand } from '../command'
import { VERSION } from '../version'

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  open: (path) => (path === '-' ? process.stdin : createReadStream(path)),
  // The bytes of the call and nothing else, but for people, whose prompt comes after it.
  print: (text) => process.stdout.write(process.stdout.isTTY ? `${text}\n` : text),
  report: (text) => process.stderr.write(text),
  today: createClock(null).today,
  version: VERSION,
})
