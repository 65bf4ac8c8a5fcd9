/**
 * `npm run tests:pyramid`: writes into tests/README.md how many tests each lane has and how long it takes, from the
 * reports of the last whole runs of `npm test` and `npm run test:deep` here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserReport, unitReport } from './acceptance/reports.mjs'
import { nameOf } from './acceptance/tree.mjs'
import { digestOf, reportOf, runOf } from './acceptance/whole-run.mjs'
import { takenBy } from './steps.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const README = join(ROOT, 'tests/README.md')
const [BEGIN, END] = ['<!-- written by `npm run tests:pyramid` -->', '<!-- end -->']
const RESULTS = join(ROOT, 'test-results')

/** From the narrow top to the broad foot: what only long runs try, what only a browser shows, down to single functions. */
const UNIT = {
  visits: 'what somebody meets who signs in, types and reads, without script',
  product: 'the whole product in process: doors, sign-in, vault, bad input',
  rooms: 'use cases, calls and pages, without doors',
  alone: 'what replaces the clock, modules or React of a whole process',
  properties: 'rules that hold for every life, on random ones',
  pure: 'law, pillars, sentences, forms and views',
}
const DEEP = {
  patterns: 'every regular expression judged anew',
  properties: 'the same rules, on many more lives',
  fuzz: 'bad input in forms, calls, addresses and files',
  changes: 'a change made on a copy of the project, and what the compiler and the tests name',
  provider: 'sign-ins at LemonLDAP::NG, over HTTP',
  tables: 'the long rest of tables that `npm test` begins',
  faults: 'the vault, the disk, the clock, every party and the process fail',
  journeys: 'journeys that are stopped, killed, or served by several processes',
  machines: 'two processes behind nginx over one Redis',
  a11y: 'every page in every state, by four checkers',
  walks: 'what auditors do by hand, in every state',
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
const number = (value) => (value == null ? '–' : Math.round(value).toLocaleString('en'))
const row = (...cells) => `| ${cells.join(' | ')} |`

const [unit, browser] = [read(reportOf('unit')), read(reportOf('browser'))]
const [ofUnit, ofBrowser] = [read(runOf('unit')), read(runOf('browser'))]
const isWhole = (kind, run) => run && existsSync(reportOf(kind)) && run.report === digestOf(reportOf(kind))
if (!(isWhole('unit', ofUnit) && isWhole('browser', ofBrowser))) {
  console.error('No reports of a whole run are here. Run first:  npm test')
  process.exit(1)
}
const table = [
  `Of ${nameOf(ofUnit.tree)}, ${ofUnit.ended.slice(0, 10)}. Seconds are those of a core; those of a lane of the unit tests are its`,
  'share of what all of them took.',
  '',
  row('`npm test`', 'what', 'tests', 'seconds'),
  '|---|---|---|---|',
  row(
    'browser',
    'what only a browser shows',
    number(browserReport(browser).tests.length),
    number(ofBrowser.coreSeconds),
  ),
  ...unitRows(),
  ...['build', 'types', 'lint'].map((name) => row(name, '', '', number(read(takenBy(name))?.coreSeconds))),
  '',
  row('`npm run test:deep`', 'what', 'tests', 'seconds'),
  '|---|---|---|---|',
  ...Object.entries(DEEP).map(([name, what]) =>
    row(name, what, number(read(takenBy(name)) && testsOf(name)), number(read(takenBy(name))?.coreSeconds)),
  ),
]
const [before = '', rest = ''] = readFileSync(README, 'utf8').split(BEGIN)
writeFileSync(README, `${before}${BEGIN}\n${table.join('\n')}\n${END}${rest.split(END)[1] ?? '\n'}`)
console.log(table.join('\n'))

/**
 * By lanes, which are vitest's projects; properties, which are pure, and visits of the product are listed separately.
 */
function unitRows() {
  const projects = projectsByFile()
  const lanes = Map.groupBy(unit.testResults, ({ name }) => {
    const file = name.slice(ROOT.length)
    const [, folder] = /^tests\/(properties|visits)\//.exec(file) ?? []
    return folder ?? projects.get(file)
  })
  const took = (files) => files.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
  const all = took(unit.testResults)
  return Object.entries(UNIT).map(([name, what]) => {
    const files = lanes.get(name) ?? []
    const tests = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
    return row(name, what, number(tests), number(ofUnit.coreSeconds && (ofUnit.coreSeconds * took(files)) / all))
  })
}

function projectsByFile() {
  const folder = mkdtempSync(join(tmpdir(), 'pyramid-'))
  const listed = join(folder, 'files.json')
  execFileSync('npx', ['vitest', 'list', '--config', 'tests/vitest.config.ts', '--filesOnly', `--json=${listed}`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const files = read(listed)
  rmSync(folder, { recursive: true })
  return new Map(files.map(({ file, projectName }) => [file.slice(ROOT.length), projectName]))
}

/** The report of a deep lane, in either place; nothing if it has not run here. */
function testsOf(name) {
  const report = read(`${RESULTS}/deep/${name}.json`) ?? read(`${RESULTS}/${name}.json`)
  if (!report) return null
  return (report.testResults ? unitReport(report, ROOT) : browserReport(report)).tests.length
}
