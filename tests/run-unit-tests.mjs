/** `npm run test:unit [-- file ...]`: all unit tests, or those of the files that are named. */
import { runTests } from './acceptance/whole-run.mjs'

process.exit(
  runTests('unit', ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'], {
    whole: ['--allowOnly=false'],
    part: process.argv.slice(2),
  }),
)
