import { expect, it, onTestFinished } from 'vitest'
import { loadOf } from './load-of-settings'
import { readEnv } from './settings'

/** More than a process takes in one turn that is long, and fewer than it takes in all. */
const IN_ONE_TURN = 50
const LONG_TURN_MS = 300

it.each([
  [{}, 'sends some away'],
  [{ RATE_LIMIT: 'off' }, 'sends some away'],
  [{ LOAD_LIMIT: 'off' }, 'takes them all'],
])('with %j a process whose loop is late %s', (given, does) => {
  const load = loadOf(readEnv(given))
  onTestFinished(load.stop)
  const begun = performance.now()
  while (performance.now() - begun < LONG_TURN_MS);
  const entered = Array.from({ length: IN_ONE_TURN }, () => load.enter())
  expect(entered.includes(null) ? 'sends some away' : 'takes them all').toBe(does)
})
