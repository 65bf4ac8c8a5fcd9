/**
 * `npm run test:deep [-- lane ...]`: everything at its full length, or the named lanes; a failure stops nothing else.
 * Lanes without a build run one after the other, beside those of the built product, which often wait. `CASES=20000`:
 * fewer random cases than 100,000.
 */
import { mkdirSync } from 'node:fs'
import { runLanes, script, tellEnd } from './steps.mjs'
import { deepFilesOf } from './test-files.mjs'

const REPORTS = 'test-results/deep'

const vitest = (name, ...files) => [
  ...[name, 'npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...files],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`],
]

const built = (name, ...command) => ({ step: [name, ...command], isOfBuild: true })
const tables = deepFilesOf('unit', ['changes', 'patterns', 'properties', 'provider', 'fuzz', 'faults'])
const journeys = deepFilesOf('browser', [])

/** What each lane runs, and whether that is the built product. */
const LANES = {
  patterns: { step: vitest('patterns', 'tests/patterns') },
  properties: { step: vitest('properties', 'tests/properties') },
  fuzz: { step: vitest('fuzz', 'tests/fuzz') },
  tables: { step: vitest('tables', ...tables) },
  changes: { step: vitest('changes', 'tests/changes') },
  provider: { step: ['provider', 'node', 'tests/provider/run.mjs'] },
  faults: built(...vitest('faults', 'tests/faults')),
  journeys: built('journeys', 'node', 'tests/run-browser-tests.mjs', ...journeys),
  machines: built('machines', 'node', 'tests/machines/run.mjs'),
  a11y: built('a11y', 'node', 'tests/a11y/run.mjs'),
  walks: built('walks', 'node', 'tests/run-browser-tests.mjs', '--config', 'tests/a11y/hand/playwright.config.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(LANES, name))
if (unknown.length > 0) {
  console.error(`No such lane: ${unknown.join(', ')}. There are: ${Object.keys(LANES).join(', ')}.`)
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })
const lanes = Object.entries(LANES).flatMap(([name, lane]) =>
  asked.length === 0 || asked.includes(name) ? [lane] : [],
)
const stepsOf = (wanted) => lanes.filter(({ isOfBuild = false }) => isOfBuild === wanted).map(({ step }) => step)
const [here, ofBuild] = [stepsOf(false), stepsOf(true)]
const build = ofBuild.length > 0 ? await runLanes([[script('build')]]) : []
// An earlier build does not match the present files.
if (build.some(({ passed }) => !passed)) process.exit(1)
const steps = await runLanes([here, ofBuild], { keepsGoing: true, env: { TESTS: 'deep' } })
process.exit(tellEnd([...build, ...steps]) ? 0 : 1)
