/**
 * The steps of a long command: lanes side by side, in each lane one step after the other. A step's output is printed
 * when it has ended, so that outputs do not mix: all of it if it failed, otherwise its end. All of it is kept in
 * `test-results/steps`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const STEPS = fileURLToPath(new URL('../test-results/steps', import.meta.url))
const STEP = fileURLToPath(new URL('step.mjs', import.meta.url))
/** The number of lines printed of a passed step. */
const LINES = 12

/** What is kept of a step: its output, and its core time. */
export const printedBy = (name) => `${STEPS}/${name}.txt`
export const takenBy = (name) => `${STEPS}/${name}.json`

/** A script of package.json by its name. */
export const script = (name, ...args) => [name.replace('test:', ''), 'npm', 'run', '--silent', name, ...args]

/**
 * @param lanes of steps: a name, then its command. After a failure no other step begins, unless `keepsGoing`.
 * @returns for each step that began: its name, whether it passed, and how long it took
 */
export async function runLanes(lanes, { keepsGoing = false, env = {} } = {}) {
  mkdirSync(STEPS, { recursive: true })
  const done = []
  const runLane = async (steps) => {
    for (const [name, ...command] of steps) {
      if (!keepsGoing && done.some(({ passed }) => !passed)) return
      done.push(await runStep(name, command, env))
    }
  }
  await Promise.all(lanes.map(runLane))
  return done
}

/** @returns whether everything passed; printed with the time that it took in all and per step */
export function tellEnd(steps) {
  const failed = steps.filter(({ passed }) => !passed)
  for (const { name, passed, seconds } of steps) console.log(`${passed ? '✓' : '✗'} ${name}  ${timeOf(seconds)}`)
  if (failed.length > 0) console.log(`FAILED: ${failed.map(({ name }) => name).join(', ')}`)
  return failed.length === 0
}

async function runStep(name, command, env) {
  console.log(`… ${name}`)
  const began = performance.now()
  const started = spawn(process.execPath, [STEP, takenBy(name), ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const pieces = []
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (piece) => pieces.push(piece))
  const [status] = await once(started, 'close')
  const printed = Buffer.concat(pieces).toString()
  writeFileSync(printedBy(name), stripVTControlCharacters(printed))
  const passed = status === 0
  const seconds = (performance.now() - began) / 1000
  console.log(`\n${passed ? '✓' : '✗'} ${name}, ${timeOf(seconds)}\n${passed ? endOf(printed) : printed}`)
  return { name, passed, seconds }
}

const endOf = (printed) => printed.trimEnd().split('\n').slice(-LINES).join('\n')

function timeOf(seconds) {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
