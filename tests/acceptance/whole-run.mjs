/**
 * Runs all tests of a kind, and writes beside their report what it was made from. A partial run writes its report too,
 * but nothing beside it: the digest no longer fits, and `npm run acceptance` refuses the report.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coreSeconds } from '../core-seconds.mjs'
import { treeAt } from './tree.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const KINDS = ['unit', 'browser']
export const reportOf = (kind, root = ROOT) => `${root}/test-results/${kind}.json`
export const runOf = (kind, root = ROOT) => `${root}/test-results/${kind}.run.json`
export const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** With arguments only a part of them, which proves nothing; the status is that of the tests. */
export function runTests(kind, [command, ...always], { whole, part, env }) {
  const run = (args) =>
    spawnSync(command, [...always, ...args], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  if (part.length > 0) return run(part)

  for (const path of [reportOf(kind), runOf(kind)]) rmSync(path, { force: true })
  const tree = treeAt(ROOT)
  const began = new Date().toISOString()
  const status = run(whole)
  const ended = new Date().toISOString()
  // Without a report, the run ended before its tests did.
  if (existsSync(reportOf(kind)))
    writeFileSync(
      runOf(kind),
      JSON.stringify({
        tree,
        /** The run of all tests that this is a part of: the other kind may run beside it. */
        whole: process.env.TEST_RUN || null,
        began,
        ended,
        status,
        coreSeconds: coreSeconds(),
        report: digestOf(reportOf(kind)),
      }),
    )
  return status
}
