/** `npm run acceptance`: which of the 240 acceptance rows have a passing test. A report, not a gate. */
import { existsSync, readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const rows = read('acceptance-rows.json')

/** Rows that a test title carries, as `[042]` or `[158] [159]`. */
const rowsIn = (title) => [...title.matchAll(/\[(\d{3})\]/g)].map((match) => match[1])

function unitTests() {
  return read('../test-results/unit.json').testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed' })),
  )
}

/** A test that was skipped is `ok` to Playwright, and proves nothing. */
const hasPassed = ({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected')

function browserTests() {
  const inSuite = (suite, path) => [
    ...(suite.specs ?? []).map((spec) => ({ title: `${path} ${spec.title}`, passed: hasPassed(spec) })),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${path} ${inner.title}`)),
  ]
  return read('../test-results/browser.json').suites.flatMap((suite) => inSuite(suite, suite.title))
}

for (const report of ['unit', 'browser'])
  if (!existsSync(new URL(`../test-results/${report}.json`, import.meta.url))) {
    console.error(`No report of the ${report} tests here. Run first:  npm test`)
    process.exit(1)
  }

const tests = [...unitTests(), ...browserTests()]
const states = rows.map(({ id, area }) => {
  const proofs = tests.filter((test) => rowsIn(test.title).includes(id))
  const state = proofs.length === 0 ? 'no test' : proofs.every((test) => test.passed) ? 'passes' : 'FAILS'
  return { id, area, state, tests: proofs.length }
})

for (const area of new Set(rows.map((row) => row.area))) {
  const inArea = states.filter((row) => row.area === area)
  const line = (state) => inArea.filter((row) => row.state === state).map((row) => row.id)
  const parts = ['passes', 'FAILS', 'no test']
    .map((state) => [state, line(state)])
    .filter(([, ids]) => ids.length > 0)
    .map(([state, ids]) => `${state} ${ids.join(' ')}`)
  console.log(`${area}: ${parts.join(' · ')}`)
}
const count = (state) => states.filter((row) => row.state === state).length
console.log(
  `\n${count('passes')} of ${rows.length} rows pass, ${count('FAILS')} fail, ${count('no test')} have no test yet.`,
)
const unknown = [...new Set(tests.flatMap((test) => rowsIn(test.title)))].filter(
  (id) => !rows.some((row) => row.id === id),
)
if (unknown.length > 0) console.log(`Titles name rows that do not exist: ${unknown.join(' ')}`)
