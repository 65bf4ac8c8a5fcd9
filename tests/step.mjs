/** `node tests/step.mjs <file> <command ...>`: runs the command, and writes its core time into the file. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { coreSeconds } from './core-seconds.mjs'

const [file = '', command = '', ...args] = process.argv.slice(2)
const began = performance.now()
const { status } = spawnSync(command, args, { stdio: 'inherit' })
const seconds = (performance.now() - began) / 1000
writeFileSync(file, JSON.stringify({ status, seconds, coreSeconds: coreSeconds() }))
process.exit(status ?? 1)
