/** `npm run test:unit [-- file ...]`: all unit tests, or those of the named files. */
import { runTests } from './acceptance/whole-run.mjs'
import { overdueLaw } from './overdue-law.mjs'
import { overdueVersions } from './overdue-versions.mjs'

const status = runTests('unit', ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'], {
  whole: ['--allowOnly=false'],
  part: process.argv.slice(2),
})
// Only a reminder: a date never fails the tests.
const overdue = [
  ...(await overdueLaw()),
  ...overdueVersions(process.env.TODAY || new Date().toISOString().slice(0, 10)),
]
if (overdue.length > 0) console.warn(`To go through again (npm run check:dates):\n${overdue.join('\n')}`)
process.exit(status)
