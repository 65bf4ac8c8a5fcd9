/** `npm run test:provider [-- -t words]`: finds LemonLDAP::NG, then signs people in at it and out again. */
import { spawnSync } from 'node:child_process'
import { findLemonldap, MISSING } from '../find-lemonldap.mjs'
import { isCi } from '../is-ci.mjs'

if (!findLemonldap()) {
  console.error(MISSING)
  // As a lane of `npm run test:deep` it may be left out, but not in a CI.
  process.exit(process.env.TESTS === 'deep' && !isCi() ? 0 : 1)
}
const command = [
  ...['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/provider/lemonldap.deep.test.ts'],
  ...['--reporter=default', '--reporter=json', '--outputFile.json=test-results/deep/provider.json'],
]
const { status } = spawnSync('npx', [...command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: 'deep' },
})
process.exit(status ?? 1)
