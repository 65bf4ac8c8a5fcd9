/**
 * `npm run test:changed`: for what the last commit and the files since have changed, the lint, all types, and the unit
 * tests concerned, in under a minute on two quiet cores. A changed test always runs; of the others the quickest run,
 * and the rest is listed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportOf } from './acceptance/whole-run.mjs'
import { runLanes, script, tellEnd } from './steps.mjs'
import { shallowFilesOf, testFilesOf } from './test-files.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Seconds of tests for two workers: with them a minute has room for lint, types and the loading of modules. */
const MOST_SECONDS = 30
/** The time of a file that the last report does not know. */
const SECONDS_OF_A_FILE = 1

const lines = (command, ...args) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)
/** The most file names that are printed; beyond that, only their number. */
const MOST_NAMED = 12
const read = (path) => readFileSync(join(ROOT, path), 'utf8')

const [since] = lines('git', 'rev-parse', 'HEAD~1')
const changed = [
  ...lines('git', 'diff', '--name-only', since),
  ...lines('git', 'ls-files', '--others', '--exclude-standard'),
]
const there = changed.filter((path) => existsSync(join(ROOT, path)))
console.log(`${changed.length} files have changed since ${since.slice(0, 12)}.`)

const { tried, left } = withinAMinute(touchedTests())
const vitest = [
  'changed-tests',
  'npx',
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--reporter=default',
  ...tried,
]
const steps = await runLanes([
  [['changed-lint', 'npx', 'biome', 'check', '--no-errors-on-unmatched', ...there], script('types')],
  tried.length > 0 ? [vitest] : [],
])
const passed = tellEnd(steps)
tellLeft('they take longer', 'test:unit', left)
const journeys = touchedJourneys()
if (journeys.length > 0) tellLeft('they open browsers', 'test:browser', journeys)
else if (there.some((path) => /^(app|public)\//.test(path)))
  console.log('\nWhat only a browser shows:  npm run test:browser')
process.exit(passed ? 0 : 1)

function tellLeft(why, command, files) {
  if (files.length === 0) return
  const named = files.length > MOST_NAMED ? '' : ` -- ${files.join(' ')}`
  console.log(`\nNot run, for ${why} (${files.length} files):  npm run ${command}${named}`)
}

/** Tests that import what has changed, however indirectly, and those that name a changed file which is no module. */
function touchedTests() {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  const listed = join(folder, 'files.json')
  execFileSync(
    'npx',
    ['vitest', 'list', '--config', 'tests/vitest.config.ts', '--changed', since, '--filesOnly', `--json=${listed}`],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const importing = JSON.parse(readFileSync(listed, 'utf8')).map(({ file }) => file.slice(ROOT.length))
  rmSync(folder, { recursive: true })
  const names = changed.filter((path) => !/\.tsx?$/.test(path)).map((path) => basename(path))
  const naming = shallowFilesOf('unit').filter((path) => names.some((name) => read(path).includes(name)))
  return [...new Set([...importing, ...naming])]
}

/** Changed tests, and tests beside changed files, come first; then the quickest. */
function withinAMinute(files) {
  const seconds = secondsOfLastReport()
  const folders = new Set(changed.map((path) => dirname(path)))
  const placeOf = (file) => (changed.includes(file) ? 0 : folders.has(dirname(file)) ? 1 : 2)
  const inOrder = files
    .map((file) => ({ file, place: placeOf(file), takes: seconds.get(file) ?? SECONDS_OF_A_FILE }))
    .toSorted((a, b) => a.place - b.place || a.takes - b.takes)
  const [tried, left] = [[], []]
  let sum = 0
  for (const { file, place, takes } of inOrder) {
    const fits = place === 0 || sum + takes <= MOST_SECONDS
    ;(fits ? tried : left).push(file)
    if (fits) sum += takes
  }
  return { tried, left }
}

function secondsOfLastReport() {
  if (!existsSync(reportOf('unit'))) return new Map()
  const { testResults } = JSON.parse(readFileSync(reportOf('unit'), 'utf8'))
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [name.slice(ROOT.length), (endTime - startTime) / 1000]),
  )
}

/** Specs that have changed, and those that import what has changed beside them. */
function touchedJourneys() {
  const names = changed.filter((path) => path.startsWith('tests/')).map((path) => basename(path).replace(/\.tsx?$/, ''))
  return testFilesOf('browser').filter(
    (path) => changed.includes(path) || names.some((name) => read(path).includes(`/${name}'`)),
  )
}
