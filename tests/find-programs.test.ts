/** If a program that some tests need cannot be had, the output says so, and a CI fails. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROGRAMS = [
  { file: 'find-redis.mjs', find: 'findRedis', program: 'redis-server' },
  { file: 'find-java.mjs', find: 'findJava', program: 'java' },
]

/** On a machine without any program, not even an installer. */
function askWhere(CI: string, { file, find }: (typeof PROGRAMS)[number]) {
  const ask = `import { ${find}, MISSING } from ${JSON.stringify(new URL(file, import.meta.url).href)}
console.log(${find}() || MISSING)`
  const PATH = mkdtempSync(join(tmpdir(), 'nothing-'))
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', ask], { env: { NODE_ENV: 'test', PATH, CI } })
  return { status: asked.status, said: `${asked.stdout}${asked.stderr}` }
}

describe.each(PROGRAMS)('without $program', (one) => {
  const sentence = `DID NOT RUN: no ${one.program} here`

  it.each(['', '0', 'false'])('and CI=%j, the run says what did not run, and goes on', (ci) => {
    const { status, said } = askWhere(ci, one)
    expect(status).toBe(0)
    expect(said).toContain(sentence)
  })

  it.each(['1', 'true'])('and CI=%j, it fails, and says why', (ci) => {
    const { status, said } = askWhere(ci, one)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said).toContain(`In a CI (CI=${ci}) that is a failure`)
  })
})
