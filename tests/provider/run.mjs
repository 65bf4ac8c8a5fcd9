/** `npm run test:provider [-- -t words]`: finds LemonLDAP::NG, then signs people in at it and out again. */
import { spawnSync } from 'node:child_process'
import { findLemonldap, MISSING } from '../find-lemonldap.mjs'

if (!findLemonldap()) {
  console.error(MISSING)
  process.exit(1)
}
const command = ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/provider/lemonldap.deep.test.ts']
const { status } = spawnSync('npx', [...command, '--reporter=default', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: 'deep' },
})
process.exit(status ?? 1)
