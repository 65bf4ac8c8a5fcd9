/** The steps of `npm test`: what runs side by side, what a failure stops, and what is kept of each. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { printedBy, runLanes, takenBy, tellEnd } from './steps.mjs'
import { deepFilesOf, shallowFilesOf, testFilesOf } from './test-files.mjs'

/** Only for this file: a run of all tests keeps its own beside them. */
const named = (name: string) => `steps-test-${name}`
const step = (name: string, code: string) => [named(name), process.execPath, '-e', code]
const NAMES = ['first', 'second', 'beside'].map(named)
const removed = () => {
  for (const name of NAMES) for (const path of [printedBy(name), takenBy(name)]) rmSync(path, { force: true })
}

let said: string[]
beforeEach(() => {
  removed()
  said = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  return () => log.mockRestore()
})
afterAll(removed)

const PASSES = 'console.log("a line")'
const FAILS = 'console.error("what is wrong\\n".repeat(20)); process.exit(3)'

it.each([
  ['all pass', PASSES, false, ['first', 'second'], true],
  ['one fails', FAILS, false, ['first'], false],
  ['one fails, and all are to be seen', FAILS, true, ['first', 'second'], false],
])('where %s', async (_name, code, keepsGoing, ran, passed) => {
  const steps = await runLanes([[step('first', code), step('second', PASSES)]], { keepsGoing })
  expect(steps.map(({ name }) => name)).toEqual(ran.map(named))
  expect(tellEnd(steps)).toBe(passed)
})

it('of a failure all is printed, of the others the end, and of each it is kept what it printed and took', async () => {
  const lines = 'for (let i = 1; i < 40; i++) console.log("line " + i)'
  const steps = await runLanes([[step('first', FAILS)], [step('beside', lines)]], { keepsGoing: true })
  expect(steps.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ passed }) => passed)).toEqual([true, false])
  const all = said.join('\n')
  expect(all.match(/what is wrong/g)).toHaveLength(20)
  expect(all).toContain('line 39')
  expect(all).not.toContain('line 2\n')
  expect(readFileSync(printedBy(named('beside')), 'utf8')).toContain('line 1\n')
  expect(JSON.parse(readFileSync(takenBy(named('first')), 'utf8'))).toMatchObject({ status: 3 })
})

it('gives a step what the run is called, so that reports can be recognised as of one run', async () => {
  await runLanes([[step('first', 'console.log(process.env.TEST_RUN)')]], { env: { TEST_RUN: 'of this run' } })
  expect(readFileSync(printedBy(named('first')), 'utf8')).toBe('of this run\n')
})

it('leaves what is named deep out of `npm test`, and nothing else', () => {
  for (const kind of ['unit', 'browser'] as const) {
    const [all, shallow] = [testFilesOf(kind), shallowFilesOf(kind)]
    expect(all.filter((path) => !shallow.includes(path)).filter((path) => !path.includes('.deep.'))).toEqual([])
    expect(shallow.filter((path) => path.includes('.deep.'))).toEqual([])
    expect(all.every((path) => existsSync(path))).toBe(true)
  }
  expect(deepFilesOf('unit', [])).toContain('tests/faults/vault.deep.test.ts')
  expect(deepFilesOf('unit', [])).toContain('tests/faults/parties.test.ts')
  expect(deepFilesOf('unit', [])).toContain('app/pages/avs/route-partner-years.test.ts')
  expect(deepFilesOf('unit', ['faults']).filter((path) => path.startsWith('tests/faults/'))).toEqual([])
})
