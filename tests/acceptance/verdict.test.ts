/** The gate at the end of `npm test`: what it believes, what it refuses, and when it passes. */
import { describe, expect, it } from 'vitest'
import { browserReport, unitReport } from './reports.mjs'
import rows from './rows.json'
import { refusals, rowByRow, statesOf, unknownRows, verdict } from './verdict.mjs'

const TREE = { commit: 'a'.repeat(40), changed: false, digest: '1'.repeat(64) }

/** A whole run of a kind, in which all is well. */
const runOf = (kind: 'unit' | 'browser', report: object = {}, run: object = {}) => ({
  run: {
    tree: TREE,
    ...(kind === 'unit' ? { began: '2026-11-21T10:00Z', ended: '2026-11-21T10:05Z' } : { began: '2026-11-21T10:06Z' }),
    status: 0,
    whole: null,
    report: 'digest',
    ...run,
  },
  digest: 'digest',
  report: { files: [`${kind}.ts`], tests: [{ title: 'is so [001]', outcome: 'passed' }], errors: [], ...report },
})
const FILES = { unit: ['unit.ts'], browser: ['browser.ts'] }
const NINE = Array.from({ length: 9 }, (_, at) => `[00${at + 1}]`)
const idOf = (row: string) => row.slice(1, -1)
const failed = [{ title: 'is so [001]', outcome: 'failed' }]

describe('a report is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['where there is none', { unit: undefined }, 'No report of a whole run of the unit tests'],
    ['of another commit', { unit: runOf('unit', {}, { tree: { ...TREE, commit: 'b'.repeat(40) } }) }, 'bbbbbbbbbbbb'],
    [
      'of other files on the same commit',
      { browser: runOf('browser', {}, { tree: { ...TREE, changed: true, digest: '2'.repeat(64) } }) },
      'ran on commit aaaaaaaaaaaa with changes (files 222222222222), and here is commit aaaaaaaaaaaa.',
    ],
    [
      'that a part of the tests wrote since',
      { unit: { ...runOf('unit'), digest: 'of a part' } },
      'unit tests is not the one of their last whole run',
    ],
    ['of tests that left a file out', { unit: runOf('unit', { files: [] }) }, 'The unit tests of unit.ts did not run.'],
    [
      'of a failed load',
      { unit: runOf('unit', { errors: ['app/x.test.ts No such module'] }, { status: 1 }) },
      'No such',
    ],
    [
      'of a run that ended badly though no test failed',
      { browser: runOf('browser', {}, { status: 1 }) },
      'ended with 1, and none failed',
    ],
    [
      'of an older run than the other one',
      { browser: runOf('browser', {}, { began: '2026-11-21T09:00Z' }) },
      'of an older run',
    ],
    [
      'of an older run of all tests than the other one',
      {
        unit: runOf('unit', {}, { whole: 'this one' }),
        browser: runOf('browser', {}, { whole: 'the one before', began: '2026-11-21T09:00Z' }),
      },
      'of an older run',
    ],
  ])('%s', (_name, changed, sentence) => {
    const runs = { unit: runOf('unit'), browser: runOf('browser'), ...changed }
    expect(refusals({ tree: TREE, runs, files: FILES }).join('\n')).toContain(sentence)
  })
})

it.each([
  ['of this commit', TREE, { unit: runOf('unit'), browser: runOf('browser') }],
  [
    'of this commit with the same changes',
    { ...TREE, changed: true },
    { unit: runOf('unit'), browser: runOf('browser') },
  ],
  [
    'of kinds that ran side by side',
    TREE,
    {
      unit: runOf('unit', {}, { whole: 'this one' }),
      browser: runOf('browser', {}, { whole: 'this one', began: '2026-11-21T10:01Z' }),
    },
  ],
  [
    'with a failed test, which its rows tell',
    TREE,
    { unit: runOf('unit', { tests: failed }, { status: 1 }), browser: runOf('browser') },
  ],
])('reports %s are believed', (_name, tree, runs) => {
  expect(refusals({ tree, runs, files: FILES })).toEqual([])
})

describe('a row', () => {
  const ROW = [{ id: '001', area: 'Purpose', section: '§1', requirement: 'Three pillars.' }]

  it.each([
    ['passes with a passing test', ['passed'], 'passes', true],
    ['passes beside a test that was left out', ['passed', 'left out'], 'passes', true],
    ['fails with one failing test of several', ['passed', 'failed'], 'FAILS', false],
    ['has no test where all were left out', ['left out'], 'no test', false],
    ['has no test where no title carries it', [], 'no test', false],
  ])('%s', (_name, outcomes, state, holds) => {
    const tests = outcomes.map((outcome) => ({ title: 'is so [001]', outcome }))
    expect(statesOf(ROW, tests)).toEqual([{ ...ROW[0], state }])
    expect(verdict(ROW, tests).holds).toBe(holds)
    expect(verdict(ROW, tests).lines.includes(`[001] ${state}: Three pillars.`)).toBe(!holds)
  })

  it.each([
    ['names a row that does not exist', [{ title: '[001] [241]', outcome: 'passed' }], ['241'], 'do not exist: 241'],
    [
      'names all rows',
      [{ title: NINE.join(''), outcome: 'passed' }],
      NINE.slice(1).map(idOf),
      'Names more than 8 rows',
    ],
    ['fails without a row', [...failed, { title: 'is not so', outcome: 'failed' }], [], 'is not so'],
  ])('nothing holds where a test %s', (_name, tests, unknown, said) => {
    const all = [{ title: '[001]', outcome: 'passed' }, ...tests]
    expect(unknownRows(ROW, all)).toEqual(unknown)
    expect(verdict(ROW, all).holds).toBe(false)
    expect(verdict(ROW, all).lines.join('\n')).toContain(said)
  })
})

describe('the requirement of a row', () => {
  const row = (id: string, requirement?: string) => ({ id, area: 'Purpose', section: '§1', requirement })
  const PASSED = ['001', '002'].map((id) => ({ title: `is so [${id}]`, outcome: 'passed' }))

  it.each([
    ['has words of its own', [row('001', 'One.'), row('002', 'Two.')], []],
    ['has none', [row('001', 'One.'), row('002')], ['002']],
    ['is blank', [row('001', ' '), row('002', 'Two.')], ['001']],
    ['is that of another row', [row('001', 'One.'), row('002', 'One.')], ['001', '002']],
  ])('%s', (_name, two, refused) => {
    const { lines, holds } = verdict(two, PASSED)
    expect(holds).toBe(refused.length === 0)
    expect(lines.filter((line) => line.startsWith('Without a requirement'))).toEqual(
      refused.map((id) => `Without a requirement of its own: ${id}`),
    )
  })

  it('stands beside each of the 240 rows', () => {
    const passed = rows.map(({ id }) => ({ title: `[${id}]`, outcome: 'passed' }))
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 240 }, (_, at) => at + 1))
    expect(verdict(rows, passed).holds).toBe(true)
  })

  it('is reported with the tests that say how it stands', () => {
    const told = rowByRow([row('001', 'One.')], [...PASSED, { title: 'fails [001]', outcome: 'failed' }])
    expect(told.filter(Boolean)).toEqual(['**001** One. *(§1, Purpose)* FAILS', '- is so [001]', '- fails [001]'])
  })
})

it('reads vitest: titles with their describes, what was left out, and files that did not load', () => {
  const test = (status: string) => ({ fullName: ` a room ${status}`, status })
  const report = {
    testResults: [
      {
        name: '/root/app/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('passed'), test('failed')],
      },
      { name: '/root/app/b.test.ts', status: 'passed', message: '', assertionResults: [test('skipped')] },
      { name: '/root/app/c.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      { name: '/root/app/d.test.ts', status: 'failed', message: 'A hook', assertionResults: [test('pending')] },
    ],
  }
  expect(unitReport(report, '/root/')).toEqual({
    files: ['app/a.test.ts', 'app/b.test.ts', 'app/c.test.ts', 'app/d.test.ts'],
    tests: [
      { title: 'a room passed', outcome: 'passed' },
      { title: 'a room failed', outcome: 'failed' },
      { title: 'a room skipped', outcome: 'left out' },
      { title: 'a room pending', outcome: 'left out' },
    ],
    errors: ['app/c.test.ts No such module', 'app/d.test.ts A hook'],
  })
})

it('reads Playwright: suites in suites, what was left out, and errors outside of tests', () => {
  const spec = (status: string) => ({ title: status, tests: [{ status }] })
  const report = {
    suites: [
      {
        title: 'home.spec.ts',
        file: 'public-pages/home.spec.ts',
        specs: [spec('expected'), spec('skipped')],
        suites: [{ title: 'in German', specs: [spec('unexpected'), spec('flaky')] }],
      },
    ],
    errors: [{ message: 'Cannot find module' }],
  }
  expect(browserReport(report)).toEqual({
    files: ['tests/e2e/public-pages/home.spec.ts'],
    tests: [
      { title: 'home.spec.ts expected', outcome: 'passed' },
      { title: 'home.spec.ts skipped', outcome: 'left out' },
      { title: 'home.spec.ts in German unexpected', outcome: 'failed' },
      { title: 'home.spec.ts in German flaky', outcome: 'failed' },
    ],
    errors: ['Cannot find module'],
  })
})
