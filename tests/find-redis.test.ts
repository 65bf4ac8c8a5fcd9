/** Where no Redis server can be had: said, and in a CI a failure. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASK = `import { findRedis, MISSING } from ${JSON.stringify(new URL('find-redis.mjs', import.meta.url).href)}
console.log(findRedis() || MISSING)`

/** On a machine with no program at all, an installer included. */
function askWhere(CI: string) {
  const PATH = mkdtempSync(join(tmpdir(), 'nothing-'))
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', ASK], { env: { NODE_ENV: 'test', PATH, CI } })
  return { status: asked.status, said: `${asked.stdout}${asked.stderr}` }
}

it.each(['', '0', 'false'])('without a Redis server, and CI=%j, the run says what did not run, and goes on', (ci) => {
  const { status, said } = askWhere(ci)
  expect(status).toBe(0)
  expect(said).toContain('DID NOT RUN: no redis-server here')
})

it.each(['1', 'true'])('without a Redis server, and CI=%j, it fails, and says why', (ci) => {
  const { status, said } = askWhere(ci)
  expect(status).toBe(1)
  expect(said).toContain('DID NOT RUN: no redis-server here')
  expect(said).toContain(`In a CI (CI=${ci}) that is a failure`)
})
