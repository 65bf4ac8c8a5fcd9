/**
 * `npm run acceptance`, the end of `npm test`: which of the 240 acceptance rows have a passing test. It fails if one
 * has none, if a test failed, or if the reports are not those of whole runs on the present files. Afterwards
 * `test-results/acceptance.md` says what each row asks, and which tests prove it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shallowFilesOf } from '../test-files.mjs'
import { browserReport, unitReport } from './reports.mjs'
import { nameOf, treeAt } from './tree.mjs'
import { refusals, rowByRow, verdict } from './verdict.mjs'
import { digestOf, KINDS, reportOf, runOf } from './whole-run.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READ = { unit: (json) => unitReport(json, ROOT), browser: browserReport }

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const perKind = (of) => Object.fromEntries(KINDS.map((kind) => [kind, of(kind)]))

const tree = treeAt(ROOT)
const runs = perKind((kind) => {
  const [report, run] = [reportOf(kind), runOf(kind)]
  if (!existsSync(report) || !existsSync(run)) return undefined
  return { run: read(run), digest: digestOf(report), report: READ[kind](read(report)) }
})
const refused = refusals({ tree, runs, files: perKind(shallowFilesOf) })
if (refused.length > 0) {
  for (const line of refused) console.error(line)
  console.error('\nThis proves nothing of what lies here. Run first:  npm test')
  process.exit(1)
}

const rows = read(fileURLToPath(new URL('rows.json', import.meta.url)))
const tests = KINDS.flatMap((kind) => runs[kind].report.tests)
const { lines, holds } = verdict(rows, tests)
writeFileSync(
  `${ROOT}/test-results/acceptance.md`,
  [`# Acceptance of ${nameOf(tree)}`, ...rowByRow(rows, tests), ''].join('\n'),
)
console.log(`Acceptance of ${nameOf(tree)}`)
for (const kind of KINDS) console.log(`${kind} tests: ${runs[kind].report.tests.length}, ended ${runs[kind].run.ended}`)
console.log(['', ...lines, 'Row by row, with what is asked: test-results/acceptance.md'].join('\n'))
process.exit(holds ? 0 : 1)
